import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { LOCAL_HOSTS } from '../config/local-hosts.ts';

/**
 * Whether a request names another host than `PUBLIC_URL`, as one does whose page a browser took for another site's. Any
 * name will do while `PUBLIC_URL` is that of this machine. `X-Forwarded-Host` counts from trusted proxies.
 */
export function isForOtherHost(request: FastifyRequest, publicUrl: URL): boolean {
  if (LOCAL_HOSTS.includes(publicUrl.hostname)) return false;
  return URL.parse(`${publicUrl.protocol}//${request.host}`)?.host !== publicUrl.host;
}

/** Whether a request has several `Host` headers, which is malformed (RFC 9112, 3.2). */
export const hasSeveralHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, index) => name.length === 4 && index % 2 === 0 && name.toLowerCase() === 'host')
    .length > 1;
