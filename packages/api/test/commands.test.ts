import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { OpenedRecord } from '../src/cli/open.ts';
import { databaseFile } from '../src/storage/sqlite.ts';
import { listed, run, start } from './command.ts';
import { temporaryFolder, VISITOR } from './service-under-test.ts';

// Each command is a process of its own, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

async function receive(url: string, changes: object = {}): Promise<string> {
  const response = await fetch(`${url}/api/join-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...VISITOR, ...changes }),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { reference: string }).reference;
}

test('a start on this machine makes its folder, its key and its secret, for the owner alone, and says so', async () => {
  const dataFolder = join(temporaryFolder(), 'new', 'data');
  const service = await start({ dataFolder });
  expect(service.said()).toContain(
    `For trying out only: requests are sealed to a key that lies beside them, ${dataFolder}`,
  );
  expect(statSync(dataFolder).mode & 0o777).toBe(0o700);
  for (const file of readdirSync(dataFolder).filter((name) => !/-(wal|shm)$/.test(name))) {
    expect([file, statSync(join(dataFolder, file)).mode & 0o777]).toEqual([file, 0o600]);
  }
});

test('with recipients no key is made', async () => {
  const dataFolder = temporaryFolder();
  const recipient = await identityToRecipient(await generateX25519Identity());
  const service = await start({ dataFolder, environment: { AGE_RECIPIENTS: recipient } });
  expect(service.said()).not.toContain('trying out');
  expect(readdirSync(dataFolder)).not.toContain('identity.txt');
});

test('a public address without recipients does not start', async () => {
  const { code, stderr } = await run({
    dataFolder: temporaryFolder(),
    environment: { PUBLIC_URL: 'https://example.org', PORT: 'x' },
  });
  expect(code).toBe(1);
  expect(stderr).toContain('- PORT ');
  expect(stderr).toContain('- AGE_RECIPIENTS is missing');
});

test('a second service on the same folder is refused in words; after the first is killed it starts', async () => {
  const settings = { dataFolder: temporaryFolder() };
  const first = await start(settings);
  const refused = await run(settings);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(/in use by another service.*Stop the other service, or set DATA_DIR/);
  expect((await run(settings, 'migrate')).code).toBe(1);
  await first.kill('SIGKILL');
  await start(settings);
});

test('a port that is taken is told in words', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = String(typeof address === 'object' ? address?.port : '');
  const { code, stderr } = await run({ dataFolder: temporaryFolder(), environment: { PORT: port } });
  expect([code, stderr]).toEqual([1, expect.stringContaining(`Port ${port} is in use`)]);
});

test('a stop in good order ends by itself and leaves the folder free', async () => {
  const settings = { dataFolder: temporaryFolder() };
  const service = await start(settings);
  await receive(service.url);
  await service.kill('SIGTERM');
  expect(readdirSync(settings.dataFolder)).not.toContain('longcovid.sqlite-wal');
  expect((await run(settings, 'migrate')).stdout).toBe('The database is up to date.\n');
});

test('the list has one line a request, with what may be seen', async () => {
  const settings = { dataFolder: temporaryFolder() };
  const service = await start(settings);
  expect(await run(settings, 'requests', 'list')).toEqual({ code: 0, stdout: '', stderr: 'No requests.\n' });
  const reference = await receive(service.url);
  const { stdout } = await run(settings, 'requests', 'list');
  expect(stdout).toMatch(new RegExp(`^${reference}  \\d{4}-\\S+Z  sample-001  pediatric\\n$`));
});

test('a request is deleted by its reference, as people write it', async () => {
  const settings = { dataFolder: temporaryFolder() };
  const service = await start(settings);
  const [kept, gone] = [await receive(service.url), await receive(service.url)];
  const deleted = await run(settings, 'requests', 'delete', gone.toLowerCase().replaceAll('-', ' '));
  expect(deleted).toMatchObject({ code: 0, stdout: expect.stringContaining(`Deleted ${gone}.`) as string });
  expect(await listed(settings)).toEqual([kept]);
  const again = await run(settings, 'requests', 'delete', gone);
  expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('There is no request') as string });
  const typo = await run(settings, 'requests', 'delete', 'LC-00000-000001');
  expect(typo).toMatchObject({ code: 1, stderr: expect.stringContaining('not a reference') as string });
});

test('without a database, staff read what to do', async () => {
  const { code, stderr } = await run({ dataFolder: temporaryFolder() }, 'requests', 'list');
  expect(code).toBe(1);
  expect(stderr).toContain('There is no database');
});

test('a database of an older shape is not touched by staff commands', async () => {
  const dataFolder = temporaryFolder();
  mkdirSync(dataFolder, { recursive: true });
  new DatabaseSync(databaseFile(dataFolder)).close();
  const { code, stderr } = await run({ dataFolder }, 'requests', 'list');
  expect([code, stderr]).toEqual([1, expect.stringContaining('longcovid-api migrate')]);
});

async function exported() {
  const dataFolder = temporaryFolder();
  const identity = await generateX25519Identity();
  const settings = { dataFolder, environment: { AGE_RECIPIENTS: await identityToRecipient(identity) } };
  const elsewhere = temporaryFolder();
  const keyFile = join(elsewhere, 'key.txt');
  writeFileSync(keyFile, `# created: today\n${identity}\n`, { mode: 0o600 });
  const service = await start(settings);
  const file = join(elsewhere, 'export.jsonl');
  return { settings, service, elsewhere, keyFile, file };
}

test('what was sent is what staff read offline with their key', async () => {
  const { settings, service, elsewhere, keyFile, file } = await exported();
  const references = [
    await receive(service.url),
    await receive(service.url, { locale: 'es', contactMethods: { home_phone: '+1 505 555 0148' } }),
  ];
  expect((await run(settings, 'requests', 'export', '--sealed', '--out', file)).code).toBe(0);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).not.toContain(VISITOR.lastName);

  const out = join(elsewhere, 'opened.json');
  const opened = await run(settings, 'open', file, '--identity', keyFile, '--format', 'json', '--out', out);
  expect(opened).toEqual({ code: 0, stdout: `Opened 2 records into ${out}.\n`, stderr: '' });
  expect(statSync(out).mode & 0o777).toBe(0o600);
  const requests = JSON.parse(readFileSync(out, 'utf8')) as OpenedRecord[];
  expect(requests.map(({ reference }) => reference)).toEqual(references);
  expect(requests).toMatchObject([
    {
      firstName: VISITOR.firstName,
      lastName: VISITOR.lastName,
      contactMethods: VISITOR.contactMethods,
      locale: 'en',
      outsideDiffers: false,
    },
    { contactMethods: { home_phone: '+1 505 555 0148' }, locale: 'es', suspect: false, doneAt: null },
  ]);
});

