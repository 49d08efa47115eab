import { readFileSync, writeFileSync } from 'node:fs';
import { createNoteOpener, createOpener, tryOpen } from '../sealing/seal.ts';
import type { SealedBody } from '../sealing/sealed-body.ts';
import { serializeCsv } from './csv.ts';
import type { OpenedNote, OpenedRecord } from './csv.ts';
import type { ExportLine } from './export-line.ts';
import { parseExport } from './export-line.ts';
import { readKeyFile } from '../config/private-file.ts';
import { formatRecordCount, sanitizeForTerminal } from './output.ts';
import { serializeRedcap } from './redcap.ts';

/** The columns that the sealed content repeats. */
const SEALED_METADATA = ['reference', 'kind', 'siteId', 'cohort', 'receivedAt'] as const;

export const OPEN_FORMATS = ['csv', 'json', 'redcap'] as const;
export type OpenFormat = (typeof OPEN_FORMATS)[number];

/**
 * Decrypts an export into a new file that only its owner can read. Prints the reference of each record that cannot be
 * decrypted, occurs twice, or does not match its sealed content.
 *
 * @returns the exit code: 1 if it printed a reference.
 */
export async function openExport(
  file: string,
  options: { identity: string; format: OpenFormat; out: string },
): Promise<number> {
  const { records, failures } = await openRecords(file, options.identity);
  const text = serializeRecords(file, records, options.format);
  writeFileSync(options.out, text, { mode: 0o600, flag: 'wx' });
  process.stdout.write(`Opened ${formatRecordCount(records.length)} into ${options.out}.\n`);
  return failures === 0 ? 0 : 1;
}

/** REDCap receives requests only, and only those that were not changed after they were sealed. */
function serializeRecords(file: string, records: readonly OpenedRecord[], format: OpenFormat): string {
  if (format === 'csv') return serializeCsv(records);
  if (format === 'json') return `${JSON.stringify(records, null, 2)}\n`;
  const requests = records.filter((record) => record.kind === 'join');
  if (requests.length < records.length) {
    throw new Error(
      `${file} contains other records than requests, which REDCap has no fields for. Create the file with: requests export --sealed`,
    );
  }
  return serializeRedcap(requests.filter(({ outsideDiffers }) => !outsideDiffers));
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
  const keyFile = readKeyFile(identity);
  const open = createOpener(keyFile);
  const openNote = createNoteOpener(keyFile);
  const records: OpenedRecord[] = [];
  const seen = new Set<string>();
  let failures = 0;
  for (const line of parseExport(readFileSync(file, 'utf8'))) {
    const body = await tryOpen(open, Buffer.from(line.sealed, 'base64'));
    const { notes, warning: noteWarning } = await openNotes(line, openNote);
    const recordWarning = findTampering(line, body, seen);
    const warning = recordWarning ?? noteWarning;
    if (body !== null) {
      seen.add(body.reference);
      const { suspect, doneAt, status, history } = line;
      const reason = history.at(-1)?.status === status ? (history.at(-1)?.reason ?? '') : '';
      const outside = { suspect, doneAt, outsideDiffers: recordWarning !== null, status, reason, notes };
      records.push({ ...body, ...outside });
    }
    if (warning === null) continue;
    failures += 1;
    process.stderr.write(`${sanitizeForTerminal(line.reference)}: ${warning}.\n`);
  }
  return { records, failures };
}

/** The notes that the key opens and that belong here, and what is wrong with another. */
async function openNotes(
  { reference, history }: ExportLine,
  open: ReturnType<typeof createNoteOpener>,
): Promise<{ notes: OpenedNote[]; warning: string | null }> {
  const notes: OpenedNote[] = [];
  let warning: string | null = null;
  for (const { sequence, status, changedAt, note } of history) {
    if (note === null) continue;
    const opened = await open(Buffer.from(note, 'base64'));
    if (opened === null) warning = 'a note cannot be opened with this key';
    else if (opened.reference !== reference || opened.sequence !== sequence)
      warning = 'a note belongs to another status or request';
    else notes.push({ changedAt, status, text: opened.text });
  }
  return { notes, warning };
}

function findTampering(line: ExportLine, body: SealedBody | null, seen: ReadonlySet<string>): string | null {
  if (body === null) return 'cannot be opened with this key';
  const changed = SEALED_METADATA.filter((name) => line[name] !== body[name]);
  if (changed.length > 0) return `does not match its sealed content (${changed.join(', ')})`;
  return seen.has(body.reference) ? 'duplicate reference' : null;
}
