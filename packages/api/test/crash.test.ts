import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { RunningService } from './cli-process.ts';
import { listReferences, runCli, startService } from './cli-process.ts';
import { describeEachDatabase } from './each-database.ts';
import { temporaryFolder, VISITOR } from './test-service.ts';

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

type Receipt = { reference: string; signature: string };

/** Null when the connection broke. */
async function submitAlertTo({ url }: RunningService): Promise<Receipt | null> {
  try {
    const response = await fetch(`${url}/api/alerts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({
        cohort: 'adult',
        place: 'TX',
        distance: 'any',
        contactMethods: { email: 'ana@example.org' },
      }),
    });
    return (await response.json()) as Receipt;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** False when the connection broke. */
async function stopAlert({ url }: RunningService, receipt: Receipt): Promise<boolean> {
  try {
    const body = new URLSearchParams(receipt);
    const response = await fetch(`${url}/alerts/stop`, { method: 'POST', body, redirect: 'manual' });
    expect(response.status).toBe(303);
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
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

  test(
    `has kept every acknowledged alert and no stopped one after ${ROUNDS} × kill -9 under load`,
    { timeout: TIMEOUT_MS },
    async () => {
      const { dataFolder, environment } = await prepareDatabase();
      const settings = {
        dataFolder,
        environment: { ...environment, SITE_FOLDER: temporaryFolder() },
        command: [process.execPath, join(import.meta.dirname, 'cli-with-stop-page.ts')],
      };
      const kept = new Set<string>();
      const stopped = new Set<string>();

      for (let round = 1; round <= ROUNDS; round += 1) {
        const service = await startService(settings);
        let answered = 0;
        const countAnswer = async () => {
          answered += 1;
          if (answered === 1 + ((11 * round) % SUBMISSIONS_PER_ROUND)) await service.kill('SIGKILL');
        };
        await Promise.all(
          Array.from({ length: SUBMISSIONS_PER_ROUND }, async (_, index) => {
            const receipt = await submitAlertTo(service);
            if (receipt === null) return;
            if (index % 2 === 0) kept.add(receipt.reference);
            else if (await stopAlert(service, receipt)) stopped.add(receipt.reference);
            await countAnswer();
          }),
        );
        const found = await listReferences(settings, 'alerts');
        expect(found.length).toBe(new Set(found).size);
        for (const reference of kept) expect(found).toContain(reference);
        for (const reference of stopped) expect(found).not.toContain(reference);
      }
      expect(kept.size).toBeGreaterThan(0);
      expect(stopped.size).toBeGreaterThan(0);
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