test('in a CSV no cell can become a formula, and quotes and accents survive', async () => {
  const { settings, service, elsewhere, keyFile, file } = await exported();
  await receive(service.url, {
    firstName: '=HYPERLINK("x")',
    lastName: '@Ñandú',
    contactMethods: { mobile_phone: '+15055550148' },
  });
  await receive(service.url, { firstName: '-Ana', lastName: "O'Hara" });
  await run(settings, 'requests', 'export', '--sealed', '--out', file);
  const out = join(elsewhere, 'opened.csv');
  await run(settings, 'open', file, '--identity', keyFile, '--format', 'csv', '--out', out);
  const [names, first, second, end] = readFileSync(out, 'utf8').split('\r\n');
  expect(names).toBe(
    '\uFEFF"reference","receivedAt","siteId","cohort","locale","firstName","lastName","mobilePhone","homePhone","email","suspect","doneAt","outsideDiffers"',
  );
  expect(first).toContain(`"'=HYPERLINK(""x"")","'@Ñandú","'+15055550148","",""`);
  expect(second).toContain(`"'-Ana","O'Hara"`);
  expect(end).toBe('');
});

test('rows whose outside was changed, that were swapped, or that cannot be opened are named', async () => {
  const { settings, service, elsewhere, keyFile, file } = await exported();
  const [moved, swapped, broken, fine] = [
    await receive(service.url),
    await receive(service.url),
    await receive(service.url),
    await receive(service.url),
  ];
  const database = new DatabaseSync(databaseFile(settings.dataFolder));
  database.prepare("UPDATE record SET site_id = 'sample-099' WHERE reference = ?").run(moved);
  database
    .prepare('UPDATE record SET sealed = (SELECT sealed FROM record WHERE reference = ?) WHERE reference = ?')
    .run(fine, swapped);
  database.prepare("UPDATE record SET sealed = x'00' WHERE reference = ?").run(broken);
  database.close();
  await run(settings, 'requests', 'export', '--sealed', '--out', file);
  const out = join(elsewhere, 'opened.json');
  const { code, stderr, stdout } = await run(
    settings,
    'open',
    file,
    '--identity',
    keyFile,
    '--format',
    'json',
    '--out',
    out,
  );
  expect(code).toBe(1);
  expect(stdout).toBe(`Opened 3 records into ${out}.\n`);
  expect(stderr.trim().split('\n')).toEqual([
    `${moved}: was changed after it was sealed (siteId).`,
    `${swapped}: was changed after it was sealed (reference, receivedAt).`,
    `${broken}: cannot be opened with this key.`,
  ]);
});

test('nothing is written over, and nothing is opened without the right key', async () => {
  const { settings, service, elsewhere, keyFile, file } = await exported();
  const reference = await receive(service.url);
  await run(settings, 'requests', 'export', '--sealed', '--out', file);
  expect((await run(settings, 'requests', 'export', '--sealed', '--out', file)).code).toBe(1);
  expect(
    (await run(settings, 'open', file, '--identity', keyFile, '--format', 'csv', '--out', file)).code,
  ).toBe(1);
  const otherKey = join(elsewhere, 'other.txt');
  writeFileSync(otherKey, await generateX25519Identity());
  const out = join(elsewhere, 'none.json');
  const refused = await run(settings, 'open', file, '--identity', otherKey, '--format', 'json', '--out', out);
  expect(refused).toMatchObject({ code: 1, stderr: `${reference}: cannot be opened with this key.\n` });
  expect(readFileSync(out, 'utf8')).toBe('[]\n');
});

test('the export goes to standard output too, and asks to be told that it is sealed', async () => {
  const { settings, service } = await exported();
  const reference = await receive(service.url);
  const { stdout } = await run(settings, 'requests', 'export', '--sealed');
  expect(JSON.parse(stdout)).toMatchObject({ reference, siteId: 'sample-001' });
  expect((await run(settings, 'requests', 'export')).code).toBe(1);
});

test('the command of the workspace runs before anything is built', () => {
  const root = join(import.meta.dirname, '../../..');
  const settings = {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: temporaryFolder() },
  } as const;
  const output = execFileSync(join(root, 'node_modules/.bin/longcovid-api'), ['migrate'], settings);
  expect(output).toContain('Changed: ');
  expect(
    execFileSync(join(root, 'node_modules/.bin/longcovid-api'), ['requests', 'list'], {
      ...settings,
      stdio: 'pipe',
    }),
  ).toBe('');
});
