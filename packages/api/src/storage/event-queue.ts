import { retryWhileBusy } from './retry-while-busy.ts';
import type { Database } from './schema.ts';

/** The pause after the first attempt, in milliseconds. It doubles with each, and exceeds the time that one takes. */
const FIRST_DELAY_MS = 30_000;
/** The longest pause between two attempts, in milliseconds. */
const MAX_DELAY_MS = 3_600_000;

/** An event that the webhook has to deliver. */
export type WebhookEvent = {
  id: string;
  reference: string;
  kind: string;
  siteId: string;
  cohort: string;
  receivedAt: string;
  locale: string;
  /** How many attempts were begun before this one. */
  attempts: number;
};

/** The outbox of the webhook, which instances share. */
export type EventQueue = {
  /** Takes the event that has been due for the longest, and postpones it, so that nobody else takes it meanwhile. */
  claimEvent: (now: Date) => Promise<WebhookEvent | null>;
  /** Removes an event that was delivered. */
  removeEvent: (id: string) => Promise<void>;
};

/** Creates the outbox in a database, for use in the thread of its connection. */
export const createEventQueue = (database: Database): EventQueue => ({
  claimEvent: async (now) => {
    for (;;) {
      const event = await findDueEvent(database, now);
      if (event === undefined) return null;
      if (await retryWhileBusy(() => postpone(database, event, now))) return event;
    }
  },
  removeEvent: async (id) => {
    await retryWhileBusy(() => database.deleteFrom('webhook_event').where('event_id', '=', id).execute());
  },
});

/** A time that is later than any pause was written by a clock that was wrong, so it is due as well. */
function findDueEvent(database: Database, now: Date): Promise<WebhookEvent | undefined> {
  const latest = new Date(now.getTime() + MAX_DELAY_MS).toISOString();
  return database
    .selectFrom('webhook_event')
    .innerJoin('record', 'record.reference', 'webhook_event.reference')
    .select([
      'event_id as id',
      'record.reference',
      'kind',
      'site_id as siteId',
      'cohort',
      'received_at as receivedAt',
      'locale',
      'attempts',
    ])
    .where((where) =>
      where.or([where('next_attempt_at', '<=', now.toISOString()), where('next_attempt_at', '>', latest)]),
    )
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst();
}

/** @returns false if another instance was faster. */
async function postpone(database: Database, { id, attempts }: WebhookEvent, now: Date): Promise<boolean> {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** attempts, MAX_DELAY_MS);
  const { numUpdatedRows } = await database
    .updateTable('webhook_event')
    .set({ attempts: attempts + 1, next_attempt_at: new Date(now.getTime() + delay).toISOString() })
    .where('event_id', '=', id)
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
