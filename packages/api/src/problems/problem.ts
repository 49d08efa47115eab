import { STATUS_CODES } from 'node:http';
import { LOCALES } from '@longcovid/content';
import type { Locale } from '@longcovid/content';
import type { FieldError, FormName, ProblemId } from '@longcovid/content/forms';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { ApiMessages } from './messages.ts';

/** Problem details (RFC 9457), with the words for the visitor in `detail` and, for fields, in `errors`. */
export const problemSchema = z.object({
  type: z.literal('about:blank'),
  /** The name of the status, in English. */
  title: z.string(),
  status: z.number().int(),
  /** What happened and what to do, in the visitor's language. */
  detail: z.string(),
  /** Which of the form's general messages `detail` is; a page that has the messages can say it itself. */
  problem: z.enum(['review', 'fields', 'captcha', 'technical']),
  locale: z.enum(LOCALES),
  errors: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })).optional(),
});

/** A problem as an answer of a call, for its description in OpenAPI. */
export const createProblemResponse = (description: string, schema: z.ZodType = problemSchema) => ({
  description,
  content: { 'application/problem+json': { schema } },
});

export type ProblemDetails = z.infer<typeof problemSchema>;

/** Why a request was refused: the HTTP status and the message that goes with it. */
export type HttpProblem = {
  status: number;
  messageId: ProblemId;
  /** The errors in a form. */
  invalidForm?: { form: FormName; errors: readonly FieldError[] };
  /** Seconds until another try makes sense. */
  retryAfter?: number;
};

/** The message for a status when nothing more is known. */
export function getStatusProblem(status: number): HttpProblem {
  if (status === 429) return { status, messageId: 'technical', retryAfter: 60 };
  if (status === 503) return { status, messageId: 'technical', retryAfter: 10 };
  return { status, messageId: status >= 500 ? 'technical' : 'review' };
}

/** Writes a refusal as problem details. */
export function toProblemDetails(
  problem: HttpProblem,
  locale: Locale,
  messages: ApiMessages,
): ProblemDetails {
  const { status, messageId, invalidForm } = problem;
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: status === 404 ? messages.notFound : messages.getProblem(messageId),
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

/** Answers with problem details. */
export function sendProblem(
  reply: FastifyReply,
  problem: HttpProblem,
  locale: Locale,
  messages: ApiMessages,
): FastifyReply {
  if (problem.retryAfter !== undefined) void reply.header('Retry-After', problem.retryAfter);
  return sendProblemDetails(reply, toProblemDetails(problem, locale, messages));
}

/** Answers with problem details that are made already. */
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
