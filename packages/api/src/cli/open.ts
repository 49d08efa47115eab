import { readFileSync, writeFileSync } from 'node:fs';
import { createOpener, tryOpen } from '../sealing/seal.ts';
import type { SealedBody } from '../sealing/sealed-body.ts';
import { serializeCsv } from './csv.ts';
import type { OpenedRecord } from './csv.ts';
import type { ExportLine } from './export-line.ts';
import { parseExport } from './export-line.ts';
import { readKeyFile } from './key-file.ts';
import { formatRecordCount, sanitizeForTerminal } from './output.ts';

/** The columns that the sealed content repeats. */
const SEALED_METADATA = ['reference', 'kind', 'siteId', 'cohort', 'receivedAt'] as const;

/**
 * Decrypts an export into a new file that only its owner can read. Prints the reference of each record that cannot be
 * decrypted, occurs twice, or does not match its sealed content.
 *
 * @returns the exit code: 1 if it printed a reference.
 */
export async function openExport(
  file: string,
  options: { identity: string; format: 'csv' | 'json'; out: string },
): Promise<number> {
  const { records, failures } = await openRecords(file, options.identity);
  const text = options.format === 'csv' ? serializeCsv(records) : `${JSON.stringify(records, null, 2)}\n`;
  writeFileSync(options.out, text, { mode: 0o600, flag: 'wx' });
  process.stdout.write(`Opened ${formatRecordCount(records.length)} into ${options.out}.\n`);
  return failures === 0 ? 0 : 1;
}

/**
 * Decrypts the records of an export. Prints the reference of each that cannot be decrypted, occurs twice, or does not
 * match its sealed content.
 *
 * @returns the decrypted records, and how many references were printed.
 */
export async function openRecords(
  file: string,
  identity: string,
): Promise<{ records: OpenedRecord[]; failures: number }> {
  const open = createOpener(readKeyFile(identity));
  const records: OpenedRecord[] = [];
  const seen = new Set<string>();
  let failures = 0;
  for (const line of parseExport(readFileSync(file, 'utf8'))) {
    const body = await tryOpen(open, Buffer.from(line.sealed, 'base64'));
    const warning = findTampering(line, body, seen);
    if (body !== null) {
      seen.add(body.reference);
      records.push({ ...body, suspect: line.suspect, doneAt: line.doneAt, outsideDiffers: warning !== null });
    }
    if (warning === null) continue;
    failures += 1;
    process.stderr.write(`${sanitizeForTerminal(line.reference)}: ${warning}.\n`);
  }
  return { records, failures };
}

function findTampering(line: ExportLine, body: SealedBody | null, seen: ReadonlySet<string>): string | null {
  if (body === null) return 'cannot be opened with this key';
  const changed = SEALED_METADATA.filter((name) => line[name] !== body[name]);
  if (changed.length > 0) return `does not match its sealed content (${changed.join(', ')})`;
  return seen.has(body.reference) ? 'duplicate reference' : null;
}
