import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { contactForm } from '../intake/forms.ts';
import type { ApiParts } from './api.ts';
import { answers, carried, checkBefore, headers, sendForm, text } from './handle-submission.ts';

const body = z.object({
  name: text.describe('Up to 100 characters.'),
  email: text.describe('Up to 254 characters; the answer goes there.'),
  message: text.describe('Up to 5,000 characters, lines and tabs included.'),
  ...carried,
});

/** `POST /contact-messages`: accepts one message to the study staff, once however often it is sent. */
export function contactMessages(app: FastifyInstance, parts: ApiParts): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: '/contact-messages',
    schema: { summary: 'Write to the study staff', body, headers, response: answers },
    onRequest: checkBefore(parts),
    handler: (request, reply) => {
      const { name, email, message, captchaToken } = request.body;
      return sendForm(parts, contactForm, request, reply, {
        input: { name, email, message },
        key: request.headers['idempotency-key'],
        captchaToken,
      });
    },
  });
}
