import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problemAnswer } from '../problems/problem.ts';
import type { ApiParts } from './api.ts';

const start = z.discriminatedUnion('provider', [
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
export function captcha(app: FastifyInstance, parts: ApiParts): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/captcha',
    {
      schema: {
        summary: 'Begin the check that tells people and robots apart',
        description:
          'With altcha, captchaToken is the base64 of {"challenge", "solution": {"counter", "derivedKey"}}; it counts once.',
        response: { 200: start, 500: problemAnswer('No challenge could be made.') },
      },
    },
    async (_request, reply) =>
      reply.header('Cache-Control', 'no-store').send(await parts.intake.captcha.start()),
  );
}
