import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Running } from './cli-process.ts';
import { listed, run, start } from './cli-process.ts';
import { onEachDatabase } from './each-database.ts';
import { VISITOR } from './test-service.ts';

/** `npm run test:full` asks for 200. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 3);
const SENDS = 24;
const TIMEOUT = 60_000 + ROUNDS * 20_000;

type Answer = { status: number; reference: string };

/** Null when the line went dead. */
async function sendTo({ url }: Running, key: string): Promise<Answer | null> {
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

onEachDatabase((fresh) => {
  async function ready() {
    const { databaseUrl, dataFolder } = await fresh();
    const shared = { DATABASE_URL: databaseUrl ?? '', FORM_SECRET: 'a secret for tests, 32 or longer' };
    const settings = { dataFolder, environment: databaseUrl === null ? {} : shared };
    if (databaseUrl !== null) expect((await run(settings, 'migrate')).code).toBe(0);
    return settings;
  }

  test(
    `after kill -9 right behind an answer, ${ROUNDS} times under load, every answered request is there, once`,
    { timeout: TIMEOUT },
    async () => {
      const settings = await ready();
      const promised = new Map<string, string>();
      let lost: string[] = [];

      for (let round = 1; round <= ROUNDS; round += 1) {
        const service = await start(settings);
        // What got no answer is sent again under its old key, as a browser does.
        const keys = [...lost, ...Array.from({ length: SENDS }, () => randomUUID())];
        let answered = 0;
        lost = [];
        await Promise.all(
          keys.map(async (key) => {
            const answer = await sendTo(service, key);
            if (answer === null) {
              lost.push(key);
              return;
            }
            expect([200, 201]).toContain(answer.status);
            promised.set(key, answer.reference);
            answered += 1;
            if (answered === 1 + ((7 * round) % SENDS)) await service.kill('SIGKILL');
          }),
        );
        const found = await listed(settings);
        expect(found.length).toBe(new Set(found).size);
        for (const reference of promised.values()) expect(found).toContain(reference);
      }

      const last = await start(settings);
      for (const key of lost) promised.set(key, (await sendTo(last, key))?.reference ?? 'lost');
      expect((await listed(settings)).sort()).toEqual([...promised.values()].sort());
    },
  );

  test('the staff command lists a request while the service runs', { timeout: 60_000 }, async () => {
    const settings = await ready();
    const service = await start(settings);
    const answer = await sendTo(service, randomUUID());
    expect(await listed(settings)).toEqual([answer?.reference]);
    await service.kill('SIGTERM');
  });
});
