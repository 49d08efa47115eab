import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problemAnswer } from '../problems/problem.ts';
import type { ApiParts } from './api.ts';

const state = z.object({ status: z.literal('ok') });

/** `GET /health`: the process answers. `GET /ready`: it can also read its storage (503 when not). */
export function health(app: FastifyInstance, parts: ApiParts): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.get(
    '/health',
    { schema: { summary: 'Whether the process answers', response: { 200: state } } },
    (_request, reply) => void reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  );
  typed.get(
    '/ready',
    {
      schema: {
        summary: 'Whether requests can be stored',
        response: { 200: state, 503: problemAnswer('Storage cannot be read.') },
      },
    },
    async (_request, reply) => {
      await parts.intake.store.check();
      return reply.header('Cache-Control', 'no-store').send({ status: 'ok' });
    },
  );
}
