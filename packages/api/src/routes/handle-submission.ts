import { LOCALES } from '@longcovid/content';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { accept } from '../intake/accept.ts';
import type { IntakeForm } from '../intake/forms.ts';
import { createReceipt } from '../intake/signatures.ts';
import { toOutcomeProblem } from '../intake/outcome-problem.ts';
import { rejectCrossSite } from '../limits/origin.ts';
import { rejectOverLimit } from '../limits/rate-limit.ts';
import { rejectSizeOrType } from '../limits/size-and-type.ts';
import { createProblemResponse, MISDIRECTED, sendProblem } from '../problems/problem.ts';
import { EXAMPLE_REFERENCE } from '../sealing/reference.ts';
import type { ApiContext } from './context.ts';
import { getRequestLocale } from './context.ts';

/** A missing field counts as empty, so that its own error message explains it. */
export const textField = z.string().default('');

/** Fields of every form. */
export const commonFields = {
  locale: z.enum(LOCALES).optional().describe('The visitor’s language. Default: that of Accept-Language.'),
  captchaToken: textField.describe('The solved captcha of GET /api/captcha.'),
};

export const headersSchema = z.object({
  'idempotency-key': z.guid().describe('A new UUID for each form; the same one to repeat a submission.'),
});

export const receiptSchema = z.object({
  reference: z.string().describe(`Such as ${EXAMPLE_REFERENCE}.`),
  signature: z.string().describe('Shows on the confirmation page that the reference is one of this service.'),
});

/** The responses of a form, with the schema of its receipt. */
export const createResponses = (receipt: z.ZodType) => ({
  201: receipt.describe('Stored.'),
  200: receipt.describe('Stored before with this key; the same reference.'),
  400: createProblemResponse('Malformed JSON, a wrong type, or an invalid Idempotency-Key.'),
  403: createProblemResponse('The captcha failed, or the request came from another site.'),
  409: createProblemResponse('The key was used for another body.'),
  421: MISDIRECTED,
  413: createProblemResponse('Larger than 32 KiB.'),
  415: createProblemResponse('Not application/json.'),
  422: createProblemResponse('Invalid fields, in `errors`.'),
  429: createProblemResponse('Too many requests; see Retry-After.'),
  503: createProblemResponse('Storage failed; send again with the same key.'),
});

export const responses = createResponses(receiptSchema);

/** The checks that do not need the body: rate limit, size, type and origin. */
export function createRequestChecks({ publicUrl, ...limits }: ApiContext) {
  return async (request: FastifyRequest): Promise<void> => {
    await rejectOverLimit(limits, request.ip);
    rejectSizeOrType(request, 'application/json');
    rejectCrossSite(request, publicUrl);
  };
}

/** Accepts a form and responds with its receipt or a problem. */
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
  const receipt = createReceipt(intake.formSecret, form.kind, outcome.reference);
  return reply.code(status).header('Cache-Control', 'no-store').send(receipt);
}
