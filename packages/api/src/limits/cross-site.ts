import type { FastifyRequest } from 'fastify';
import { refusalOf } from '../problems/problem.ts';
import { RefusedError } from '../problems/http-problem-error.ts';

/**
 * Stops a POST that another site's page made. Browsers say where a request comes from in
 * `Sec-Fetch-Site`; those that do not know it yet still send `Origin`.
 *
 * @throws {RefusedError} 403.
 */
export function refuseCrossSite(request: FastifyRequest, publicUrl: URL): void {
  if (request.method !== 'POST' || comesFromUs(request, publicUrl)) return;
  throw new RefusedError(refusalOf(403));
}

function comesFromUs(request: FastifyRequest, publicUrl: URL): boolean {
  const { origin, 'sec-fetch-site': from } = request.headers;
  if (from !== undefined) return from === 'same-origin' || from === 'none';
  if (origin === undefined) return true;
  return isOwnOrigin(origin, request, publicUrl);
}

/** Whether an origin is the site's own, by its settings or by the address that was asked. */
export function isOwnOrigin(origin: string, request: FastifyRequest, publicUrl: URL): boolean {
  return origin === publicUrl.origin || origin === URL.parse(`${request.protocol}://${request.host}`)?.origin;
}
