import type { FastifyRequest } from 'fastify';
import { getStatusProblem, HttpProblemError } from '../problems/problem.ts';

/** Maximum size of a JSON body. A join request needs less than 2,000 bytes. */
export const MAX_BODY_BYTES = 32 * 1024;

/**
 * Maximum size of a form body, larger than any valid form: a text that is too long returns in the page with its error,
 * while a rejected body would be lost to a visitor without script.
 */
export const MAX_FORM_BODY_BYTES = 256 * 1024;

/**
 * Rejects a POST by its headers, before its body is read. A body without `Content-Length` is counted while it is read.
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
