import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { getStatusProblem, HttpProblemError } from '../problems/problem.ts';

/** Host names of this machine. */
export const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Rejects a POST from a page of another site, by `Sec-Fetch-Site`, or by `Origin` in browsers that do not send it.
 *
 * @throws {HttpProblemError} 403.
 */
export function rejectCrossSite(request: FastifyRequest, publicUrl: URL): void {
  if (request.method !== 'POST' || isOwnRequest(request, publicUrl)) return;
  throw new HttpProblemError(getStatusProblem(403));
}

function isOwnRequest(request: FastifyRequest, publicUrl: URL): boolean {
  const { origin, 'sec-fetch-site': from } = request.headers;
  if (from !== undefined) return from === 'same-origin' || from === 'none';
  if (origin === undefined) return true;
  return isOwnOrigin(origin, request, publicUrl);
}

/** Whether an origin is the site's own: that of `PUBLIC_URL`, or of the request's URL. */
export function isOwnOrigin(origin: string, request: FastifyRequest, publicUrl: URL): boolean {
  return origin === publicUrl.origin || origin === URL.parse(`${request.protocol}://${request.host}`)?.origin;
}

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
