import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createProblemResponse, MISDIRECTED } from '../problems/problem.ts';
import type { ApiContext } from './context.ts';

const startSchema = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('none').describe('No captcha; send an empty captchaToken.') }),
  z.object({
    provider: z.literal('altcha'),
    challenge: z.object({
      parameters: z.looseObject({}).describe('ALTCHA proof of work, version 2.'),
      signature: z.string(),
    }),
    lifetime: z.number().int().describe('Seconds until the challenge expires.'),
  }),
  z.object({ provider: z.literal('recaptcha-v3'), siteKey: z.string() }),
]);

/** `GET /captcha`: what a browser needs to start the captcha. */
export function registerCaptcha(app: FastifyInstance, context: ApiContext): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/captcha',
    {
      schema: {
        summary: 'Start the captcha',
        description:
          'With altcha, captchaToken is {"challenge", "solution": {"counter", "derivedKey"}} in base64. Each token is accepted once.',
        response: {
          200: startSchema,
          421: MISDIRECTED,
          500: createProblemResponse('The challenge could not be created.'),
        },
      },
    },
    async (_request, reply) =>
      reply.header('Cache-Control', 'no-store').send(await context.intake.captcha.start()),
  );
}
