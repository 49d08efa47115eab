import type { FastifyRequest } from 'fastify';
import { getStatusProblem } from '../problems/problem.ts';
import { HttpProblemError } from '../problems/http-problem-error.ts';

/** Largest body, in bytes. A join request needs less than 2,000. */
export const MAX_BODY_BYTES = 32 * 1024;

/**
 * Largest body of a form without script, in bytes. Larger than any that is taken: a text that is far too long comes
 * back on the page with its error, where the browser of a visitor without script would have lost it.
 */
export const MAX_FORM_BODY_BYTES = 256 * 1024;

/**
 * Stops a POST by what its headers say, before a byte of the body is read. A body without a
 * declared length is counted while it is read.
 *
 * @throws {HttpProblemError} 413 or 415.
 */
export function rejectSizeOrType(request: FastifyRequest, type: string, maxBytes = MAX_BODY_BYTES): void {
  if (request.method !== 'POST') return;
  if (Number(request.headers['content-length'] ?? 0) > maxBytes)
    throw new HttpProblemError(getStatusProblem(413));
  const given = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (given !== type) throw new HttpProblemError(getStatusProblem(415));
}
