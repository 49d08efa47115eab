import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createProblemResponse } from '../problems/problem.ts';
import type { ApiContext } from './context.ts';

const statusSchema = z.object({ status: z.literal('ok') });

/** `GET /health`: the process responds. `GET /ready`: the database does too, otherwise 503. */
export function registerHealth(app: FastifyInstance, context: ApiContext): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.get(
    '/health',
    { schema: { summary: 'Whether the process responds', response: { 200: statusSchema } } },
    (_request, reply) => void reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  );
  typed.get(
    '/ready',
    {
      schema: {
        summary: 'Whether requests can be stored',
        response: { 200: statusSchema, 503: createProblemResponse('Storage cannot be read.') },
      },
    },
    async (_request, reply) => {
      await context.intake.store.ping();
      return reply.header('Cache-Control', 'no-store').send({ status: 'ok' });
    },
  );
}
