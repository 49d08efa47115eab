import { LOCALES } from '@longcovid/content';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { accept } from '../intake/accept.ts';
import type { IntakeForm } from '../intake/forms.ts';
import { refusalOfOutcome } from '../intake/outcome-problem.ts';
import { refuseCrossSite } from '../limits/cross-site.ts';
import { refuseSizeOrType } from '../limits/size-and-type.ts';
import { problemAnswer, refusalOf, sendProblem } from '../problems/problem.ts';
import { RefusedError } from '../problems/http-problem-error.ts';
import type { ApiParts } from './api.ts';
import { problemLocale } from './request-locale.ts';

/** A text field that is not there counts as empty, so that its own sentence explains it. */
export const text = z.string().default('');

/** What every form carries besides its fields. */
export const carried = {
  locale: z.enum(LOCALES).optional().describe('Language of the visitor; Accept-Language when left out.'),
  captchaToken: text.describe('The answer to GET /api/captcha.'),
};

export const headers = z.object({
  'idempotency-key': z.guid().describe('A new UUID for each form; the same one when a send is repeated.'),
});

const receipt = z.object({ reference: z.string().describe('Such as LC-7Q2MX-0B9K4T.') });

/** The answers of a call that takes a form. */
export const answers = {
  201: receipt.describe('Stored.'),
  200: receipt.describe('This key was sent before; its reference.'),
  400: problemAnswer('Broken JSON, a wrong type, or no good Idempotency-Key.'),
  403: problemAnswer('The captcha did not pass, or another site sent this.'),
  409: problemAnswer('This key was sent before with another body.'),
  413: problemAnswer('Larger than 32 KiB.'),
  415: problemAnswer('Not application/json.'),
  422: problemAnswer('Fields with mistakes, in `errors`.'),
  429: problemAnswer('Too many requests; see Retry-After.'),
  503: problemAnswer('Storage does not answer; send again with the same key.'),
};

/** The checks that need nothing of the body: size and type, where it comes from, how often. */
export function checkBefore({ publicUrl, limit }: ApiParts) {
  return async (request: FastifyRequest): Promise<void> => {
    refuseSizeOrType(request, 'application/json');
    refuseCrossSite(request, publicUrl);
    const wait = await limit(request.ip);
    if (wait !== null) throw new RefusedError({ ...refusalOf(429), retryAfter: wait });
  };
}

/** Has a form accepted, and answers with its reference or with what is wrong. */
export async function sendForm<Input>(
  { intake, words }: ApiParts,
  form: IntakeForm<Input>,
  request: FastifyRequest,
  reply: FastifyReply,
  sent: { input: Input; key: string; captchaToken: string },
): Promise<FastifyReply> {
  const locale = problemLocale(request);
  const { input, key, captchaToken } = sent;
  const outcome = await accept(intake, form, {
    input,
    locale,
    key: key.toLowerCase(),
    captchaToken,
    suspect: false,
  });
  if (!('reference' in outcome)) {
    return sendProblem(reply, refusalOfOutcome(form.name, outcome), locale, words[locale]);
  }
  const status = outcome.result === 'stored' ? 201 : 200;
  return reply.code(status).header('Cache-Control', 'no-store').send({ reference: outcome.reference });
}
