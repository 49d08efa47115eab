import { readFileSync, writeFileSync } from 'node:fs';
import { openWith } from '../sealing/seal.ts';
import type { SealedBody } from '../sealing/sealed-body.ts';
import { csvOf } from './csv.ts';
import type { ExportLine } from './export-line.ts';
import { readExport } from './export-line.ts';
import { readKeyFile } from './key-file.ts';
import { openOrNull } from './open-or-null.ts';
import { printable } from './printable.ts';
import { recordsOf } from './output.ts';

/** A record that was opened; the inside is what the visitor sent. */
export type OpenedRecord = SealedBody & Pick<ExportLine, 'suspect' | 'doneAt'> & { outsideDiffers: boolean };

/** What an outside must share with its inside. */
const REPEATED = ['reference', 'kind', 'siteId', 'cohort', 'receivedAt'] as const;

/**
 * Opens an export with a key and writes what is inside to a new file that only its owner can read.
 * Names, by reference, every record that cannot be opened, stands there twice, or was changed outside after it was
 * sealed.
 *
 * @returns the exit code: 1 when a record was named.
 */
export async function openExport(
  file: string,
  options: { identity: string; format: 'csv' | 'json'; out: string },
): Promise<number> {
  const open = openWith(readKeyFile(options.identity));
  const opened: OpenedRecord[] = [];
  const seen = new Set<string>();
  let named = 0;
  for (const line of readExport(readFileSync(file, 'utf8'))) {
    const body = await openOrNull(open, Buffer.from(line.sealed, 'base64'));
    const warning = warningOf(line, body, seen);
    if (body !== null) {
      seen.add(body.reference);
      opened.push({ ...body, suspect: line.suspect, doneAt: line.doneAt, outsideDiffers: warning !== null });
    }
    if (warning === null) continue;
    named += 1;
    process.stderr.write(`${printable(line.reference)}: ${warning}.\n`);
  }
  const text = options.format === 'csv' ? csvOf(opened) : `${JSON.stringify(opened, null, 2)}\n`;
  writeFileSync(options.out, text, { mode: 0o600, flag: 'wx' });
  process.stdout.write(`Opened ${recordsOf(opened.length)} into ${options.out}.\n`);
  return named === 0 ? 0 : 1;
}

function warningOf(line: ExportLine, body: SealedBody | null, seen: ReadonlySet<string>): string | null {
  if (body === null) return 'cannot be opened with this key';
  const changed = REPEATED.filter((name) => line[name] !== body[name]);
  if (changed.length > 0) return `was changed after it was sealed (${changed.join(', ')})`;
  return seen.has(body.reference) ? 'stands here twice' : null;
}
