import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import type { OpenedRecord } from '../src/cli/csv.ts';
import { createDesk, createKey } from './cli-in-process.ts';

vi.setConfig({ testTimeout: 30_000 });

async function createExport() {
  const desk = await createDesk();
  const { file, run } = desk;
  return {
    ...desk,
    openAs: (format: string, out: string, key = 'key.txt') =>
      run('open', file('export'), '--identity', file(key), '--format', format, '--out', file(out)),
  };
}

test('decrypts what visitors sent', async () => {
  const { store, exportAll, openAs, file } = await createExport();
  const references = [
    await store(),
    await store({ suspect: 1, changes: { contactMethods: { home_phone: '+1 505 555 0148' } } }),
  ];
  const written = await exportAll();
  expect(written).toMatchObject({ code: 0, stdout: '' });
  expect(written.stderr).toMatch(/ exported 2 requests, sealed\n$/);
  expect(statSync(file('export')).mode & 0o777).toBe(0o600);
  expect(readFileSync(file('export'), 'utf8')).not.toContain('Zyxwv');

  expect(await openAs('json', 'opened')).toEqual({
    code: 0,
    stdout: `Opened 2 records into ${file('opened')}.\n`,
    stderr: '',
  });
  expect(statSync(file('opened')).mode & 0o777).toBe(0o600);
  const records = JSON.parse(readFileSync(file('opened'), 'utf8')) as OpenedRecord[];
  expect(records.map(({ reference }) => reference)).toEqual(references);
  expect(records).toMatchObject([
    { firstName: 'Ñandú-Quetzal', lastName: "O'Zyxwv", locale: 'es', outsideDiffers: false, suspect: false },
    { contactMethods: { home_phone: '+1 505 555 0148' }, suspect: true, doneAt: null },
  ]);
});

test('escapes formulas in CSV, and preserves quotes and accents', async () => {
  const { store, exportAll, openAs, file } = await createExport();
  await store({
    changes: {
      firstName: '=HYPERLINK("x")',
      lastName: '@Ñandú',
      contactMethods: { mobile_phone: '+15055550148' },
    },
  });
  await store({ changes: { firstName: '-Ana', lastName: "O'Hara", contactMethods: { email: ' ＝1+1' } } });
  await exportAll();
  await openAs('csv', 'csv');
  const [names, first, second, end] = readFileSync(file('csv'), 'utf8').split('\r\n');
  expect(names).toBe(
    '\uFEFF"reference","receivedAt","siteId","cohort","locale","firstName","lastName","mobilePhone","homePhone","email","suspect","doneAt","outsideDiffers","status","reason","notes"',
  );
  expect(first).toContain(`"'=HYPERLINK(""x"")","'@Ñandú","'+15055550148","",""`);
  expect(second).toContain(`"'-Ana","O'Hara","","","'＝1+1"`);
  expect(end).toBe('');
});

test('replaces control characters in CSV cells, and keeps line breaks, tabs and letters of every language', async () => {
  const { store, exportAll, openAs, file } = await createExport();
  const name = '\u001b[2J\u001b]0;title\u0007\u009b31m\u202eAna\u2028';
  await store({ kind: 'contact', changes: { name, message: '\u001b=1+1\r\n\tمی‌خواهم 👩‍⚕️\u0000' } });
  await exportAll('messages');
  await openAs('csv', 'csv');
  const csv = readFileSync(file('csv'), 'utf8');
  expect(csv).toContain('"?[2J?]0;title??31m?Ana?"');
  expect(csv).toContain('"?=1+1\r\n\tمی‌خواهم 👩‍⚕️?"');
});

test('writes messages with their own columns and line breaks', async () => {
  const { store, exportAll, openAs, file } = await createExport();
  await store();
  await store({ kind: 'contact' });
  await exportAll('messages');
  expect((await openAs('csv', 'csv')).stdout).toContain('Opened 1 record ');
  const csv = readFileSync(file('csv'), 'utf8');
  expect(csv).toContain('"locale","name","email","message","suspect"');
  expect(csv).toContain('"Zyxwv","zyxwv@example.org","First line\n=SUM(1)"');
});

