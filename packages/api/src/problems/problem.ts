import { STATUS_CODES } from 'node:http';
import { LOCALES } from '@longcovid/content';
import type { Locale } from '@longcovid/content';
import type { FieldError, FormName, ProblemId } from '@longcovid/content/forms';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { ApiMessages } from './messages.ts';

/** Problem details (RFC 9457), with messages for the visitor in `detail` and in `errors`. */
export const problemSchema = z.object({
  type: z.literal('about:blank'),
  /** The reason phrase of the status, in English. */
  title: z.string(),
  status: z.number().int(),
  /** What happened and what to do, in the visitor's language. */
  detail: z.string(),
  /** The id of the message in `detail`, for pages that have the messages. */
  problem: z.enum(['review', 'fields', 'captcha', 'technical']),
  locale: z.enum(LOCALES),
  errors: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })).optional(),
});

/** The problem response of a route, for OpenAPI. */
export const createProblemResponse = (description: string, schema: z.ZodType = problemSchema) => ({
  description,
  content: { 'application/problem+json': { schema } },
});

/** The problem response of every route to another host. */
export const MISDIRECTED = createProblemResponse('The request is for another host than that of PUBLIC_URL.');

export type ProblemDetails = z.infer<typeof problemSchema>;

/** The status and message of an error response. */
export type HttpProblem = {
  status: number;
  messageId: ProblemId;
  /** The field errors of a form. */
  invalidForm?: { form: FormName; errors: readonly FieldError[] };
  /** Seconds until a retry can succeed. */
  retryAfter?: number;
};

/** Seconds, for what counts by the minute. */
const DEFAULT_RETRY_AFTER = 60;

/** The default problem of a status. */
export function getStatusProblem(status: number): HttpProblem {
  if (status === 429) return { status, messageId: 'technical', retryAfter: DEFAULT_RETRY_AFTER };
  if (status === 503) return { status, messageId: 'technical', retryAfter: 10 };
  return { status, messageId: status >= 500 ? 'technical' : 'review' };
}

/** What a visitor over a limit reads first: when to try again. */
export const formatTooManyTitle = ({ retryAfter }: HttpProblem, { tooMany }: ApiMessages): string =>
  tooMany.formatTitle(retryAfter ?? DEFAULT_RETRY_AFTER);

/** What happened and what to do, for the visitor. */
export function getProblemText(problem: HttpProblem, messages: ApiMessages): string {
  if (problem.status === 404) return messages.notFound;
  if (problem.status === 421) return messages.misdirected;
  if (problem.status === 429) return `${messages.tooMany.reason} ${formatTooManyTitle(problem, messages)}`;
  return messages.getProblem(problem.messageId);
}

/** Formats a problem as problem details. */
function toProblemDetails(problem: HttpProblem, locale: Locale, messages: ApiMessages): ProblemDetails {
  const { status, messageId, invalidForm } = problem;
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: getProblemText(problem, messages),
    problem: messageId,
    locale,
    ...(invalidForm && {
      errors: invalidForm.errors.map((error) => ({
        ...error,
        message: messages.formatFieldError(invalidForm.form, error),
      })),
    }),
  };
}

/** Responds with a problem. */
export function sendProblem(
  reply: FastifyReply,
  problem: HttpProblem,
  locale: Locale,
  messages: ApiMessages,
): FastifyReply {
  if (problem.retryAfter !== undefined) void reply.header('Retry-After', problem.retryAfter);
  return sendProblemDetails(reply, toProblemDetails(problem, locale, messages));
}

/** Responds with problem details. */
export function sendProblemDetails(
  reply: FastifyReply,
  problem: { status: number; locale: Locale },
): FastifyReply {
  return reply
    .code(problem.status)
    .header('Content-Type', 'application/problem+json; charset=utf-8')
    .header('Content-Language', problem.locale)
    .header('Cache-Control', 'no-store')
    .serializer(JSON.stringify)
    .send(problem);
}

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
