import { readFileSync, writeFileSync } from 'node:fs';
import type { Opener } from '../sealing/seal.ts';
import { openWith } from '../sealing/seal.ts';
import type { SealedBody } from '../sealing/sealed-body.ts';
import { csvOf } from './csv.ts';
import type { ExportLine } from './export-line.ts';
import { readExport } from './export-line.ts';

/** A record that was opened; the inside is what the visitor sent. */
export type OpenedRequest = SealedBody & Pick<ExportLine, 'suspect' | 'doneAt'> & { outsideDiffers: boolean };

/** What an outside must share with its inside. */
const REPEATED = ['reference', 'kind', 'siteId', 'cohort', 'receivedAt'] as const;

/**
 * Opens an export with a key and writes what is inside to a new file that only its owner can read.
 * Names, by reference, every record that cannot be opened or was changed outside after it was sealed.
 *
 * @returns the exit code: 1 when a record was named.
 */
export async function openExport(
  file: string,
  options: { identity: string; format: 'csv' | 'json'; out: string },
): Promise<number> {
  const open = openWith(readFileSync(options.identity, 'utf8'));
  const opened: OpenedRequest[] = [];
  let named = 0;
  for (const line of readExport(readFileSync(file, 'utf8'))) {
    const body = await openLine(open, line);
    const warning = body === null ? 'cannot be opened with this key' : differenceOf(line, body);
    if (body !== null) {
      opened.push({ ...body, suspect: line.suspect, doneAt: line.doneAt, outsideDiffers: warning !== null });
    }
    if (warning === null) continue;
    named += 1;
    process.stderr.write(`${printable(line.reference)}: ${warning}.\n`);
  }
  const text = options.format === 'csv' ? csvOf(opened) : `${JSON.stringify(opened, null, 2)}\n`;
  writeFileSync(options.out, text, { mode: 0o600, flag: 'wx' });
  process.stdout.write(`Opened ${opened.length} requests into ${options.out}.\n`);
  return named === 0 ? 0 : 1;
}

async function openLine(open: Opener, line: ExportLine): Promise<SealedBody | null> {
  try {
    return await open(Buffer.from(line.sealed, 'base64'));
  } catch {
    return null;
  }
}

function differenceOf(line: ExportLine, body: SealedBody): string | null {
  const changed = REPEATED.filter((name) => line[name] !== body[name]);
  return changed.length === 0 ? null : `was changed after it was sealed (${changed.join(', ')})`;
}

/** Whoever wrote into the database may have put anything there, also marks that steer a terminal. */
const printable = (text: string): string => text.replaceAll(/[^\w-]/g, '?').slice(0, 40);
