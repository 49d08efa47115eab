import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts a request of an address; a number is the seconds to wait because there were too many, null lets it pass. */
export type RateLimit = (address: string) => Promise<number | null>;

const WINDOW_SECONDS = 60;

/**
 * Allows `max` requests per address and minute. Addresses are counted under a mark that changes
 * every day and cannot be turned back; instances with one form secret make the same marks.
 */
export function rateLimit(max: number, formSecret: string, now: () => Date): RateLimit {
  const limiter = new RateLimiterMemory({ points: max, duration: WINDOW_SECONDS });
  return async (address) => {
    try {
      await limiter.consume(markOf(address, formSecret, now()));
      return null;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    }
  };
}

function markOf(address: string, formSecret: string, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  const salt = createHmac('sha256', formSecret).update(`address\0${day}`).digest();
  return createHmac('sha256', salt).update(household(address)).digest('base64url');
}

/** A visitor with IPv6 has a whole /64 to choose addresses from, so these count as one. */
function household(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.padStart(4, '0'))
    .join(':');
}
