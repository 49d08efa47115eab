import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { contactForm } from '../intake/forms.ts';
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
  name: textField.describe('Up to 100 characters.'),
  email: textField.describe('Up to 254 characters. Staff reply to this address.'),
  message: textField.describe('Up to 5,000 characters; line breaks and tabs are allowed.'),
  ...commonFields,
});

/** `POST /contact-messages`: stores a message to the study staff, once per idempotency key. */
export function registerContactMessages(app: FastifyInstance, context: ApiContext): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: '/contact-messages',
    schema: {
      summary: 'Write to the study staff',
      body: bodySchema,
      headers: headersSchema,
      response: responses,
    },
    onRequest: createRequestChecks(context),
    handler: (request, reply) => {
      const { name, email, message, captchaToken } = request.body;
      return handleSubmission(context, contactForm, request, reply, {
        input: { name, email, message },
        key: request.headers['idempotency-key'],
        captchaToken,
      });
    },
  });
}
