import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createProblemResponse } from '../problems/problem.ts';
import type { ApiContext } from './context.ts';

/** The URLs of the probes: a load balancer requests them by the address of the machine. */
export const HEALTH_PATH = '/api/health';
export const READY_PATH = '/api/ready';

const statusSchema = z.object({ status: z.literal('ok') });

/** How long an answer of storage is valid, in milliseconds. */
const READY_VALIDITY_MS = 3000;

/**
 * `GET /health`: the process responds. `GET /ready`: requests can be stored too, otherwise 503. Probes within three
 * seconds share one answer of storage.
 */
export function registerHealth(app: FastifyInstance, context: ApiContext): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.get(
    '/health',
    { schema: { summary: 'Whether the process responds', response: { 200: statusSchema } } },
    (_request, reply) => void reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  );
  const checkStorage = createSharedCheck(() => context.intake.store.ping());
  typed.get(
    '/ready',
    {
      schema: {
        summary: 'Whether requests can be stored',
        response: { 200: statusSchema, 503: createProblemResponse('Requests cannot be stored.') },
      },
    },
    async (_request, reply) => {
      await checkStorage();
      return reply.header('Cache-Control', 'no-store').send({ status: 'ok' });
    },
  );
}

/** Calls `check` again only when its last result is older than `READY_VALIDITY_MS`. */
function createSharedCheck(check: () => Promise<void>): () => Promise<void> {
  let last: { until: number; result: Promise<void> } | undefined;
  return () => {
    const now = performance.now();
    if (last === undefined || last.until <= now) last = { until: now + READY_VALIDITY_MS, result: check() };
    return last.result;
  };
}
