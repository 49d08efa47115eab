import { sql } from 'kysely';
import type { ExpressionBuilder } from 'kysely';
import type { Status } from './request-status.ts';
import { getStatus, isTerminal, TERMINAL } from './request-status.ts';
import type { Database, Schema, StatusEntryRow } from './schema.ts';

/** Where a request stands. `lastChange`: when it was received, or changed last: ISO 8601, UTC, a time or a day. */
export type RequestState = { reference: string; siteId: string; status: Status; lastChange: string };

/** `reason`: empty without one. `changedAt`: ISO 8601, UTC, a time or a day. `note`: sealed; null without one. */
export type StatusChange = {
  status: Status;
  reason: string;
  changedAt: string;
  actor: string;
  note: Uint8Array | null;
};

/** Parameters that both databases accept in one statement. */
const BATCH_SIZE = 500;

/** `getStatus` in SQL. */
export const selectStatus = (where: ExpressionBuilder<Schema, 'record'>) =>
  where
    .case()
    .when(where.and([where('done_at', 'is not', null), where('status', 'not in', [...TERMINAL])]))
    .then(sql.lit('closed'))
    .else(where.ref('status'))
    .end();

/** Finds the states of requests; those that do not exist are missing. */
export async function findStates(
  database: Database,
  references: readonly string[],
): Promise<Map<string, RequestState>> {
  const states = new Map<string, RequestState>();
  for (let start = 0; start < references.length; start += BATCH_SIZE) {
    const batch = references.slice(start, start + BATCH_SIZE);
    const rows = await database
      .selectFrom('record')
      .select(['reference', 'site_id', 'status', 'done_at', 'received_at'])
      .where('kind', '=', 'join')
      .where('reference', 'in', batch)
      .execute();
    const histories = await findHistories(database, batch);
    for (const row of rows) {
      const { reference, site_id: siteId, received_at } = row;
      const lastChange = histories.get(reference)?.at(-1)?.changed_at ?? received_at;
      states.set(reference, { reference, siteId, status: getStatus(row), lastChange });
    }
  }
  return states;
}

/** Finds what became of requests, in order; those without history are missing. */
export async function findHistories(
  database: Database,
  references: readonly string[],
): Promise<Map<string, StatusEntryRow[]>> {
  const histories = new Map<string, StatusEntryRow[]>();
  for (let start = 0; start < references.length; start += BATCH_SIZE) {
    const rows = await database
      .selectFrom('status_entry')
      .selectAll()
      .where('reference', 'in', references.slice(start, start + BATCH_SIZE))
      .orderBy('reference')
      .orderBy('sequence')
      .execute();
    for (const row of rows) {
      const history = histories.get(row.reference);
      if (history === undefined) histories.set(row.reference, [row]);
      else history.push(row);
    }
  }
  return histories;
}

/** The sequence of the next entry in the history of a request. */
export async function findNextSequence(database: Database, reference: string): Promise<number> {
  const last = await database
    .selectFrom('status_entry')
    .select('sequence')
    .where('reference', '=', reference)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (last?.sequence ?? 0) + 1;
}

/** Gives a request another status, and adds to its history. A terminal one marks it as done, once; another takes it back. */
export async function changeStatus(
  database: Database,
  reference: string,
  sequence: number,
  { status, reason, changedAt, actor, note }: StatusChange,
): Promise<void> {
  await database
    .insertInto('status_entry')
    .values({ reference, sequence, status, reason, changed_at: changedAt, actor, note })
    .execute();
  await database
    .updateTable('record')
    .set((set) => ({
      status,
      done_at: isTerminal(status)
        ? set.fn.coalesce('done_at', set.val(new Date(changedAt).toISOString()))
        : null,
    }))
    .where('reference', '=', reference)
    .execute();
}

/** Replaces a sealed note if it is still the one that was read. */
export async function replaceNote(
  database: Database,
  { reference, sequence }: { reference: string; sequence: number },
  { from, to }: { from: Uint8Array; to: Uint8Array },
): Promise<void> {
  await database
    .updateTable('status_entry')
    .set({ note: to })
    .where('reference', '=', reference)
    .where('sequence', '=', sequence)
    .where('note', '=', from)
    .execute();
}
