import { createHmac, hash } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';

/**
 * The key under which requests of an IP address are counted in one minute: a digest with a secret salt that changes
 * daily. Instances with the same form secret compute the same key.
 */
export function createRateLimitKey(address: string, formSecret: string, now: Date): string {
  return createKey(toVisitor(address), 'HH:MM'.length, formSecret, now);
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
  const visitor = toVisitor(address);
  if (isIPv4(visitor)) return visitor.slice(0, visitor.lastIndexOf('.'));
  return isIPv6(`${visitor}::`) ? visitor.slice(0, 'xxxx:xxxx:xxxx:xx'.length) : visitor;
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

/** IPv4 in IPv6: of a socket that serves both (RFC 4291, 2.5.5.2), and of NAT64 (RFC 6052). */
const IPV4_PREFIXES = ['0000:0000:0000:0000:0000:ffff', '0064:ff9b:0000:0000:0000:0000'];

/** IPv4 however a proxy writes it, or a /64 network, of which an IPv6 visitor can use any address. */
function toVisitor(address: string): string {
  if (isIPv4(address)) return address;
  const bare = removePort(address);
  if (!isIPv6(bare)) return bare;
  const groups = expandIpv6(bare);
  if (!IPV4_PREFIXES.includes(groups.slice(0, 6).join(':'))) return groups.slice(0, 4).join(':');
  return Buffer.from(groups.slice(6).join(''), 'hex').join('.');
}

/** Some proxies add the port of the visitor, which is another for each connection. */
function removePort(address: string): string {
  const [, ipv6, ipv4] = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? [];
  return ipv6 ?? ipv4 ?? address;
}

function expandIpv6(address: string): string[] {
  const inHex = address.toLowerCase().replace(/[\d.]+\.\d+$/, (ipv4) => {
    const bytes = Buffer.from(ipv4.split('.').map(Number)).toString('hex');
    return `${bytes.slice(0, 4)}:${bytes.slice(4)}`;
  });
  const [head = '', tail] = inHex.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(zeros).fill('0'), ...after].map((group) => group.padStart(4, '0'));
}
