import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { migrate, openDatabase } from '../src/storage/open-database.ts';
import { migrations } from '../src/storage/migrations/index.ts';
import { runCli, startService } from './cli-process.ts';
import { describePostgresql } from './each-database.ts';
import { POSTGRESQL_FOLDER, startPostgresql } from './postgresql.ts';
import { temporaryFolder } from './temporary-folder.ts';

vi.setConfig({ testTimeout: 60_000 });

const query = (url: string, text: string) =>
  promisify(execFile)(join(POSTGRESQL_FOLDER ?? '', 'psql'), ['-q', '-c', text, url]);

describePostgresql((server) => {
  const createLocation = (databaseUrl: string) => ({ databaseUrl, dataFolder: temporaryFolder() });

  test('rejects a server with synchronous_commit off', async () => {
    const url = await server().createDatabase();
    await query(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit = off`);
    await expect(openDatabase(createLocation(url))).rejects.toThrow(
      /synchronous_commit = off, so a power cut could lose an acknowledged request\. Set it to on/,
    );
  });

  test.each([
    [
      'fsync',
      /fsync = off, so a power cut could destroy the whole database\. Set it to on for this server\./,
    ],
    [
      'full_page_writes',
      /full_page_writes = off, so a power cut could destroy pages of the database\. Set it to on/,
    ],
  ])('rejects a server with %s off', async (name, message) => {
    const unsafe = await startPostgresql({ settings: [`${name}=off`] });
    onTestFinished(() => unsafe.remove());
    await expect(openDatabase(createLocation(await unsafe.createDatabase()))).rejects.toThrow(message);
  });

  test('rejects new connections once synchronous_commit is off', async () => {
    const url = await server().createDatabase();
    const open = await openDatabase(createLocation(url));
    onTestFinished(() => open.close());
    await migrate(open);
    await query(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit = off`);
    const read = () => open.database.selectFrom('record').select('reference').execute();
    // The open connection keeps its setting.
    const outcomes = await Promise.allSettled([read(), read(), read()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });

  test.each([
    ['nobody listens', 'postgres://longcovid:Zyxwv@127.0.0.1:1/none'],
    ['the host is unknown', 'postgres://longcovid:Zyxwv@nowhere.invalid/none'],
  ])('explains without the password when %s', async (_name, url) => {
    const opening = openDatabase(createLocation(url));
    await expect(opening).rejects.toThrow(/DATABASE_URL cannot be reached.*Check that its server runs/);
    await expect(opening).rejects.not.toThrow(/Zyxwv/);
  });

  test('connects to no server without TLS when its URL says verify-full', async () => {
    const url = `${await server().createDatabase()}?sslmode=verify-full`;
    await expect(openDatabase(createLocation(url))).rejects.toThrow('cannot be reached');
  });

  test('exits with an empty database or an older schema, and names the command to run', async () => {
    const DATABASE_URL = await server().createDatabase();
    const environment = { DATABASE_URL, FORM_SECRET: 'a secret for tests, 32 or longer' };
    const settings = { dataFolder: temporaryFolder(), environment };
    const empty = await runCli(settings);
    expect([empty.code, empty.stderr]).toEqual([
      1,
      expect.stringMatching(/^The database is empty.*Check DATABASE_URL.*: longcovid-api migrate\n$/),
    ]);
    expect((await runCli(settings, 'migrate')).code).toBe(0);
    const [newest = ''] = Object.keys(migrations).reverse();
    await query(DATABASE_URL, `DELETE FROM kysely_migration WHERE name = '${newest}'`);
    expect((await runCli(settings)).stderr).toMatch(
      /^The database schema is older.*Back it up, then run: longcovid-api migrate\n$/,
    );
    expect((await runCli(settings, 'migrate')).code).toBe(0);
    const service = await startService(settings);
    // A second instance, with its own data folder.
    await startService({ ...settings, dataFolder: temporaryFolder() });
    await service.kill('SIGTERM');
    expect(service.readOutput()).toContain('Ready on');
  });
});
