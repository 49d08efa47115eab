import type { Pool } from 'pg';
import type { RateLimiterRes } from 'rate-limiter-flexible';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** How long counts stay in memory before other instances learn of them, in milliseconds. */
const SHARE_INTERVAL_MS = 1000;
const CLEANUP_INTERVAL_MS = 300_000;
/** How long a failing database is not reported again, in milliseconds. */
const REPORT_INTERVAL_MS = 60_000;
/** Instances of earlier versions share counts under this prefix too. */
const KEY_PREFIX = 'rlflx:';

/** Sorted, so that two instances lock rows in the same order. */
const ADD_COUNTS = `
  INSERT INTO rate_limit (key, points, expire)
  SELECT key, points, $3::bigint FROM unnest($1::text[], $2::integer[]) AS counted (key, points) ORDER BY key
  ON CONFLICT (key) DO UPDATE SET points = rate_limit.points + excluded.points
  RETURNING key, points`;
const DELETE_EXPIRED = 'DELETE FROM rate_limit WHERE expire < $1::bigint';

/** Counts a key. Rejects with a `RateLimiterRes` if it was counted more than `points` times. */
export type Limiter = { consume: (key: string) => Promise<RateLimiterRes> };

/**
 * A limiter whose counts instances share: each counts in memory, and once a second adds what it counted to the database
 * and reads the totals, in one statement. While the database fails, each instance counts on its own.
 *
 * @param options `duration` in seconds: how long a key is counted. `onFailure` receives an error of the database, at most
 * once a minute.
 */
export function createSharedLimiter(
  pool: Pool,
  { points, duration, onFailure }: { points: number; duration: number; onFailure: (error: unknown) => void },
): Limiter {
  const inMemory = new RateLimiterMemory({ points, duration });
  let unshared = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let nextCleanup = Date.now() + CLEANUP_INTERVAL_MS;
  let nextReport = 0;

  const count = (key: string, times: number): void =>
    void unshared.set(key, (unshared.get(key) ?? 0) + times);

  const report = (error: unknown): void => {
    if (Date.now() < nextReport) return;
    nextReport = Date.now() + REPORT_INTERVAL_MS;
    onFailure(error);
  };

  const share = async (): Promise<void> => {
    const shared = unshared;
    unshared = new Map();
    const now = Date.now();
    try {
      const expire = now + duration * 1000;
      const keys = [...shared.keys()].map((key) => KEY_PREFIX + key);
      const { rows } = await pool.query<{ key: string; points: number }>(ADD_COUNTS, [
        keys,
        [...shared.values()],
        expire,
      ]);
      for (const { key: stored, points: total } of rows) {
        const key = stored.slice(KEY_PREFIX.length);
        await inMemory.set(key, total + (unshared.get(key) ?? 0), duration);
      }
    } catch (error) {
      report(error);
      // The next request shares them.
      for (const [key, times] of shared) if ((await inMemory.get(key)) !== null) count(key, times);
      return;
    }
    if (now < nextCleanup) return;
    nextCleanup = now + CLEANUP_INTERVAL_MS;
    await pool.query(DELETE_EXPIRED, [now]).catch(report);
  };

  return {
    consume: (key) => {
      count(key, 1);
      timer ??= setTimeout(() => {
        timer = undefined;
        void share();
      }, SHARE_INTERVAL_MS).unref();
      return inMemory.consume(key);
    },
  };
}
