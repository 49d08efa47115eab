import { accessSync, existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { getUserName, writeOutput } from '../src/cli/output.ts';
import { createDesk } from './cli-in-process.ts';

// As they are, but for single calls that fail as on a machine where something is not allowed.
vi.mock('node:fs', { spy: true });
vi.mock('node:os', { spy: true });
vi.mock('../src/cli/output.ts', { spy: true });

const createError = (code: string) => Object.assign(new Error(`${code}: by the test`), { code });
const failWith = (code: string) => (): never => {
  throw createError(code);
};

test('ends a command quietly when nobody reads on', async () => {
  const { run } = await createDesk();
  await run('requests', 'list');
  expect(() => process.stdout.emit('error', createError('EPIPE'))).not.toThrow();
  expect(process.exitCode).toBeUndefined();
});

test.each(['EPIPE', 'ENOSPC'])('writes no cursor for an export whose output failed with %s', async (code) => {
  const { run, file, store } = await createDesk();
  await store();
  vi.mocked(writeOutput).mockRejectedValueOnce(createError(code));
  expect(await run('requests', 'export', '--sealed', '--cursor', file('cursor.json'))).toMatchObject({
    code: 1,
    stderr: code === 'EPIPE' ? '' : 'ENOSPC: by the test\n',
  });
  expect(existsSync(file('cursor.json'))).toBe(false);
});

test('records no export into a file that exists', async () => {
  const { run, store, file } = await createDesk();
  await store();
  writeFileSync(file('export'), 'mine');
  expect(await run('requests', 'export', '--sealed', '--out', file('export'))).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('EEXIST') as string,
  });
  expect((await run('audit', 'list')).stdout).not.toContain('export');
});

test('purges the records when a backup cannot be deleted, and names the backup', async () => {
  const { run, store, environment, location } = await createDesk();
  environment.RETENTION_DAYS = '30';
  const folder = join(location.dataFolder, 'backups');
  mkdirSync(join(folder, 'lost+found'), { recursive: true });
  for (const name of ['first', 'second']) writeFileSync(join(folder, name), '');
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), 0, 0);
  await run('requests', 'done', await store({ receivedAt: '2024-01-01T00:00:00.000Z' }));
  vi.mocked(rmSync).mockImplementationOnce(failWith('EACCES'));
  const { code, stdout, stderr } = await run('requests', 'purge');
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^\S+first is older than 30 days but cannot be deleted \(EACCES: by the test\)\. Delete it\.\n.* purged 1 request and 1 backup from/,
  );
  expect(stderr + stdout).toContain('Removed 1 request older than 30 days.\n');
  expect(readdirSync(folder).sort()).toEqual(['first', 'lost+found']);
});

test('tells a user who may not read the database from a missing one', async () => {
  const { run, location } = await createDesk();
  vi.mocked(accessSync).mockImplementationOnce(failWith('EACCES'));
  expect((await run('requests', 'list')).stderr).toBe(
    `You may not read the database in ${location.dataFolder}. Run the command as the user of the service.\n`,
  );
  rmSync(join(location.dataFolder, 'longcovid.sqlite'));
  expect((await run('requests', 'list')).stderr).toContain('There is no database in');
});

test('names a user without an account by number', () => {
  vi.mocked(userInfo).mockImplementationOnce(failWith('ERR_SYSTEM_ERROR'));
  expect(getUserName('4294967295')).toBe(`uid-${process.getuid?.()}`);
});

test('says that output could not be written', async () => {
  const { run } = await createDesk();
  await run('requests', 'list');
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  process.stdout.emit('error', createError('ENOSPC'));
  expect(write.mock.calls.flat()).toEqual([
    'The output is not complete (ENOSPC: by the test). Run the command again with room for it.\n',
  ]);
  expect(process.exitCode).toBe(1);
  process.exitCode = undefined;
  write.mockRestore();
});