test('writes alerts with their own columns', async () => {
  const { store, exportAll, openAs, file } = await createExport();
  const reference = await store({ kind: 'alert', receivedAt: '2026-11-20T10:00:00.000Z' });
  await exportAll('alerts');
  await openAs('csv', 'csv');
  expect(readFileSync(file('csv'), 'utf8').split('\r\n')).toEqual([
    '\uFEFF"reference","receivedAt","group","place","distance","locale","phone","email","suspect","doneAt","outsideDiffers"',
    `"${reference}","2026-11-20T10:00:00.000Z","pregnancy","NM","100","es","(505) 555-0147","zyxwv@example.org","","",""`,
    '',
  ]);
});

test('prints records that were changed, swapped, copied or cannot be decrypted', async () => {
  const { open, store, exportAll, openAs, file } = await createExport();
  const [changed, swapped, broken, untouched] = [await store(), await store(), await store(), await store()];
  const change = (reference: string, set: { site_id?: string; sealed?: Uint8Array }) =>
    open.database.updateTable('record').set(set).where('reference', '=', reference).execute();
  const { sealed } = await open.database
    .selectFrom('record')
    .select('sealed')
    .where('reference', '=', untouched)
    .executeTakeFirstOrThrow();
  await change(changed, { site_id: 'sample-099' });
  await change(swapped, { sealed });
  await change(broken, { sealed: new Uint8Array([0]) });
  await exportAll();
  const lines = readFileSync(file('export'), 'utf8').split('\n');
  const copied = lines.find((line) => line.includes(untouched)) ?? '';
  writeFileSync(file('export'), [...lines, copied, ''].join('\n'));
  const { code, stderr, stdout } = await openAs('json', 'opened');
  expect([code, stdout]).toEqual([1, `Opened 4 records into ${file('opened')}.\n`]);
  expect(new Set(stderr.trim().split('\n'))).toEqual(
    new Set([
      `${changed}: does not match its sealed content (siteId).`,
      `${swapped}: does not match its sealed content (reference, receivedAt).`,
      `${broken}: cannot be opened with this key.`,
      `${untouched}: duplicate reference.`,
    ]),
  );
});

test('overwrites no file and decrypts nothing with a wrong key', async () => {
  const { store, exportAll, openAs, file } = await createExport();
  const reference = await store();
  await exportAll();
  expect((await exportAll()).code).toBe(1);
  expect((await openAs('csv', 'export')).code).toBe(1);
  writeFileSync(file('other.txt'), (await createKey()).identity, { mode: 0o600 });
  const rejected = await openAs('json', 'none', 'other.txt');
  expect(rejected).toMatchObject({ code: 1, stderr: `${reference}: cannot be opened with this key.\n` });
  expect(readFileSync(file('none'), 'utf8')).toBe('[]\n');
});

test('warns of a key file that others can read', async () => {
  const { store, exportAll, openAs, file } = await createExport();
  await store();
  await exportAll();
  writeFileSync(file('open.txt'), readFileSync(file('key.txt')), { mode: 0o644 });
  expect((await openAs('json', 'opened', 'open.txt')).stderr).toMatch(
    /Other users of this machine can read the key file/,
  );
});

test('removes control characters from a forged reference', async () => {
  const { store, exportAll, openAs, file } = await createExport();
  const reference = await store();
  await exportAll();
  const forged = readFileSync(file('export'), 'utf8').replace(reference, '\\u001b[2JLC');
  writeFileSync(file('export'), forged);
  expect((await openAs('json', 'opened')).stderr).toBe(
    '??2JLC: does not match its sealed content (reference).\n',
  );
});

test('exports to standard output, and requires --sealed', async () => {
  const { run, store } = await createExport();
  const reference = await store();
  const { stdout } = await run('requests', 'export', '--sealed');
  expect(JSON.parse(stdout)).toMatchObject({ reference, siteId: 'sample-001' });
  expect((await run('requests', 'export')).code).toBe(1);
});
