import type { FastifyRequest } from 'fastify';
import { getStatusProblem } from '../problems/problem.ts';
import { HttpProblemError } from '../problems/http-problem-error.ts';

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
