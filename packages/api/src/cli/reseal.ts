import { readFileSync, writeFileSync } from 'node:fs';
import { findStudySite } from '../find-study-site.ts';
import { toSha256Hex } from '../intake/signatures.ts';
import { createNoteOpener, createOpener, createSealer, isRecipient, tryOpen } from '../sealing/seal.ts';
import { parseExport, serializeResealedLine } from './export-line.ts';
import type { ResealedNote } from './export-line.ts';
import { readKeyFile } from '../config/private-file.ts';
import { formatKeyCount, formatRecordCount, sanitizeForTerminal } from './output.ts';

/**
 * Decrypts an export with an old key and seals each record to new ones, on a machine that is not the server. Nothing
 * decrypted is written. `keys replace` stores the result. With `site`, requests move to that study site.
 *
 * @returns the exit code: 1 if a record could not be decrypted; its reference is printed.
 */
export async function reseal(
  file: string,
  options: { identity: string; to: readonly string[]; out: string; site?: string | undefined },
): Promise<number> {
  const keyFile = readKeyFile(options.identity);
  const open = createOpener(keyFile);
  const openNote = createNoteOpener(keyFile);
  const unknown = options.to.find((key) => !isRecipient(key));
  if (unknown !== undefined)
    throw new Error(
      `${sanitizeForTerminal(unknown, 12)}… is not a public key (age1…), so nobody could open what is sealed to it.`,
    );
  const { site } = options;
  if (site !== undefined && findStudySite(site) === undefined)
    throw new Error(
      `There is no study site ${sanitizeForTerminal(site)}, so nothing was sealed. Correct the id.`,
    );
  const seal = createSealer(options.to);
  const lines: string[] = [];
  let failures = 0;
  for (const line of parseExport(readFileSync(file, 'utf8'))) {
    const sealed = Buffer.from(line.sealed, 'base64');
    const body = await tryOpen(open, sealed);
    if (body === null) {
      failures += 1;
      process.stderr.write(`${sanitizeForTerminal(line.reference)}: cannot be opened with this key.\n`);
      continue;
    }
    const notes: ResealedNote[] = [];
    for (const { sequence, note } of line.history) {
      if (note === null) continue;
      const bytes = Buffer.from(note, 'base64');
      const opened = await openNote(bytes);
      if (opened === null) {
        failures += 1;
        process.stderr.write(
          `${sanitizeForTerminal(line.reference)}: a note cannot be opened with this key.\n`,
        );
      } else notes.push({ sequence, replaces: toSha256Hex(bytes), sealed: await seal(opened) });
    }
    const moved = site !== undefined && body.kind === 'join' ? { ...body, siteId: site } : body;
    lines.push(
      serializeResealedLine({
        reference: line.reference,
        replaces: toSha256Hex(sealed),
        siteId: moved.siteId,
        sealed: await seal(moved),
        notes,
      }),
    );
  }
  writeFileSync(options.out, lines.join(''), { mode: 0o600, flag: 'wx' });
  process.stdout.write(
    `Sealed ${formatRecordCount(lines.length)} to ${formatKeyCount(options.to.length)}, into ${options.out}.\n`,
  );
  return failures === 0 ? 0 : 1;
}
