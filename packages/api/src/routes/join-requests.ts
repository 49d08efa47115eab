import { LOCALES } from '@longcovid/content';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { accept } from '../intake/accept.ts';
import { refusalOfOutcome } from '../intake/refusal.ts';
import { refuseCrossSite } from '../limits/cross-site.ts';
import { refuseSizeOrType } from '../limits/size-and-type.ts';
import { problemAnswer, refusalOf, sendProblem } from '../problems/problem.ts';
import { RefusedError } from '../problems/refused.ts';
import { problemLocale } from './problem-locale.ts';
import type { ApiParts } from './api.ts';

/** A text field that is not there counts as empty, so that its own sentence explains it. */
const text = z.string().default('');

const body = z.object({
  siteId: text.describe('Id of a study site of GET /api/sites.'),
  cohort: text.describe('adult, pediatric, pregnancy or autopsy; it must be open at the study site.'),
  firstName: text.describe('Up to 100 characters. For the pediatric group, of the parent or caregiver.'),
  lastName: text.describe('Up to 100 characters. For the pediatric group, of the parent or caregiver.'),
  contactMethods: z
    .object({ mobile_phone: z.string(), home_phone: z.string(), email: z.string() })
    .partial()
    .default({})
    .describe('At least one. A method that is there is chosen, and needs its value.'),
  locale: z.enum(LOCALES).optional().describe('Language of the visitor; Accept-Language when left out.'),
  captchaToken: text,
});

const headers = z.object({
  'idempotency-key': z.guid().describe('A new UUID for each form; the same one when a send is repeated.'),
});

const receipt = z.object({ reference: z.string().describe('Such as LC-7Q2MX-0B9K4T.') });

/** `POST /join-requests`: accepts one request to join a study, once however often it is sent. */
export function joinRequests(app: FastifyInstance, parts: ApiParts): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: '/join-requests',
    schema: {
      summary: 'Ask to join a study',
      body,
      headers,
      response: {
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
      },
    },
    onRequest: async (request) => {
      refuseSizeOrType(request, 'application/json');
      refuseCrossSite(request, parts.publicUrl);
      const wait = await parts.limit(request.ip);
      if (wait !== null) throw new RefusedError({ ...refusalOf(429), retryAfter: wait });
    },
    handler: async (request, reply) => {
      const { siteId, cohort, firstName, lastName, contactMethods, captchaToken } = request.body;
      const locale = problemLocale(request);
      const outcome = await accept(parts.intake, {
        request: { siteId, cohort, firstName, lastName, contactMethods },
        locale,
        key: request.headers['idempotency-key'].toLowerCase(),
        captchaToken,
        suspect: false,
      });
      if (!('reference' in outcome)) {
        return sendProblem(reply, refusalOfOutcome(outcome), locale, parts.words[locale]);
      }
      const status = outcome.result === 'stored' ? 201 : 200;
      return reply.code(status).header('Cache-Control', 'no-store').send({ reference: outcome.reference });
    },
  });
}
