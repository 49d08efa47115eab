import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { verifyBackup } from '../src/storage/backup.sqlite.ts';
import { getDatabaseFile } from '../src/storage/sqlite.ts';
import type { RunningService } from './cli-process.ts';
import { listReferences, runCli, sendForm, startCli, startService } from './cli-process.ts';
import { createTestStore, createRequest } from './test-store.ts';
import { describeEachDatabase } from './each-database.ts';
import { temporaryFolder, VISITOR } from './test-service.ts';

const ROUNDS = 200;
const SUBMISSIONS_PER_ROUND = 24;
const TIMEOUT_MS = 60_000 + ROUNDS * 20_000;

type Submitted = { status: number; reference: string };

/** Null when the connection broke. */
async function submitTo(service: RunningService, key: string): Promise<Submitted | null> {
  try {
    const response = await sendForm(service, { ...VISITOR, firstName: `Visitor ${key}` }, { key });
    const { reference } = (await response.json()) as { reference: string };
    return { status: response.status, reference };
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

type Receipt = { reference: string; signature: string };

/** Null when the connection broke, or the database answered too late. */
async function submitAlertTo(service: RunningService): Promise<Receipt | null> {
  const contactMethods = { email: 'ana@example.org' };
  const body = { cohort: 'adult', place: 'TX', distance: 'any', contactMethods };
  try {
    const response = await sendForm(service, body, { path: 'alerts' });
    expect([201, 503]).toContain(response.status);
    return response.status === 201 ? ((await response.json()) as Receipt) : null;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** False when the connection broke, or the database answered too late. */
async function stopAlert({ url }: RunningService, receipt: Receipt): Promise<boolean> {
  try {
    const body = new URLSearchParams(receipt);
    const response = await fetch(`${url}/alerts/stop`, { method: 'POST', body, redirect: 'manual' });
    expect([303, 503]).toContain(response.status);
    return response.status === 303;
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
            // On a busy machine the database may answer too late. A 503 acknowledges nothing.
            expect([200, 201, 503]).toContain(response.status);
            if (response.status === 503) lost.push(key);
            else acknowledged.set(key, response.reference);
            answered += 1;
            if (answered === 1 + ((7 * round) % SUBMISSIONS_PER_ROUND)) await service.kill('SIGKILL');
          }),
        );
        const found = await listReferences(settings);
        expect(found.length).toBe(new Set(found).size);
        for (const reference of acknowledged.values()) expect(found).toContain(reference);
      }

      expect(acknowledged.size).toBeGreaterThan(0);
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
            if (receipt !== null && index % 2 === 0) kept.add(receipt.reference);
            else if (receipt !== null && (await stopAlert(service, receipt))) stopped.add(receipt.reference);
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
});

describe('SQLite', () => {
  const RECORDS = 4000;

  async function createFullFolder(): Promise<string> {
    const dataFolder = temporaryFolder();
    const { store } = await createTestStore({ databaseUrl: null, dataFolder });
    const sealed = new Uint8Array(1000).fill(7);
    const names = Array.from({ length: RECORDS }, (_, index) => `r${index}`);
    await Promise.all(
      names.map((name) =>
        store.insert(createRequest(name, { record: { ...createRequest(name).record, sealed } })),
      ),
    );
    return dataFolder;
  }

  /** As after a crash between the last migrations and their record. */
  function forgetMigrations(dataFolder: string): void {
    const connection = new DatabaseSync(getDatabaseFile(dataFolder));
    connection.exec(
      'DELETE FROM kysely_migration WHERE name IN (SELECT name FROM kysely_migration ORDER BY name DESC LIMIT 3)',
    );
    connection.close();
  }

  const listFiles = (dataFolder: string): string[] => {
    const folder = join(dataFolder, 'backups');
    return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  };

  /** Kills a command when its backup has another size in each round. Returns false if the command ended before. */
  async function killDuring(dataFolder: string, round: number, ...parameters: string[]): Promise<boolean> {
    const before = new Set(listFiles(dataFolder));
    const minBytes = 1 + ((round * 7) % 10) * 0.1 * RECORDS * 1000;
    const isWritten = () =>
      listFiles(dataFolder).some(
        (file) => !before.has(file) && (statSync(file, { throwIfNoEntry: false })?.size ?? 0) >= minBytes,
      );
    const command = startCli({ dataFolder }, ...parameters);
    while (!command.hasEnded() && !isWritten()) await setImmediate();
    if (command.hasEnded()) return false;
    await command.kill('SIGKILL');
    return true;
  }

  function expectGoodBackups(dataFolder: string): void {
    const good = listFiles(dataFolder).filter((file) => file.endsWith('.sqlite'));
    for (const file of good) expect(verifyBackup(file)).toMatchObject({ records: RECORDS });
  }

  test(
    `leaves only whole backups after ${ROUNDS} × kill -9 during a backup`,
    { timeout: TIMEOUT_MS },
    async () => {
      const dataFolder = await createFullFolder();
      let killed = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        if (await killDuring(dataFolder, round, 'backup')) killed += 1;
        expectGoodBackups(dataFolder);
      }
      expect(killed).toBeGreaterThan(0);
      expect((await runCli({ dataFolder }, 'backup')).code).toBe(0);
      expectGoodBackups(dataFolder);
    },
  );

  test(
    `leaves only whole backups, and migrates after it, after ${ROUNDS} × kill -9 during a migration`,
    { timeout: TIMEOUT_MS },
    async () => {
      let killed = 0;
      const dataFolder = await createFullFolder();
      for (let round = 0; round < ROUNDS; round += 1) {
        forgetMigrations(dataFolder);
        if (await killDuring(dataFolder, round, 'migrate')) killed += 1;
        expectGoodBackups(dataFolder);
      }
      expect(killed).toBeGreaterThan(0);
      expect((await runCli({ dataFolder }, 'migrate')).code).toBe(0);
      expect(await listReferences({ dataFolder })).toHaveLength(RECORDS);
    },
  );
});
