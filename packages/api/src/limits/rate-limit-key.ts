import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/**
 * The key under which requests of an IP address are counted in one minute: an HMAC with a salt that changes daily.
 * Instances with the same form secret compute the same key.
 */
export function createRateLimitKey(address: string, formSecret: string, now: Date): string {
  const [day = '', time = ''] = now.toISOString().split('T');
  const salt = createHmac('sha256', formSecret).update(`address\0${day}`).digest();
  return createHmac('sha256', salt)
    .update(`${time.slice(0, 5)}\0${toIpv6Prefix64(address)}`)
    .digest('base64url');
}

/** An IPv6 visitor can use any address of a /64 network, so these count as one. */
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
