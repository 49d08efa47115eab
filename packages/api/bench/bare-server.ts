/** The minimum for the same work: a bare Fastify that seals and inserts the same record, without checks and keys. */
import Fastify from 'fastify';
import { createReference } from '../src/sealing/reference.ts';
import type { SealedBody } from '../src/sealing/sealed-body.ts';
import { openBenchDatabase, seal, printPort } from './setup.ts';

const { database } = await openBenchDatabase();
const app = Fastify();
app.post<{ Body: SealedBody }>('/api/join-requests', async (request, reply) => {
  const reference = createReference();
  const receivedAt = new Date().toISOString();
  const { siteId, cohort } = request.body;
  await database
    .insertInto('record')
    .values({
      reference,
      kind: 'join',
      site_id: siteId,
      cohort,
      received_at: receivedAt,
      sealed: await seal({ ...request.body, version: 1, kind: 'join', reference, receivedAt } as SealedBody),
      suspect: 0,
      done_at: null,
    })
    .execute();
  return reply.code(201).send({ reference });
});
await app.listen({ port: 0, host: '127.0.0.1' });
printPort(app.server.address());
