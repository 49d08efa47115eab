import { createNetworkKey } from './rate-limit-key.ts';

const HOUR_MS = 60 * 60 * 1000;
/** How many addresses' worth of submissions a network may send, in minutes of an address at its limit. */
export const MAX_MINUTES_AT_LIMIT = 20;
/** More networks than submit in an hour. Beyond them all others count as one, so that counting stays small. */
const MAX_NETWORKS = 100_000;

/** Submissions by network (IPv4 /24, IPv6 /56) and hour. */
export type NetworkTotals = {
  /** Counts a submission. Returns the seconds to wait if the network has sent too many, else null. */
  count: (address: string) => number | null;
  /** Whether the network has sent more than one address may in a minute: its forms without script are suspect. */
  isUnusual: (address: string) => boolean;
};

/**
 * Counts in memory, each instance on its own. `rateLimitMax` is what one address may send in a minute; a network may
 * send 20 times that in an hour.
 */
export function createNetworkTotals(
  rateLimitMax: number,
  formSecret: string,
  now: () => Date,
): NetworkTotals {
  let hour = NaN;
  let totals = new Map<string, number>();

  function find(address: string): { key: string; total: number } {
    const current = Math.floor(now().getTime() / HOUR_MS);
    if (current !== hour) totals = new Map();
    hour = current;
    const own = createNetworkKey(address, formSecret, now());
    const key = totals.has(own) || totals.size < MAX_NETWORKS ? own : '';
    return { key, total: totals.get(key) ?? 0 };
  }

  return {
    count: (address) => {
      const { key, total } = find(address);
      if (total >= MAX_MINUTES_AT_LIMIT * rateLimitMax)
        return Math.ceil((HOUR_MS - (now().getTime() % HOUR_MS)) / 1000);
      totals.set(key, total + 1);
      return null;
    },
    isUnusual: (address) => find(address).total > rateLimitMax,
  };
}
