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
  siteId: textField.describe('The id of a study site, from GET /api/sites.'),
  cohort: textField.describe(
    'adult, pediatric, pregnancy or autopsy. The group must be open at the study site.',
  ),
  firstName: textField.describe(
    'Up to 100 characters. For the pediatric group, that of the parent or caregiver.',
  ),
  lastName: textField.describe(
    'Up to 100 characters. For the pediatric group, that of the parent or caregiver.',
  ),
  contactMethods: z
    .object({ mobile_phone: z.string(), home_phone: z.string(), email: z.string() })
    .partial()
    .default({})
    .describe('At least one. A method that is present is chosen, and its value is required.'),
  ...commonFields,
});

/** `POST /join-requests`: stores a request to join a study, once per idempotency key. */
export function registerJoinRequests(app: FastifyInstance, context: ApiContext): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: '/join-requests',
    schema: {
      summary: 'Request to join a study',
      body: bodySchema,
      headers: headersSchema,
      response: responses,
    },
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
