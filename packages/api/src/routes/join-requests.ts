import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { joinForm } from '../intake/forms.ts';
import type { ApiParts } from './api.ts';
import { answers, carried, checkBefore, headers, sendForm, text } from './handle-submission.ts';

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
  ...carried,
});

/** `POST /join-requests`: accepts one request to join a study, once however often it is sent. */
export function joinRequests(app: FastifyInstance, parts: ApiParts): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: '/join-requests',
    schema: { summary: 'Ask to join a study', body, headers, response: answers },
    onRequest: checkBefore(parts),
    handler: (request, reply) => {
      const { siteId, cohort, firstName, lastName, contactMethods, captchaToken } = request.body;
      return sendForm(parts, joinForm, request, reply, {
        input: { siteId, cohort, firstName, lastName, contactMethods },
        key: request.headers['idempotency-key'],
        captchaToken,
      });
    },
  });
}
