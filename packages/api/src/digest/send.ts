import { createTransport } from 'nodemailer';
import { LOCAL_HOSTS } from '../limits/origin.ts';
import { claimDigest, completeDigest, releaseDigest } from '../storage/digest-store.ts';
import type { Database } from '../storage/schema.ts';
import { countRecords, listRecords } from '../storage/staff-store.ts';
import type { WaitingRecords } from './compose.ts';
import { composeDigest } from './compose.ts';
import type { DigestAudience, DigestSettings } from './settings.ts';

/** How long the mail server may be silent, in milliseconds: much less than a digest stays claimed. */
const SMTP_TIMEOUT_MS = 20_000;

/** What came of one digest. `refused`: addresses that the mail server did not accept. */
export type DigestOutcome = DigestAudience &
  (
    | { result: 'sent'; refused: string[] }
    | { result: 'nothing-to-tell' }
    | { result: 'not-due' }
    | { result: 'failed'; error: unknown }
  );

export type DigestOptions = { database: Database; settings: DigestSettings; now: Date; timeoutMs?: number };

/**
 * Sends each digest that was not sent today. It is recorded as sent once the mail server has accepted it, so after a
 * crash it may arrive twice. One that fails does not hold up the others.
 *
 * @throws Error if the database fails.
 */
export async function sendDigests(options: DigestOptions): Promise<DigestOutcome[]> {
  const outcomes: DigestOutcome[] = [];
  for (const audience of options.settings.audiences) outcomes.push(await sendDigest(audience, options));
  return outcomes;
}

async function sendDigest(audience: DigestAudience, options: DigestOptions): Promise<DigestOutcome> {
  const { database, now } = options;
  const { siteId } = audience;
  const claim = await claimDigest(database, siteId, now);
  if (claim === null) return { ...audience, result: 'not-due' };
  try {
    const waiting = await readWaitingRecords(database, siteId);
    if (siteId !== '' && waiting.requests.length === 0) {
      await completeDigest(database, siteId, now);
      return { ...audience, result: 'nothing-to-tell' };
    }
    const message = composeDigest(siteId, waiting, { lastSentAt: claim.lastSentAt, now });
    const refused = await sendMail(audience, message, options);
    await completeDigest(database, siteId, now);
    return { ...audience, result: 'sent', refused };
  } catch (error) {
    await releaseDigest(database, siteId);
    return { ...audience, result: 'failed', error };
  }
}

/** A study site is told of its own requests only. */
async function readWaitingRecords(database: Database, siteId: string): Promise<WaitingRecords> {
  const requests = await listRecords(database, 'join', { isWaiting: true });
  if (siteId !== '')
    return { requests: requests.filter(({ site_id }) => site_id === siteId), messages: [], alertCount: null };
  const alerts = await countRecords(database, 'alert');
  return {
    requests,
    messages: await listRecords(database, 'contact', { isWaiting: true }),
    alertCount: alerts.reduce((total, { isDone, count }) => total + (isDone ? 0 : count), 0),
  };
}

/** @returns the addresses that the mail server refused, while it accepted another. */
async function sendMail(
  { siteId, to }: DigestAudience,
  { subject, text }: { subject: string; text: string },
  { settings: { smtpUrl, from }, now, timeoutMs = SMTP_TIMEOUT_MS }: DigestOptions,
): Promise<string[]> {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Without it, who can change the traffic can have the password sent in clear.
    requireTLS: !LOCAL_HOSTS.includes(new URL(smtpUrl).hostname),
  });
  const name = ['digest', now.toISOString().slice(0, 10), ...(siteId === '' ? [] : [siteId])].join('.');
  try {
    const { rejected } = await transport.sendMail({
      from,
      to,
      subject,
      text,
      // The same for a repeated digest, so that mail servers can drop the second.
      messageId: `<${name}@${from.split('@').at(-1)}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    return rejected;
  } finally {
    transport.close();
  }
}
