import { onTestFinished } from 'vitest';
import { migrate } from '../src/storage/migrate.ts';
import type { OpenStorage, StoragePlace } from '../src/storage/open-database.ts';
import { openDatabase } from '../src/storage/open-database.ts';
import { requestStore } from '../src/storage/request-store.ts';
import type { RequestStore } from '../src/storage/request-store.ts';
import type { Database, RecordKind } from '../src/storage/schema.ts';
import { listRecords } from '../src/storage/staff-store.ts';

/** Opens a place until the test is over. */
export async function openedAt(place: StoragePlace): Promise<OpenStorage> {
  const open = await openDatabase(place);
  onTestFinished(() => open.close());
  return open;
}

/** A database with its tables, and a store in it. */
export async function readyStoreAt(
  place: StoragePlace,
): Promise<{ open: OpenStorage; database: Database; store: RequestStore }> {
  const open = await openedAt(place);
  await migrate(open);
  return { open, database: open.database, store: requestStore(open.database) };
}

/** The references of a form, in the order of the list. */
export async function referencesIn(open: OpenStorage, kind: RecordKind, all = true): Promise<string[]> {
  return (await listRecords(open.database, kind, all)).map(({ reference }) => reference);
}
