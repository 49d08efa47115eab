import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createProblemResponse } from '../problems/problem.ts';
import type { ApiContext } from './context.ts';

const startSchema = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('none').describe('Nothing to do; send an empty captchaToken.') }),
  z.object({
    provider: z.literal('altcha'),
    challenge: z.object({
      parameters: z.looseObject({}).describe('Of ALTCHA’s proof of work, version 2.'),
      signature: z.string(),
    }),
    lifetime: z.number().int().describe('Seconds until another challenge must be asked for.'),
  }),
  z.object({ provider: z.literal('recaptcha-v3'), siteKey: z.string() }),
]);

/** `GET /captcha`: what a browser needs to show that a person sits before it. */
export function registerCaptcha(app: FastifyInstance, context: ApiContext): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/captcha',
    {
      schema: {
        summary: 'Begin the check that tells people and robots apart',
        description:
          'With altcha, captchaToken is the base64 of {"challenge", "solution": {"counter", "derivedKey"}}; it counts once.',
        response: { 200: startSchema, 500: createProblemResponse('No challenge could be made.') },
      },
    },
    async (_request, reply) =>
      reply.header('Cache-Control', 'no-store').send(await context.intake.captcha.start()),
  );
}
