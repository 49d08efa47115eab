import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { HttpProblemError, getStatusProblem } from '../problems/problem.ts';
import type { NetworkTotals } from './network-totals.ts';
import { createRateLimitKey } from './rate-limit-key.ts';
import type { Limiter } from './shared-limiter.ts';
import { createSharedLimiter } from './shared-limiter.ts';

/** Counts a request of an IP address. Resolves to the seconds to wait if there were too many, else to null. */
export type RateLimit = (address: string) => Promise<number | null>;

/** The limits of an address and of its network. */
export type SubmissionLimits = { rateLimit: RateLimit; networkTotals: NetworkTotals };

/**
 * Counts a submission, before anything of it is read, so that a refused one counts too.
 *
 * @throws {HttpProblemError} 429, with the seconds to wait.
 */
export async function rejectOverLimit(limits: SubmissionLimits, address: string): Promise<void> {
  const wait = (await limits.rateLimit(address)) ?? limits.networkTotals.count(address);
  if (wait !== null) throw new HttpProblemError({ ...getStatusProblem(429), retryAfter: wait });
}

const WINDOW_SECONDS = 60;

/** `pool`: the database in which instances share their counts; null counts in memory. */
export type RateLimitOptions = {
  max: number;
  formSecret: string;
  now: () => Date;
  pool: Pool | null;
  log: FastifyBaseLogger;
};

/**
 * Allows `max` requests per IP address and calendar minute. Each minute has its own keys, so a clock that jumps locks
 * nobody out. Instances that share a database learn of each other's counts once a second.
 */
export function createRateLimit({ max, formSecret, now, pool, log }: RateLimitOptions): RateLimit {
  const limiter = createLimiter(max, pool, log);
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

function createLimiter(points: number, pool: Pool | null, log: FastifyBaseLogger): Limiter {
  const options = { points, duration: WINDOW_SECONDS };
  if (pool === null) return new RateLimiterMemory(options);
  const hint =
    'Each instance counts on its own, so an address may send RATE_LIMIT_MAX to each of them. ' +
    'Check the database, and that its role has the privileges of migrate --grant.';
  return createSharedLimiter(pool, {
    ...options,
    onFailure: (error) => log.warn({ err: error, hint }, 'rate limit not shared'),
  });
}
