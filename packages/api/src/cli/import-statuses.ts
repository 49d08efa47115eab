import { readFileSync } from 'node:fs';
import { readStaffConfiguration } from '../config/environment.ts';
import { tryParseReference } from '../sealing/reference.ts';
import { runAudited } from '../storage/audit-store.ts';
import type { NewAuditEntry } from '../storage/audit-store.ts';
import { findStatusProblem, STATUSES, tryParseStatus } from '../storage/request-status.ts';
import type { Status } from '../storage/request-status.ts';
import type { Database } from '../storage/schema.ts';
import { changeStatus, findHistories, findStates } from '../storage/status-store.ts';
import { createAuditEntry, print, sanitizeCell, writeAuditLog } from './output.ts';
import { withWritableDatabase } from './with-database.ts';

const COLUMNS = ['reference', 'status', 'reason', 'changed_at'] as const;
/** They are applied in one transaction, for which other commands wait. */
const MAX_ROWS = 5000;
const MAX_CELL_LENGTH = 40;

type Cells = Record<(typeof COLUMNS)[number], string>;
/** A row of the file; its number counts the header, as spreadsheets do. */
type Row = { number: number; cells: Cells };
/** A row whose cells are valid. `changedAt`: a time or a day (UTC), in ISO 8601. */
type Change = { row: number; reference: string; status: Status; reason: string; changedAt: string };
type Problem = { row: number; text: string };

/**
 * Imports changes of statuses from a CSV file with the columns reference, status, reason and changed_at, which come from
 * another system. All or nothing, unless `partial`: then the good rows. Changes that are stored already are left out.
 *
 * @returns the exit code: 1 if a row is bad; each is named with what to do.
 */
export async function importStatuses(
  environment: NodeJS.ProcessEnv,
  file: string,
  partial: boolean,
): Promise<number> {
  const { changes, problems } = readChanges(parseTable(file, readFileSync(file, 'utf8')), new Date());
  const applied = await withWritableDatabase(readStaffConfiguration(environment), ({ database }) =>
    runAudited(database, async (transaction) => {
      const plan = await planChanges(transaction, changes);
      problems.push(...plan.problems);
      const isApplied = partial || problems.length === 0;
      const entries = isApplied ? await applyChanges(transaction, plan.steps) : [];
      return { result: { imported: entries.length, known: plan.known }, entries };
    }),
  );
  problems.sort((a, b) => a.row - b.row);
  for (const { row, text } of problems) process.stderr.write(`Row ${row}: ${text}\n`);
  const { imported, known } = applied;
  if (imported > 0) writeAuditLog(`imported ${formatChanges(imported)} of status`);
  if (problems.length > 0 && !partial) {
    process.stderr.write('Nothing was imported. Correct these rows, or import the others with --partial.\n');
    return 1;
  }
  print(
    `Imported ${formatChanges(imported)}.${known === 0 ? '' : ` ${formatChanges(known)} had been imported before.`}`,
  );
  return problems.length === 0 ? 0 : 1;
}

const formatChanges = (count: number): string => `${count} ${count === 1 ? 'change' : 'changes'}`;

/**
 * Parses a table whose cells contain neither separators nor quotation marks. The separator is a comma, or the semicolon
 * of spreadsheets in Spanish.
 */
function parseTable(file: string, content: string): Row[] {
  const [header = '', ...lines] = content
    .replace(/^\u{feff}/u, '')
    .trimEnd()
    .split(/\r?\n/);
  const separator = header.includes(';') ? ';' : ',';
  const split = (line: string): string[] =>
    line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
  const names = split(header);
  if (names.length !== COLUMNS.length || !COLUMNS.every((column) => names.includes(column))) {
    throw new Error(
      `${file} does not have the columns ${COLUMNS.join(', ')}, so nothing was imported. Write them into its first row.`,
    );
  }
  if (lines.length > MAX_ROWS) {
    throw new Error(
      `${file} has more than ${MAX_ROWS} rows, so nothing was imported. Divide it into several files.`,
    );
  }
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const cells = split(line);
    const read = (column: string): string => cells[names.indexOf(column)] ?? '';
    const [reference, status, reason, changed_at] = COLUMNS.map(read) as [string, string, string, string];
    return [{ number: index + 2, cells: { reference, status, reason, changed_at } }];
  });
}

