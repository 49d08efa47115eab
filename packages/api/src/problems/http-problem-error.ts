import type { Refusal } from './problem.ts';
import { refusalOf } from './problem.ts';

/** Thrown by a check that stops a request before its work begins. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(`Refused with ${refusal.status}.`);
    this.refusal = refusal;
  }
}

/** What a visitor is told about any error: the framework's own refusals keep their status, a silent database is 503. */
export function refusalOfError(error: unknown): Refusal {
  if (error instanceof RefusedError) return error.refusal;
  if (!(error instanceof Error)) return refusalOf(500);
  if ('code' in error && error.code === 'ERR_SQLITE_ERROR') return refusalOf(503);
  const status = 'statusCode' in error ? error.statusCode : undefined;
  return refusalOf(typeof status === 'number' && status >= 400 && status < 600 ? status : 500);
}
