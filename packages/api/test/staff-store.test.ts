import { expect, test, vi } from 'vitest';
import {
  deleteRecord,
  listRecords,
  markDone,
  purgeRecords,
  purgeSpentTokens,
  replaceSealed,
} from '../src/storage/staff-store.ts';
import { describeEachDatabase } from './each-database.ts';
import { createTestStore, listReferences, createRequest, createRequestAt } from './test-store.ts';

vi.setConfig({ testTimeout: 30_000 });

describeEachDatabase((createLocation) => {
  const createStore = async () => createTestStore(await createLocation());
  const toEntry = vi.fn((count: number) => ({
    actor: 'ana',
    action: 'purge' as const,
    subject: '',
    details: { records: count },
  }));

  test('lists done records only with all, and keeps the first time', async () => {
    const { open, database, store } = await createStore();
    await store.insert(createRequest('a'));
    await store.insert(createRequest('b'));
    expect(await markDone(database, 'join', 'LC-a', new Date('2026-11-21T10:00:00Z'))).toBe(true);
    expect(await markDone(database, 'join', 'LC-a', new Date('2026-11-22T10:00:00Z'))).toBe(true);
    expect(await listReferences(open, 'join', false)).toEqual(['LC-b']);
    expect(await listRecords(database, 'join', {})).toMatchObject([
      { reference: 'LC-a', done_at: '2026-11-21T10:00:00.000Z' },
      { reference: 'LC-b', done_at: null },
    ]);
  });

  test('deletes the key with its record', async () => {
    const { database, store } = await createStore();
    await store.insert(createRequest('a'));
    expect(await deleteRecord(database, 'join', 'LC-a')).toBe(true);
    expect(await deleteRecord(database, 'join', 'LC-a')).toBe(false);
    expect(await store.findKey('key-a')).toBeNull();
  });

  test('purges in batches, between which others can write', async () => {
    const { database, store } = await createStore();
    const names = Array.from({ length: 1200 }, (_, index) => `r${index}`);
    await Promise.all(
      names.map((name) =>
        store.insert(
          createRequestAt(name, '2026-01-01T00:00:00.000Z', name.endsWith('7') ? 'contact' : 'join'),
        ),
      ),
    );
    await store.insert(createRequestAt('young', '2026-11-01T00:00:00.000Z'));
    const purged = await purgeRecords(database, 'join', new Date('2026-06-01'), true, toEntry);
    expect(purged).toEqual({ removed: 1080, waiting: 0 });
    expect(toEntry.mock.calls).toEqual([[500], [500], [80]]);
    expect(await listRecords(database, 'contact', {})).toHaveLength(120);
    expect(await store.findKey('key-r1')).toBeNull();
    expect(await store.findKey('key-young')).not.toBeNull();
  });

  test('lists more records than it reads at a time, each once', async () => {
    const { database } = await createStore();
    const names = Array.from({ length: 5003 }, (_, index) => `r${String(index).padStart(4, '0')}`);
    const rows = names.map((name) => ({ ...createRequest(name).record, done_at: null }));
    for (let start = 0; start < rows.length; start += 500)
      await database
        .insertInto('record')
        .values(rows.slice(start, start + 500))
        .execute();
    const listed = await listRecords(database, 'join', { siteId: 'sample-001' });
    expect(listed.map(({ reference }) => reference)).toEqual(names.map((name) => `LC-${name}`));
  });

  test('purges spent captcha tokens', async () => {
    const { database, store } = await createStore();
    await store.insert(createRequest('a', { captchaTokenHash: 'token' }));
    await purgeSpentTokens(database, new Date('2026-11-20T09:00:00Z'));
    expect(await store.insert(createRequest('b', { captchaTokenHash: 'token' }))).toBe('token-spent');
    await purgeSpentTokens(database, new Date('2026-11-21T10:00:00Z'));
    expect(await store.insert(createRequest('b', { captchaTokenHash: 'token' }))).toBe('stored');
  });

  test('replaces sealed content only while it is unchanged', async () => {
    const { database, store } = await createStore();
    await store.insert(createRequest('a'));
    const [from, to] = [createRequest('a').record.sealed, new Uint8Array([9])];
    expect(await replaceSealed(database, 'LC-a', { from: to, to: from, siteId: 'b' })).toBe(false);
    expect(await replaceSealed(database, 'LC-a', { from, to, siteId: 'b' })).toBe(true);
    expect(await replaceSealed(database, 'LC-a', { from, to, siteId: 'b' })).toBe(false);
  });
});
