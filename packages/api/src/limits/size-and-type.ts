import type { FastifyRequest } from 'fastify';
import { refusalOf } from '../problems/problem.ts';
import { RefusedError } from '../problems/http-problem-error.ts';

/** Largest body, in bytes. A join request needs less than 2,000. */
export const BODY_LIMIT = 32 * 1024;

/**
 * Largest body of a form without script, in bytes. Larger than any that is taken: a text that is far too long comes
 * back on the page with its error, where the browser of a visitor without script would have lost it.
 */
export const FORM_BODY_LIMIT = 256 * 1024;

/**
 * Stops a POST by what its headers say, before a byte of the body is read. A body without a
 * declared length is counted while it is read.
 *
 * @throws {RefusedError} 413 or 415.
 */
export function refuseSizeOrType(request: FastifyRequest, type: string, limit = BODY_LIMIT): void {
  if (request.method !== 'POST') return;
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new RefusedError(refusalOf(413));
  const given = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (given !== type) throw new RefusedError(refusalOf(415));
}
