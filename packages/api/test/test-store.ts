import { onTestFinished } from 'vitest';
import { migrate, openDatabase } from '../src/storage/open-database.ts';
import { createRequestStore } from '../src/storage/request-store.ts';
import type { RequestStore } from '../src/storage/request-store.ts';
import type { Database, RecordKind } from '../src/storage/schema.ts';
import { listRecords } from '../src/storage/staff-store.ts';
import type { NewRequest, OpenStorage, StorageLocation } from '../src/storage/types.ts';

/** Opens a database until the test is over. */
export async function openTestDatabase(location: StorageLocation): Promise<OpenStorage> {
  const open = await openDatabase(location);
  onTestFinished(() => open.close());
  return open;
}

/** Creates a migrated database and its store. */
export async function createTestStore(
  location: StorageLocation,
): Promise<{ open: OpenStorage; database: Database; store: RequestStore }> {
  const open = await openTestDatabase(location);
  await migrate(open);
  return { open, database: open.database, store: createRequestStore(open.database) };
}

/** Lists the references of a form, in order. */
export async function listReferences(open: OpenStorage, kind: RecordKind, all = true): Promise<string[]> {
  return (await listRecords(open.database, kind, { isWaiting: !all })).map(({ reference }) => reference);
}

/** A request to store, with values derived from `name`. */
export const createRequest = (name: string, changes: Partial<NewRequest> = {}): NewRequest => ({
  keyHash: `key-${name}`,
  bodyMac: `mac-${name}`,
  captchaTokenHash: null,
  event: null,
  record: {
    reference: `LC-${name}`,
    kind: 'join',
    site_id: 'sample-001',
    cohort: 'adult',
    received_at: '2026-11-20T10:00:00.000Z',
    sealed: new Uint8Array([1, 2, 3, 0, 255]),
    suspect: 0,
  },
  ...changes,
});

/** A request with a time. */
export const createRequestAt = (name: string, receivedAt: string, kind: RecordKind = 'join'): NewRequest =>
  createRequest(name, { record: { ...createRequest(name).record, received_at: receivedAt, kind } });
