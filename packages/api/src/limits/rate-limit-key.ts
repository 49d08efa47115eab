import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/**
 * What an address is counted under in one minute. It cannot be turned back, changes with the day's salt, and is the
 * same for all instances that have one form secret.
 */
export function createRateLimitKey(address: string, formSecret: string, now: Date): string {
  const [day = '', time = ''] = now.toISOString().split('T');
  const salt = createHmac('sha256', formSecret).update(`address\0${day}`).digest();
  return createHmac('sha256', salt)
    .update(`${time.slice(0, 5)}\0${toIpv6Prefix64(address)}`)
    .digest('base64url');
}

/** A visitor with IPv6 has a whole /64 to choose addresses from, so these count as one. */
function toIpv6Prefix64(address: string): string {
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
