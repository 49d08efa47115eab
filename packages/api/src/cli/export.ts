import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { readStaffConfiguration } from '../config/environment.ts';
import { runAudited } from '../storage/audit-store.ts';
import type { Position } from '../storage/staff-store.ts';
import { findRange, readRecordBatches } from '../storage/staff-store.ts';
import { findHistories } from '../storage/status-store.ts';
import { z } from 'zod';
import { serializeExportLine, tryParseJson } from './export-line.ts';
import type { FilterOptions } from './filter.ts';
import { readFilter } from './filter.ts';
import type { Form } from './output.ts';
import { createAuditEntry, formatCount, sanitizeCell, writeAuditLog, writeOutput } from './output.ts';
import { withWritableDatabase } from './with-database.ts';

/** `of`: what it chooses among; that of an earlier version does not say. */
const cursorSchema = z.object({
  received_at: z.iso.datetime(),
  reference: z.string(),
  of: z.string().optional(),
});

/** An instance may store a record some seconds after another has stored a later one. */
const SETTLED_AFTER_MS = 60_000;

/**
 * Exports records of a form, still sealed, to a new file or to standard output. With a cursor file, those since the last
 * export with that file, up to a minute ago; the file is written once the export is complete. The audit trail says how
 * many before the first leaves the database, so that none leaves unseen.
 */
export async function exportSealed(
  environment: NodeJS.ProcessEnv,
  form: Form,
  { out, cursor, ...options }: FilterOptions & { out?: string; cursor?: string },
): Promise<void> {
  const scope = formatScope(form, options);
  const since =
    cursor === undefined
      ? {}
      : { after: readCursor(cursor, scope), until: new Date(Date.now() - SETTLED_AFTER_MS).toISOString() };
  const filter = { ...readFilter(options), ...since };
  const { site = '', group = '', since: day = '', waiting = false, status = [] } = options;
  let last: Position | undefined;
  const count = await withWritableDatabase(readStaffConfiguration(environment), async ({ database }) => {
    // Before the audit trail says that records leave.
    const file = out === undefined ? null : await open(out, 'wx', 0o600);
    try {
      const range = await runAudited(database, async (transaction) => {
        const found = await findRange(transaction, form.kind, filter);
        const details = {
          ...{ form: form.plural, records: found.count, group, since: day, waiting },
          status: status.join(' '),
        };
        return { result: found, entries: [createAuditEntry('export', site, details)] };
      });
      let written = 0;
      if (range.last !== null) {
        for await (const rows of readRecordBatches(database, form.kind, { ...filter, upTo: range.last })) {
          const references = rows.map(({ reference }) => reference);
          const histories = form.kind === 'join' ? await findHistories(database, references) : null;
          const lines = rows.map((row) => serializeExportLine(row, histories?.get(row.reference))).join('');
          await (file === null ? writeOutput(lines) : file.appendFile(lines));
          written += rows.length;
          last = rows.at(-1);
        }
      }
      return written;
    } finally {
      await file?.close();
    }
  });
  if (cursor !== undefined && last !== undefined) writeCursor(cursor, scope, last);
  writeAuditLog(`exported ${formatCount(count, form)}, sealed`);
}

/** What a cursor belongs to: with other options, records from before it would never be exported. */
const formatScope = (
  { plural }: Form,
  { site, group, waiting = false, status = [] }: FilterOptions,
): string =>
  [
    plural,
    ...(site === undefined ? [] : ['--site', site]),
    ...(group === undefined ? [] : ['--group', group]),
    ...(waiting ? ['--waiting'] : []),
    ...(status.length > 0 ? ['--status', ...status.toSorted()] : []),
  ].join(' ');

/** @throws Error if the file is not a cursor of this export, or would leave out what is yet to come. */
function readCursor(file: string, scope: string): Position | undefined {
  if (!existsSync(file)) return undefined;
  const result = cursorSchema.safeParse(tryParseJson(readFileSync(file, 'utf8')));
  const problem = result.success
    ? findCursorProblem(result.data, scope)
    : 'is not the file of an earlier --cursor';
  if (result.success && problem === null) return result.data;
  throw new Error(
    `${file} ${problem}, so it is unclear what is new. Name another file; then everything is exported once more.`,
  );
}

function findCursorProblem({ received_at, of }: z.infer<typeof cursorSchema>, scope: string): string | null {
  if (of !== undefined && of !== scope)
    return `belongs to ${sanitizeCell(of)}, and this export is of ${scope}`;
  return Date.parse(received_at) > Date.now() ? 'is of a time later than now' : null;
}

/** Replaces the file as a whole, so that a crash leaves the former one. */
function writeCursor(file: string, of: string, { received_at, reference }: Position): void {
  writeFileSync(`${file}.part`, `${JSON.stringify({ received_at, reference, of })}\n`, { mode: 0o600 });
  renameSync(`${file}.part`, file);
}
