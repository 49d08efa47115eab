import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { getUserName } from '../src/cli/output.ts';
import { describeEachDatabase } from './each-database.ts';
import { createDesk, runInProcess, toEnvironment } from './cli-in-process.ts';

vi.setConfig({ testTimeout: 30_000 });

/** Matches `2026-11-20T10:00:00.000Z ana deleted LC-…`. */
const matchAuditLine = (what: string) => new RegExp(`^\\d{4}-\\S+Z [\\w.@-]+ ${what}\\n$`);

describeEachDatabase((createLocation) => {
  const createStaff = async () => createDesk(await createLocation());

  test('migrates once', async () => {
    const environment = toEnvironment(await createLocation());
    expect((await runInProcess(environment, 'requests', 'list')).stderr).toMatch(
      /There is no database|longcovid-api migrate/,
    );
    expect((await runInProcess(environment, 'migrate')).stdout).toContain('Applied: 2026-11-20-5-record\n');
    expect((await runInProcess(environment, 'migrate')).stdout).toBe('The database is up to date.\n');
    expect((await runInProcess(environment, 'requests', 'list')).stderr).toBe('No requests.\n');
  });

  test('lists requests, messages and alerts separately', async () => {
    const { run, store } = await createStaff();
    const receivedAt = '2026-11-20T10:00:00.000Z';
    const request = await store({ suspect: 1, receivedAt });
    const message = await store({ kind: 'contact', receivedAt });
    const alert = await store({ kind: 'alert', receivedAt });
    expect(await run('requests', 'list')).toEqual({
      code: 0,
      stdout: `${request}  2026-11-20T10:00:00.000Z  sample-001  pediatric  suspect\n`,
      stderr: '',
    });
    expect((await run('messages', 'list')).stdout).toBe(`${message}  2026-11-20T10:00:00.000Z\n`);
    expect((await run('alerts', 'list')).stdout).toBe(`${alert}  2026-11-20T10:00:00.000Z\n`);
  });

  test('lists, counts and exports the requests of one study site, group, day or status', async () => {
    const { run, store } = await createStaff();
    const at = (day: string) => ({ receivedAt: `2026-11-${day}T10:00:00.000Z` });
    const first = await store(at('20'));
    const adult = await store({ ...at('21'), changes: { cohort: 'adult' } });
    const other = await store({ ...at('22'), changes: { siteId: 'sample-003' } });
    const done = await store(at('23'));
    await run('requests', 'done', done);
    const list = async (...options: string[]) => {
      const { stdout } = await run('requests', 'list', '--all', '--format', 'json', ...options);
      return (JSON.parse(stdout) as { reference: string }[]).map(({ reference }) => reference);
    };
    expect(await list()).toEqual([first, adult, other, done]);
    expect(await list('--site', 'sample-001')).toEqual([first, adult, done]);
    expect(await list('--group', 'pediatric')).toEqual([first, other, done]);
    expect(await list('--since', '2026-11-22')).toEqual([other, done]);
    expect(await list('--site', 'sample-001', '--since', '2026-11-21', '--group', 'adult')).toEqual([adult]);
    expect((await run('requests', 'stats', '--site', 'sample-001')).stdout).toBe(
      'requests: 3\nwaiting: 2\noldest waiting: 2026-11-20T10:00:00.000Z\ndone: 1\nsuspect: 0\nadult: 1\npediatric: 2\nnew: 2\nclosed: 1\n',
    );
    const exported = await run('requests', 'export', '--sealed', '--waiting', '--site', 'sample-001');
    expect(exported.stdout.match(/LC-[\w-]+/g)).toEqual([first, adult]);
    const csv = (await run('requests', 'list', '--format', 'csv', '--since', '2026-11-22')).stdout;
    expect(csv).toBe(
      '\u{feff}"reference","receivedAt","siteId","cohort","suspect","doneAt","status"\r\n' +
        `"${other}","2026-11-22T10:00:00.000Z","sample-003","pediatric","","","new"\r\n`,
    );
  });

  test.each([
    [['--site', 'sample-999'], 'There is no study site sample-999, so nothing would be found.'],
    [['--since', '2026-02-30'], '2026-02-30 is not a day, so it is unclear what to leave out.'],
    [['--since', 'yesterday'], 'yesterday is not a day'],
    [['--group', 'adults'], 'Allowed choices are adult, pediatric, pregnancy, autopsy.'],
  ])('explains %o', async (options, problem) => {
    const { run } = await createStaff();
    for (const command of [['list'], ['stats'], ['export', '--sealed']]) {
      const { code, stdout, stderr } = await run('requests', ...command, ...options);
      expect([code, stdout, stderr]).toEqual([1, '', expect.stringContaining(problem)]);
    }
  });

  test('exports with a cursor what is new, once, and all again with another', async () => {
    const { run, store, location } = await createStaff();
    const cursor = join(location.dataFolder, 'cursor.json');
    const fetchNew = async () =>
      (await run('requests', 'export', '--sealed', '--cursor', cursor)).stdout.match(/LC-[\w-]+/g) ?? [];
    const [first, second] = [await store(), await store()];
    expect(await fetchNew()).toEqual([first, second]);
    expect(await fetchNew()).toEqual([]);
    const third = await store();
    // An instance may yet store an earlier one.
    const settling = await store({ receivedAt: new Date().toISOString() });
    expect(await fetchNew()).toEqual([third]);
    writeFileSync(cursor, 'broken');
    expect((await run('requests', 'export', '--sealed', '--cursor', cursor)).stderr).toContain(
      'is not the file of an earlier --cursor',
    );
    writeFileSync(cursor, JSON.stringify({ received_at: '2126-11-20T10:00:00.000Z', reference: third }));
    expect((await run('requests', 'export', '--sealed', '--cursor', cursor)).stderr).toContain(
      'is of a time later than now',
    );
    // That of an earlier version says nothing of its options.
    writeFileSync(cursor, JSON.stringify({ received_at: '2026-11-20T10:00:00.000Z', reference: 'LC-' }));
    expect(await fetchNew()).toEqual([first, second, third]);
    expect((await run('requests', 'export', '--sealed')).stdout).toContain(settling);
  });

  test('refuses the cursor of another form, study site or choice, after which records would be missing', async () => {
    const { run, store, location } = await createStaff();
    const cursor = join(location.dataFolder, 'cursor.json');
    await store();
    const options = ['export', '--sealed', '--cursor', cursor, '--site', 'sample-001'];
    expect((await run('requests', ...options, '--waiting')).code).toBe(0);
    for (const other of [
      ['requests', ...options],
      ['messages', ...options, '--waiting'],
      ['requests', ...options.slice(0, -1), 'sample-003', '--waiting'],
      ['requests', ...options, '--waiting', '--group', 'adult'],
      ['requests', ...options, '--waiting', '--status', 'new'],
    ])
      expect(await run(...other)).toMatchObject({
        code: 1,
        stdout: '',
        stderr: expect.stringContaining('belongs to requests --site sample-001 --waiting') as string,
      });
    expect((await run('requests', ...options, '--waiting')).code).toBe(0);
  });

  test('prints no control characters that somebody wrote into the database', async () => {
    const { run, store, open } = await createStaff();
    const reference = await store();
    await open.database
      .updateTable('record')
      .set({ site_id: '\u{1b}]0;owned\u{7}', cohort: '\u{1b}[2J' })
      .where('reference', '=', reference)
      .execute();
    const outputs = [
      await run('requests', 'list'),
      await run('requests', 'stats'),
      await run('requests', 'list', '--format', 'csv'),
    ];
    for (const { stdout } of outputs) expect(stdout).not.toMatch(/(?![\r\n])\p{Cc}/u);
  });

  test('marks a record as done and logs who did it', async () => {
    const { run, store } = await createStaff();
    const [waiting, dealtWith] = [await store(), await store()];
    const marked = await run('requests', 'done', dealtWith.toLowerCase());
    expect(marked).toMatchObject({ code: 0, stdout: `Marked ${dealtWith} as done.\n` });
    expect(marked.stderr).toMatch(matchAuditLine(`marked ${dealtWith} as done`));
    expect((await run('requests', 'list')).stdout).toMatch(new RegExp(`^${waiting}  .*\\n$`));
    expect((await run('requests', 'list', '--all')).stdout).toMatch(
      new RegExp(`${dealtWith}  .*  done 2\\d{3}-`),
    );
  });

  test('deletes records of the named form only', async () => {
    const { run, store } = await createStaff();
    const message = await store({ kind: 'contact' });
    expect(await run('requests', 'delete', message)).toMatchObject({
      code: 1,
      stderr: `There is no request ${message}. See: longcovid-api requests list --all\n`,
    });
    const deleted = await run('messages', 'delete', message);
    expect(deleted.stdout).toBe(`Deleted ${message}. Earlier backups may still contain it.\n`);
    expect(deleted.stderr).toMatch(matchAuditLine(`deleted ${message}`));
    expect((await run('messages', 'done', message)).stderr).toContain('There is no message');
  });

  test('logs who logged in, and whom a variable names beside the account only, without control characters', async () => {
    const { run, store } = await createStaff();
    vi.stubEnv('SUDO_USER', 'director\nforged');
    const { username } = userInfo();
    expect((await run('requests', 'done', await store())).stderr).toMatch(
      /^\S+ \S+ marked LC-\S+ as done\n$/,
    );
    expect(getUserName('4294967295')).toBe(`director?forged-as-${username}`);
    expect([getUserName(String(userInfo().uid)), getUserName('4000000')]).toEqual([username, 'uid-4000000']);
    vi.unstubAllEnvs();
    vi.stubEnv('SUDO_USER', undefined);
    expect(getUserName('4294967295')).toBe(username);
    vi.unstubAllEnvs();
  });

  test('requires RETENTION_DAYS to purge, and keeps what is not done', async () => {
    const { run, store, environment } = await createStaff();
    expect(await run('requests', 'purge')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^RETENTION_DAYS is not set, so .*\. Set it/) as string,
    });
    environment.RETENTION_DAYS = '30';
    const [old, waiting] = [
      await store({ receivedAt: '2024-01-01T00:00:00.000Z' }),
      await store({ receivedAt: '2024-01-01T00:00:00.000Z' }),
    ];
    const recent = await store({ receivedAt: new Date().toISOString() });
    await run('requests', 'done', old);
    await run('requests', 'done', recent);
    const purged = await run('requests', 'purge');
    expect(purged.stdout).toBe(
      'Removed 1 request older than 30 days.\n' +
        'Kept 1 request of that age, not marked as done. To remove these too: --waiting\n',
    );
    expect(purged.stderr).toMatch(matchAuditLine('purged 1 request and 0 backups from before \\S+'));
    expect((await run('requests', 'list', '--all')).stdout).toContain(waiting);
    expect((await run('requests', 'purge', '--waiting')).stdout).toBe(
      'Removed 1 request older than 30 days.\n',
    );
    expect((await run('requests', 'list', '--all')).stdout).toMatch(new RegExp(`^${recent}`));
  });

  test('purges old backups', async () => {
    const { run, environment, location } = await createStaff();
    environment.RETENTION_DAYS = '30';
    const folder = join(location.dataFolder, 'backups');
    mkdirSync(folder);
    for (const name of ['old', 'young']) writeFileSync(join(folder, name), '');
    utimesSync(join(folder, 'old'), 0, 0);
    expect((await run('requests', 'purge')).stderr).toContain('and 1 backup from');
    expect(readdirSync(folder)).toEqual(['young']);
  });

  test('names unfinished backups when it purges, and counts none of them', async () => {
    const { run, environment, location } = await createStaff();
    environment.RETENTION_DAYS = '30';
    const folder = join(location.dataFolder, 'backups');
    mkdirSync(folder);
    for (const name of ['old.sqlite.part', 'young.sqlite.part']) writeFileSync(join(folder, name), '');
    utimesSync(join(folder, 'old.sqlite.part'), 0, 0);
    const { stdout, stderr } = await run('requests', 'purge');
    expect(stderr).toContain('and 0 backups from');
    expect(stdout).toContain(`Not a backup: ${join(folder, 'young.sqlite.part')}. Delete it unless`);
    expect(readdirSync(folder)).toEqual(['young.sqlite.part']);
  });

  test('prints counts by status and group, and the oldest waiting', async () => {
    const { run, store } = await createStaff();
    const first = await store({ receivedAt: '2026-11-01T00:00:00.000Z', suspect: 1 });
    await store({ receivedAt: '2026-11-02T00:00:00.000Z', changes: { cohort: 'adult' } });
    await run('requests', 'done', first);
    expect((await run('requests', 'stats')).stdout.split('\n')).toEqual([
      'requests: 2',
      'waiting: 1',
      'oldest waiting: 2026-11-02T00:00:00.000Z',
      'done: 1',
      'suspect: 1',
      'adult: 1',
      'pediatric: 1',
      'new: 1',
      'closed: 1',
      '',
    ]);
    expect((await run('messages', 'stats')).stdout).toBe('messages: 0\nwaiting: 0\ndone: 0\nsuspect: 0\n');
  });

  test('prints nothing that is sealed', async () => {
    const { run, store } = await createStaff();
    await store();
    await store({ kind: 'contact' });
    await store({ kind: 'alert' });
    const results = [];
    for (const form of ['requests', 'messages', 'alerts']) {
      for (const command of [['list', '--all'], ['stats'], ['export', '--sealed']])
        results.push(await run(form, ...command));
    }
    results.push(await run('keys', 'status'));
    expect(results.map(({ code }) => code)).toEqual(results.map(() => 0));
    expect(JSON.stringify(results)).not.toMatch(/zyxwv|Ñandú|555-0147|First line|pregnancy/i);
  });
});
