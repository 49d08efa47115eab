import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Pool } from 'pg';
import { createRateLimitKey } from './rate-limit-key.ts';

/** Counts a request of an IP address. Resolves to the seconds to wait if there were too many, else to null. */
export type RateLimit = (address: string) => Promise<number | null>;

const WINDOW_SECONDS = 60;

/** `pool`: the database in which instances share their counts; null counts in memory. */
export type RateLimitOptions = { max: number; formSecret: string; now: () => Date; pool: Pool | null };

/**
 * Allows `max` requests per IP address and calendar minute. Each minute has its own keys, so a clock that jumps locks
 * nobody out. If the shared database fails, each instance counts in memory.
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
    // Addresses over the limit are rejected without another query.
    inMemoryBlockOnConsumed: points + 1,
  });
}
