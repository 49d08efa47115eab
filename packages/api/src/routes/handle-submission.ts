import { LOCALES } from '@longcovid/content';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { accept } from '../intake/accept.ts';
import type { IntakeForm } from '../intake/forms.ts';
import { toOutcomeProblem } from '../intake/outcome-problem.ts';
import { rejectCrossSite } from '../limits/cross-site.ts';
import { rejectSizeOrType } from '../limits/size-and-type.ts';
import { createProblemResponse, getStatusProblem, sendProblem } from '../problems/problem.ts';
import { HttpProblemError } from '../problems/http-problem-error.ts';
import type { ApiContext } from './context.ts';
import { getRequestLocale } from './request-locale.ts';

/** A text field that is not there counts as empty, so that its own sentence explains it. */
export const textField = z.string().default('');

/** What every form carries besides its fields. */
export const commonFields = {
  locale: z.enum(LOCALES).optional().describe('Language of the visitor; Accept-Language when left out.'),
  captchaToken: textField.describe('The answer to GET /api/captcha.'),
};

export const headersSchema = z.object({
  'idempotency-key': z.guid().describe('A new UUID for each form; the same one when a send is repeated.'),
});

const acceptedSchema = z.object({ reference: z.string().describe('Such as LC-7Q2MX-0B9K4T.') });

/** The answers of a call that takes a form. */
export const responses = {
  201: acceptedSchema.describe('Stored.'),
  200: acceptedSchema.describe('This key was sent before; its reference.'),
  400: createProblemResponse('Broken JSON, a wrong type, or no good Idempotency-Key.'),
  403: createProblemResponse('The captcha did not pass, or another site sent this.'),
  409: createProblemResponse('This key was sent before with another body.'),
  413: createProblemResponse('Larger than 32 KiB.'),
  415: createProblemResponse('Not application/json.'),
  422: createProblemResponse('Fields with mistakes, in `errors`.'),
  429: createProblemResponse('Too many requests; see Retry-After.'),
  503: createProblemResponse('Storage does not answer; send again with the same key.'),
};

/** The checks that need nothing of the body: size and type, where it comes from, how often. */
export function createRequestChecks({ publicUrl, rateLimit }: ApiContext) {
  return async (request: FastifyRequest): Promise<void> => {
    rejectSizeOrType(request, 'application/json');
    rejectCrossSite(request, publicUrl);
    const wait = await rateLimit(request.ip);
    if (wait !== null) throw new HttpProblemError({ ...getStatusProblem(429), retryAfter: wait });
  };
}

/** Has a form accepted, and answers with its reference or with what is wrong. */
export async function handleSubmission<Input>(
  { intake, messages }: ApiContext,
  form: IntakeForm<Input>,
  request: FastifyRequest,
  reply: FastifyReply,
  sent: { input: Input; key: string; captchaToken: string },
): Promise<FastifyReply> {
  const locale = getRequestLocale(request);
  const { input, key, captchaToken } = sent;
  const outcome = await accept(intake, form, {
    input,
    locale,
    key: key.toLowerCase(),
    captchaToken,
    suspect: false,
  });
  if (!('reference' in outcome)) {
    return sendProblem(reply, toOutcomeProblem(form.name, outcome), locale, messages[locale]);
  }
  const status = outcome.result === 'stored' ? 201 : 200;
  return reply.code(status).header('Cache-Control', 'no-store').send({ reference: outcome.reference });
}