/** The rows with valid cells, by time, and what is wrong with the others. */
function readChanges(rows: readonly Row[], now: Date): { changes: Change[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const changes: Change[] = [];
  const firstRows = new Map<string, number>();
  for (const { number: row, cells } of rows) {
    const reference = tryParseReference(cells.reference);
    const status = tryParseStatus(cells.status);
    const changedAt = tryParseTime(cells.changed_at);
    const key = `${reference} ${status} ${changedAt}`;
    const first = firstRows.get(key);
    const text =
      reference === null
        ? `${quote(cells.reference)} is not a reference. Correct it, or take the row out.`
        : status === null
          ? `${quote(cells.status)} is not a status. Write one of ${STATUSES.join(', ')}.`
          : changedAt === null
            ? `${quote(cells.changed_at)} is not a date. Write one such as 2026-11-26 or 2026-11-26T14:30:00Z.`
            : changedAt > now.toISOString()
              ? `${quote(cells.changed_at)} is in the future. Correct the date; times are in UTC.`
              : first === undefined
                ? null
                : `It repeats row ${first}. Take one of them out.`;
    if (text !== null) problems.push({ row, text });
    if (text !== null || reference === null || status === null || changedAt === null) continue;
    firstRows.set(key, row);
    changes.push({ row, reference, status, reason: cells.reason, changedAt });
  }
  changes.sort((a, b) => (a.changedAt < b.changedAt ? -1 : a.changedAt > b.changedAt ? 1 : 0));
  return { changes, problems };
}

const quote = (cell: string): string => `“${sanitizeCell(cell).slice(0, MAX_CELL_LENGTH)}”`;

/** A day, or a time with its offset, in UTC and ISO 8601; null for anything else, such as February 30. */
function tryParseTime(text: string): string | null {
  const day = /^\d{4}-\d\d-\d\d/.exec(text)?.[0];
  if (day === undefined || Number.isNaN(Date.parse(day))) return null;
  // Date moves February 30 to March.
  if (!new Date(day).toISOString().startsWith(day)) return null;
  if (text === day) return day;
  if (!/^T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(text.slice(day.length))) return null;
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}

/** `from`: the status before. `sequence`: that of the new entry in the history. */
type Step = Change & { from: Status; sequence: number };

/** Walks through the changes of each request, from where it stands. */
async function planChanges(
  database: Database,
  changes: readonly Change[],
): Promise<{ steps: Step[]; known: number; problems: Problem[] }> {
  const references = [...new Set(changes.map(({ reference }) => reference))];
  const states = await findStates(database, references);
  const histories = await findHistories(database, references);
  const steps: Step[] = [];
  const problems: Problem[] = [];
  let known = 0;
  const sequences = new Map<string, number>();
  for (const change of changes) {
    const { row, reference, status, reason, changedAt } = change;
    const state = states.get(reference);
    if (state === undefined) {
      const text = `There is no request ${reference}; it may have been deleted. Take the row out.`;
      problems.push({ row, text });
      continue;
    }
    const history = histories.get(reference) ?? [];
    const isKnown = history.some(
      (entry) => entry.status === status && entry.reason === reason && entry.changed_at === changedAt,
    );
    if (isKnown) {
      known += 1;
      continue;
    }
    const text = isBefore(changedAt, state.lastChange)
      ? `${changedAt} is before the last change of ${reference} (${sanitizeCell(state.lastChange)}). Correct the date, or take the row out.`
      : findStatusProblem(state.status, status, reason);
    if (text !== null) {
      problems.push({ row, text: text.replace(/^It is/, `${reference} is`) });
      continue;
    }
    const sequence = (sequences.get(reference) ?? history.at(-1)?.sequence ?? 0) + 1;
    sequences.set(reference, sequence);
    steps.push({ ...change, from: state.status, sequence });
    states.set(reference, { ...state, status, lastChange: changedAt });
  }
  return { steps, known, problems };
}

/** A day is before the times of other days only. */
function isBefore(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length);
  return a.slice(0, length) < b.slice(0, length);
}

async function applyChanges(transaction: Database, steps: readonly Step[]): Promise<NewAuditEntry[]> {
  const entries: NewAuditEntry[] = [];
  for (const { reference, from, status, reason, changedAt, sequence } of steps) {
    const entry = createAuditEntry('status', reference, { from, to: status, reason, imported: true });
    await changeStatus(transaction, reference, sequence, {
      ...{ status, reason, changedAt },
      actor: entry.actor,
      note: null,
    });
    entries.push(entry);
  }
  return entries;
}
