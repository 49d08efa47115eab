import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Pool } from 'pg';
import { createRateLimitKey } from './rate-limit-key.ts';

/** Counts a request of an address; a number is the seconds to wait because there were too many, null lets it pass. */
export type RateLimit = (address: string) => Promise<number | null>;

const WINDOW_SECONDS = 60;

/** `pool`: the database by which instances share their counts; null counts in memory. */
export type RateLimitOptions = { max: number; formSecret: string; now: () => Date; pool: Pool | null };

/**
 * Allows `max` requests per address and minute of the clock. A minute has marks of its own, so a clock that jumps locks
 * nobody out. When the shared database does not answer, each instance counts for itself.
 */
export function createRateLimit({ max, formSecret, now, pool }: RateLimitOptions): RateLimit {
  const limiter = createLimiter(max, pool);
  return async (address) => {
    const time = now();
    try {
      await limiter.consume(createRateLimitKey(address, formSecret, time));
      return null;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return WINDOW_SECONDS - time.getUTCSeconds();
    }
  };
}

function createLimiter(points: number, pool: Pool | null): RateLimiterAbstract {
  const inMemory = new RateLimiterMemory({ points, duration: WINDOW_SECONDS });
  if (pool === null) return inMemory;
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    points,
    duration: WINDOW_SECONDS,
    insuranceLimiter: inMemory,
    // Who has had enough is turned away without asking the database again.
    inMemoryBlockOnConsumed: points + 1,
  });
}
