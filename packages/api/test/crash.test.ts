import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { RunningService } from './cli-process.ts';
import { listReferences, runCli, startService } from './cli-process.ts';
import { describeEachDatabase } from './each-database.ts';
import { VISITOR } from './test-service.ts';

/** `npm run test:full` sets 200. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 3);
const SUBMISSIONS_PER_ROUND = 24;
const TIMEOUT_MS = 60_000 + ROUNDS * 20_000;

type Submitted = { status: number; reference: string };

/** Null when the connection broke. */
async function submitTo({ url }: RunningService, key: string): Promise<Submitted | null> {
  try {
    const response = await fetch(`${url}/api/join-requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ ...VISITOR, firstName: `Visitor ${key}` }),
    });
    const { reference } = (await response.json()) as { reference: string };
    return { status: response.status, reference };
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

describeEachDatabase((createLocation) => {
  async function prepareDatabase() {
    const { databaseUrl, dataFolder } = await createLocation();
    const shared = { DATABASE_URL: databaseUrl ?? '', FORM_SECRET: 'a secret for tests, 32 or longer' };
    const settings = { dataFolder, environment: databaseUrl === null ? {} : shared };
    if (databaseUrl !== null) expect((await runCli(settings, 'migrate')).code).toBe(0);
    return settings;
  }

  test(
    `has stored every acknowledged request once after ${ROUNDS} × kill -9 under load`,
    { timeout: TIMEOUT_MS },
    async () => {
      const settings = await prepareDatabase();
      const acknowledged = new Map<string, string>();
      let lost: string[] = [];

      for (let round = 1; round <= ROUNDS; round += 1) {
        const service = await startService(settings);
        // Unacknowledged requests are sent again with their key, as browsers do.
        const keys = [...lost, ...Array.from({ length: SUBMISSIONS_PER_ROUND }, () => randomUUID())];
        let answered = 0;
        lost = [];
        await Promise.all(
          keys.map(async (key) => {
            const response = await submitTo(service, key);
            if (response === null) {
              lost.push(key);
              return;
            }
            expect([200, 201]).toContain(response.status);
            acknowledged.set(key, response.reference);
            answered += 1;
            if (answered === 1 + ((7 * round) % SUBMISSIONS_PER_ROUND)) await service.kill('SIGKILL');
          }),
        );
        const found = await listReferences(settings);
        expect(found.length).toBe(new Set(found).size);
        for (const reference of acknowledged.values()) expect(found).toContain(reference);
      }

      const last = await startService(settings);
      for (const key of lost) acknowledged.set(key, (await submitTo(last, key))?.reference ?? 'lost');
      expect((await listReferences(settings)).sort()).toEqual([...acknowledged.values()].sort());
    },
  );

  test('lists requests while the service runs', { timeout: 60_000 }, async () => {
    const settings = await prepareDatabase();
    const service = await startService(settings);
    const response = await submitTo(service, randomUUID());
    expect(await listReferences(settings)).toEqual([response?.reference]);
    await service.kill('SIGTERM');
  });
});
