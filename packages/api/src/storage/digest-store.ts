import { retryWhileBusy } from './retry-while-busy.ts';
import type { Database } from './schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** After this, a digest counts as abandoned by whoever was sending it, in milliseconds. */
const CLAIM_MS = 10 * 60 * 1000;

/** `lastSentAt`: ISO 8601; empty if it was never sent, or in the future. */
export type DigestClaim = { lastSentAt: string };

/**
 * Takes the digest of a study site (empty: of all), so that nobody else sends it meanwhile. A time in the future was
 * written by a clock that was wrong, and does not count.
 *
 * @returns null if it was sent today (UTC), or somebody else is sending it.
 */
export async function claimDigest(
  database: Database,
  siteId: string,
  now: Date,
): Promise<DigestClaim | null> {
  const today = now.toISOString().slice(0, 10);
  const tomorrow = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
  const claimedUntil = new Date(now.getTime() + CLAIM_MS).toISOString();
  await retryWhileBusy(() =>
    database
      .insertInto('digest')
      .values({ site_id: siteId, sent_at: '', claimed_until: '' })
      .onConflict((conflict) => conflict.column('site_id').doNothing())
      .execute(),
  );
  const row = await retryWhileBusy(() =>
    database
      .updateTable('digest')
      .set({ claimed_until: claimedUntil })
      .where('site_id', '=', siteId)
      .where((where) => where.or([where('sent_at', '<', today), where('sent_at', '>=', tomorrow)]))
      .where((where) =>
        where.or([
          where('claimed_until', '<=', now.toISOString()),
          where('claimed_until', '>', claimedUntil),
        ]),
      )
      .returning('sent_at')
      .executeTakeFirst(),
  );
  if (row === undefined) return null;
  // Else nothing would be new until then.
  return { lastSentAt: row.sent_at >= tomorrow ? '' : row.sent_at };
}

/** Records that a digest was sent. */
export async function completeDigest(database: Database, siteId: string, sentAt: Date): Promise<void> {
  await updateDigest(database, siteId, { sent_at: sentAt.toISOString(), claimed_until: '' });
}

/** Lets the next run send a digest that could not be sent. */
export async function releaseDigest(database: Database, siteId: string): Promise<void> {
  await updateDigest(database, siteId, { claimed_until: '' });
}

async function updateDigest(
  database: Database,
  siteId: string,
  values: { sent_at?: string; claimed_until: string },
): Promise<void> {
  await retryWhileBusy(() =>
    database.updateTable('digest').set(values).where('site_id', '=', siteId).execute(),
  );
}
