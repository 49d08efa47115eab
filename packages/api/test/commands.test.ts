import { execFileSync } from 'node:child_process';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect, onTestFinished, test, vi } from 'vitest';
import { getDatabaseFile } from '../src/storage/sqlite.ts';
import { listReferences, runCli, sendForm, startService } from './cli-process.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { getPort } from './wire.ts';

// Each command is a process, which takes time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

test('creates folder, key and secret for their owner only, and warns of the development key', async () => {
  const dataFolder = join(temporaryFolder(), 'new', 'data');
  const service = await startService({ dataFolder });
  expect(service.readOutput()).toContain(`Development key in use: anyone with access to ${dataFolder}`);
  expect(statSync(dataFolder).mode & 0o777).toBe(0o700);
  for (const file of readdirSync(dataFolder).filter((name) => !/-(wal|shm)$/.test(name))) {
    expect([file, statSync(join(dataFolder, file)).mode & 0o777]).toEqual([file, 0o600]);
  }
});

test('creates no development key when recipients are set', async () => {
  const dataFolder = temporaryFolder();
  const recipient = await identityToRecipient(await generateX25519Identity());
  const service = await startService({ dataFolder, environment: { AGE_RECIPIENTS: recipient } });
  expect(service.readOutput()).not.toContain('Development key');
  expect(readdirSync(dataFolder)).not.toContain('identity.txt');
});

test('does not start with a public URL and no recipients', async () => {
  const { code, stderr } = await runCli({
    dataFolder: temporaryFolder(),
    environment: { PUBLIC_URL: 'https://example.org', PORT: 'x' },
  });
  expect(code).toBe(1);
  expect(stderr).toContain('- PORT ');
  expect(stderr).toContain('- AGE_RECIPIENTS is missing');
});

test('rejects a second service on a folder, and starts once the first was killed', async () => {
  const settings = { dataFolder: temporaryFolder() };
  const first = await startService(settings);
  const second = await runCli(settings);
  expect(second.code).toBe(1);
  expect(second.stderr).toMatch(/in use by another service.*Stop the other service, or set DATA_DIR/);
  expect((await runCli(settings, 'migrate')).code).toBe(1);
  await first.kill('SIGKILL');
  await startService(settings);
});

test('warns of an unknown setting when it starts', async () => {
  const environment = { WEBHOOK_HEADERS: 'Zyxwv', RATE_LIMIT_MAXX: '1' };
  const service = await startService({ dataFolder: temporaryFolder(), environment });
  expect(service.readOutput()).toContain('WEBHOOK_HEADERS is not a setting of the service');
  expect(service.readOutput()).toContain('Did you mean RATE_LIMIT_MAX?');
  expect(service.readOutput()).not.toContain('Zyxwv');
});

test('names the port that is in use', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const port = String(getPort(server));
  // It ends, although its metrics have a port.
  const environment = { PORT: port, METRICS_PORT: '0' };
  const { code, stderr } = await runCli({ dataFolder: temporaryFolder(), environment });
  expect([code, stderr]).toEqual([1, expect.stringContaining(`Port ${port} is in use`)]);
});

test('exits on SIGTERM and frees the folder', async () => {
  const settings = { dataFolder: temporaryFolder() };
  const service = await startService(settings);
  expect((await sendForm(service)).status).toBe(201);
  await service.kill('SIGTERM');
  expect(readdirSync(settings.dataFolder)).not.toContain('longcovid.sqlite-wal');
  expect((await runCli(settings, 'migrate')).stdout).toBe('The database is up to date.\n');
});

test('is not ready but accepts requests while it drains, and stops at a second signal', async () => {
  const settings = { dataFolder: temporaryFolder(), environment: { DRAIN_SECONDS: '300' } };
  const service = await startService(settings);
  const readStatus = async (path: string) => {
    const { status, headers } = await fetch(service.url + path);
    return [status, headers.get('connection')];
  };
  expect(await readStatus('/api/ready')).toEqual([200, 'keep-alive']);
  const closed = service.kill('SIGTERM');
  await expect.poll(() => readStatus('/api/ready')).toEqual([503, 'close']);
  expect(await readStatus('/api/health')).toEqual([200, 'close']);
  const { reference } = (await (await sendForm(service)).json()) as { reference: string };
  await service.kill('SIGTERM');
  await closed;
  expect(await listReferences(settings)).toEqual([reference]);
  expect(readdirSync(settings.dataFolder)).not.toContain('longcovid.sqlite-wal');
});

test('stops by itself after it has drained', async () => {
  const settings = { dataFolder: temporaryFolder(), environment: { DRAIN_SECONDS: '1' } };
  const service = await startService(settings);
  await service.kill('SIGTERM');
  expect((await runCli(settings, 'migrate')).stdout).toBe('The database is up to date.\n');
});

test('rejects a database with an older schema', async () => {
  const dataFolder = temporaryFolder();
  mkdirSync(dataFolder, { recursive: true });
  new DatabaseSync(getDatabaseFile(dataFolder)).close();
  const { code, stderr } = await runCli({ dataFolder }, 'requests', 'list');
  expect([code, stderr]).toEqual([1, expect.stringContaining('longcovid-api migrate')]);
});

test('runs from the workspace without a build', () => {
  const root = join(import.meta.dirname, '../../..');
  const settings = {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: temporaryFolder() },
  } as const;
  const output = execFileSync(join(root, 'node_modules/.bin/longcovid-api'), ['migrate'], settings);
  expect(output).toContain('Applied: ');
  expect(
    execFileSync(join(root, 'node_modules/.bin/longcovid-api'), ['requests', 'list'], {
      ...settings,
      stdio: 'pipe',
    }),
  ).toBe('');
});
