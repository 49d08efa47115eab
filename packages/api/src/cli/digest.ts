import { readDigestConfiguration } from '../config/environment.ts';
import type { DigestOutcome } from '../digest/send.ts';
import { sendDigests } from '../digest/send.ts';
import { print, sanitizeCell, writeAuditLog } from './output.ts';
import { withDatabase } from './with-database.ts';

/**
 * Sends the digests of today that were not sent yet.
 *
 * @returns the exit code: 1 if somebody did not get theirs, so that the timer shows it.
 */
export async function digest(environment: NodeJS.ProcessEnv): Promise<number> {
  const { settings, ...configuration } = readDigestConfiguration(environment);
  const outcomes = await withDatabase(configuration, ({ database }) =>
    sendDigests({ database, settings, now: new Date() }),
  );
  return Math.max(...outcomes.map(report));
}

/** @returns the exit code. */
function report(outcome: DigestOutcome): number {
  const { siteId, to, result } = outcome;
  const name = siteId === '' ? 'The digest of all records' : `The digest of ${siteId}`;
  switch (result) {
    case 'not-due':
      print(`${name} was sent today, or is being sent.`);
      return 0;
    case 'nothing-to-tell':
      print(`${name} has nothing to tell today.`);
      return 0;
    case 'failed':
      process.stderr.write(
        `${name} was not sent: ${formatError(outcome.error)}. Check SMTP_URL and the mail server, and run this again.\n`,
      );
      return 1;
    case 'sent':
      writeAuditLog(`sent the digest of ${siteId === '' ? 'all records' : siteId}`);
      print(`${name} was sent to ${to.length - outcome.refused.length} of ${to.length} addresses.`);
      if (outcome.refused.length === 0) return 0;
      process.stderr.write(
        `${name} was refused for ${outcome.refused.map(sanitizeCell).join(', ')}, so they are not told. Correct the addresses.\n`,
      );
      return 1;
  }
}

/** What the mail server said, for a terminal. */
const formatError = (error: unknown): string =>
  sanitizeCell(error instanceof Error ? error.message : String(error)).slice(0, 200);
