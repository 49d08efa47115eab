import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { RunningService, Settings } from './cli-process.ts';
import { listReferences, runCli, sendForm, startService } from './cli-process.ts';
import { describeEachDatabase, describePostgresql } from './each-database.ts';
import { installPreviousVersion } from './previous-version.ts';
import { temporaryFolder, VISITOR } from './test-service.ts';
import type { StorageLocation } from '../src/storage/types.ts';

vi.setConfig({ testTimeout: 120_000 });

const BODIES = {
  'join-requests': VISITOR,
  'contact-messages': { name: 'Ana', email: 'ana@example.org', message: 'When do you open?' },
  alerts: { cohort: 'adult', place: 'TX', distance: 'any', contactMethods: { email: 'ana@example.org' } },
};

type Submitted = { status: number; reference: string };

async function submit(
  service: RunningService,
  path: keyof typeof BODIES,
  key: string = randomUUID(),
): Promise<Submitted> {
  const response = await sendForm(service, BODIES[path], { path, key });
  const { reference } = (await response.json()) as { reference: string };
  return { status: response.status, reference };
}

/** The references of all forms, in alphabetical order. */
async function listAll(settings: Settings): Promise<string[]> {
  const forms = ['requests', 'messages', 'alerts'];
  const lists = await Promise.all(forms.map((form) => listReferences(settings, form)));
  return lists.flat().sort();
}

/** Settings of the present and the previous version on a database that the present one has migrated. */
async function migrateForBoth({ databaseUrl, dataFolder }: StorageLocation) {
  const environment = {
    FORM_SECRET: 'a secret for tests, 32 or longer',
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
  };
  const present: Settings = { dataFolder, environment };
  expect(await runCli(present, 'migrate')).toMatchObject({ code: 0 });
  const previous: Settings = { ...present, command: installPreviousVersion(temporaryFolder()) };
  return { present, previous };
}

describeEachDatabase((createLocation) => {
  test('lets the previous version accept, list and delete on the new schema, before and after an upgrade', async () => {
    const { present, previous } = await migrateForBoth(await createLocation());
    const key = randomUUID();
    const stored: string[] = [];
    const expectStored = ({ status, reference }: Submitted): void => {
      expect(status).toBe(201);
      stored.push(reference);
    };
    for (const settings of [previous, present, previous]) {
      const service = await startService(settings);
      for (const path of Object.keys(BODIES) as (keyof typeof BODIES)[])
        expectStored(await submit(service, path));
      if (stored.length === 3) expectStored(await submit(service, 'join-requests', key));
      else expect(await submit(service, 'join-requests', key)).toEqual({ status: 200, reference: stored[3] });
      await service.kill('SIGTERM');
      for (const version of [previous, present]) expect(await listAll(version)).toEqual(stored.toSorted());
    }
    const [first = '', ...others] = stored;
    expect(await runCli(previous, 'requests', 'done', others[2] ?? '')).toMatchObject({ code: 0 });
    expect(await runCli(previous, 'requests', 'delete', first)).toMatchObject({ code: 0 });
    expect(await listAll(present)).toEqual(others.toSorted());
  });
});

describePostgresql((server) => {
  test('stores a key once while both versions run', async () => {
    const databaseUrl = await server().createDatabase();
    const { present, previous } = await migrateForBoth({ databaseUrl, dataFolder: temporaryFolder() });
    const services = [
      await startService(previous),
      await startService({ ...present, dataFolder: temporaryFolder() }),
    ] as const;
    const keys = Array.from({ length: 4 }, () => randomUUID());
    const sent = await Promise.all(
      keys.flatMap((key) => services.map((service) => submit(service, 'join-requests', key))),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201, 201, 201, 201]);
    const references = [...new Set(sent.map(({ reference }) => reference))].sort();
    expect(references).toHaveLength(4);
    for (const version of [previous, present]) expect(await listAll(version)).toEqual(references);
  });
});
