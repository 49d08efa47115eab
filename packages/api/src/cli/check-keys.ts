import { readFileSync, writeFileSync } from 'node:fs';
import { readStaffConfiguration } from '../config/environment.ts';
import { createReference } from '../sealing/reference.ts';
import { createOpener, createSealer, tryOpen } from '../sealing/seal.ts';
import { readSiteRecipients } from '../sealing/site-recipients.ts';
import { parseKeyCheck, serializeKeyCheckLine } from './export-line.ts';
import { readKeyFile } from '../config/private-file.ts';
import { formatKeyCount, print, sanitizeForTerminal } from './output.ts';

/**
 * Seals a test message to each key of `AGE_RECIPIENTS` and of `SITE_RECIPIENTS_FILE`, alone, as the service seals records. Needs no private key and no
 * database.
 *
 * @throws Error if there is no key, or the file exists.
 */
export async function sealKeyCheck(environment: NodeJS.ProcessEnv, out: string): Promise<void> {
  const { recipients: programme, siteRecipientsFile } = readStaffConfiguration(environment);
  const sites = siteRecipientsFile === null ? {} : readSiteRecipients(siteRecipientsFile);
  const recipients = [...new Set([...programme, ...Object.values(sites).flat()])];
  if (recipients.length === 0) {
    throw new Error(
      'AGE_RECIPIENTS is not set, so there is no key to check. Set the public keys of the service (age1…).',
    );
  }
  const lines = await Promise.all(
    recipients.map(async (recipient) =>
      serializeKeyCheckLine(recipient, await createSealer([recipient])(createMessage(recipient))),
    ),
  );
  writeFileSync(out, lines.join(''), { mode: 0o600, flag: 'wx' });
  print(
    `Sealed a test message to ${formatKeyCount(recipients.length)}, into ${out}. ` +
      'Where the private key is, run: longcovid-api keys check FILE --identity KEY',
  );
}

/**
 * Opens the test messages with a private key, on a machine that is not the server, and prints which public keys it belongs
 * to.
 *
 * @returns the exit code: 1 if it opens none of them.
 */
export async function openKeyCheck(file: string, identity: string): Promise<number> {
  const open = createOpener(readKeyFile(identity));
  let opened = 0;
  for (const { recipient, sealed } of parseKeyCheck(readFileSync(file, 'utf8'))) {
    const body = await tryOpen(open, Buffer.from(sealed, 'base64'));
    const isOpened = body?.kind === 'contact' && body.message === recipient;
    if (isOpened) opened += 1;
    print(`${isOpened ? 'opens' : 'does not open'}: ${sanitizeForTerminal(recipient, MAX_RECIPIENT_LENGTH)}`);
  }
  if (opened > 0) return 0;
  process.stderr.write(
    'This key opens none of them, so records sealed to these keys would be lost if no other key opens them. ' +
      'Do not use these keys before a private key opens each.\n',
  );
  return 1;
}

/** Longer than recipients of X25519 (62 characters). */
const MAX_RECIPIENT_LENGTH = 100;

/** It names its key, so that no line can be taken for another. */
const createMessage = (recipient: string) => ({
  version: 1 as const,
  kind: 'contact' as const,
  reference: createReference(),
  receivedAt: new Date().toISOString(),
  locale: 'en' as const,
  siteId: '' as const,
  cohort: '' as const,
  name: 'Key check',
  email: '',
  message: recipient,
});
