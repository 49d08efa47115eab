import type { HttpProblem } from './problem.ts';
import { getStatusProblem } from './problem.ts';

/** Thrown by a check that stops a request before its work begins. */
export class HttpProblemError extends Error {
  override readonly name = 'RefusedError';
  readonly problem: HttpProblem;
  constructor(problem: HttpProblem) {
    super(`Rejected with ${problem.status}.`);
    this.problem = problem;
  }
}

/** What a visitor is told about any error: the framework's own refusals keep their status, a silent database is 503. */
export function toHttpProblem(error: unknown): HttpProblem {
  if (error instanceof HttpProblemError) return error.problem;
  if (!(error instanceof Error)) return getStatusProblem(500);
  if ('code' in error && error.code === 'ERR_SQLITE_ERROR') return getStatusProblem(503);
  const status = 'statusCode' in error ? error.statusCode : undefined;
  return getStatusProblem(typeof status === 'number' && status >= 400 && status < 600 ? status : 500);
}
