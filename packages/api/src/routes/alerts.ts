import { ALERT_COHORTS, ALERT_DISTANCES } from '@longcovid/content/forms';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { alertForm } from '../intake/forms.ts';
import type { ApiContext } from './context.ts';
import {
  commonFields,
  createRequestChecks,
  createResponses,
  handleSubmission,
  headersSchema,
  receiptSchema,
  textField,
} from './handle-submission.ts';

const bodySchema = z.object({
  cohort: textField.describe(`One of ${ALERT_COHORTS.join(', ')}.`),
  place: textField.describe(
    'A state, province, town or postal code. Stored is the code of the state, or of the others the first three ' +
      'characters of a postal code.',
  ),
  distance: textField.describe(`Miles, as text: one of ${ALERT_DISTANCES.join(', ')}.`),
  contactMethods: z
    .object({ email: z.string(), phone: z.string() })
    .partial()
    .default({})
    .describe('At least one. A method that is present is chosen, and its value is required.'),
  ...commonFields,
});

const alertReceiptSchema = receiptSchema.extend({
  signature: z
    .string()
    .describe('Together with the reference, lets the visitor delete it: see /alerts/stop.'),
});

/** `POST /alerts`: stores a request to be told when a group opens, once per idempotency key. */
export function registerAlerts(app: FastifyInstance, context: ApiContext): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: '/alerts',
    schema: {
      summary: 'Ask to be told when a group opens',
      body: bodySchema,
      headers: headersSchema,
      response: createResponses(alertReceiptSchema),
    },
    onRequest: createRequestChecks(context),
    handler: (request, reply) => {
      const { cohort, place, distance, contactMethods, captchaToken } = request.body;
      return handleSubmission(context, alertForm, request, reply, {
        input: { cohort, place, distance, contactMethods },
        key: request.headers['idempotency-key'],
        captchaToken,
      });
    },
  });
}
