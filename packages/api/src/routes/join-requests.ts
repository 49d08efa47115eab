import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { joinForm } from '../intake/forms.ts';
import type { ApiContext } from './context.ts';
import {
  responses,
  commonFields,
  createRequestChecks,
  headersSchema,
  handleSubmission,
  textField,
} from './handle-submission.ts';

const bodySchema = z.object({
  siteId: textField.describe('Id of a study site of GET /api/sites.'),
  cohort: textField.describe('adult, pediatric, pregnancy or autopsy; it must be open at the study site.'),
  firstName: textField.describe('Up to 100 characters. For the pediatric group, of the parent or caregiver.'),
  lastName: textField.describe('Up to 100 characters. For the pediatric group, of the parent or caregiver.'),
  contactMethods: z
    .object({ mobile_phone: z.string(), home_phone: z.string(), email: z.string() })
    .partial()
    .default({})
    .describe('At least one. A method that is there is chosen, and needs its value.'),
  ...commonFields,
});

/** `POST /join-requests`: accepts one request to join a study, once however often it is sent. */
export function registerJoinRequests(app: FastifyInstance, context: ApiContext): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: '/join-requests',
    schema: { summary: 'Ask to join a study', body: bodySchema, headers: headersSchema, response: responses },
    onRequest: createRequestChecks(context),
    handler: (request, reply) => {
      const { siteId, cohort, firstName, lastName, contactMethods, captchaToken } = request.body;
      return handleSubmission(context, joinForm, request, reply, {
        input: { siteId, cohort, firstName, lastName, contactMethods },
        key: request.headers['idempotency-key'],
        captchaToken,
      });
    },
  });
}
