import type { HttpProblem } from './problem.ts';
import { getStatusProblem } from './problem.ts';

/** Thrown by checks that reject a request. */
export class HttpProblemError extends Error {
  override readonly name = 'HttpProblemError';
  readonly problem: HttpProblem;
  constructor(problem: HttpProblem) {
    super(`Rejected with ${problem.status}.`);
    this.problem = problem;
  }
}

/** The problem for any error. Errors of Fastify keep their status; errors of SQLite are 503. */
export function toHttpProblem(error: unknown): HttpProblem {
  if (error instanceof HttpProblemError) return error.problem;
  if (!(error instanceof Error)) return getStatusProblem(500);
  if ('code' in error && error.code === 'ERR_SQLITE_ERROR') return getStatusProblem(503);
  const status = 'statusCode' in error ? error.statusCode : undefined;
  return getStatusProblem(typeof status === 'number' && status >= 400 && status < 600 ? status : 500);
}
