import { createHmac, hash } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';

/**
 * The key under which requests of an IP address are counted in one minute: a digest with a secret salt that changes
 * daily. Instances with the same form secret compute the same key.
 */
export function createRateLimitKey(address: string, formSecret: string, now: Date): string {
  return createKey(toIpv6Prefix64(address), 'HH:MM'.length, formSecret, now);
}

/** The same for the network of an IP address (IPv4 /24, IPv6 /56) in one hour. */
export function createNetworkKey(address: string, formSecret: string, now: Date): string {
  return createKey(toNetwork(address), 'HH'.length, formSecret, now);
}

/** `timeLength`: how much of the time of day is part of the key, such as `12:34`. */
function createKey(visitor: string, timeLength: number, formSecret: string, now: Date): string {
  const [day = '', time = ''] = now.toISOString().split('T');
  const salt = getDailySalt(formSecret, day);
  return hash('sha256', `${salt}\0${time.slice(0, timeLength)}\0${visitor}`, 'base64url');
}

function toNetwork(address: string): string {
  const ipv4 = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(ipv4)) return ipv4.slice(0, ipv4.lastIndexOf('.'));
  return isIPv6(address) ? toIpv6Prefix64(address).slice(0, 'xxxx:xxxx:xxxx:xx'.length) : address;
}

type DailySalt = { formSecret: string; day: string; salt: string };
let latest: DailySalt | undefined;

/** Computed once a day, so that each request needs a single call of `hash`, which takes a fraction of an HMAC. */
function getDailySalt(formSecret: string, day: string): string {
  if (latest?.formSecret !== formSecret || latest.day !== day) {
    const salt = createHmac('sha256', formSecret).update(`address\0${day}`).digest('base64url');
    latest = { formSecret, day, salt };
  }
  return latest.salt;
}

/** An IPv6 visitor can use any address of a /64 network, so these count as one. */
function toIpv6Prefix64(address: string): string {
  if (address.includes('.') || !isIPv6(address)) return address;
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
