import { readFileSync, writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import type { OpenedRecord } from '../src/cli/csv.ts';
import { findStatusProblem, isTerminal, STATUSES } from '../src/storage/request-status.ts';
import { markDone } from '../src/storage/staff-store.ts';
import { describeEachDatabase } from './each-database.ts';
import { createDesk, createKey } from './cli-in-process.ts';
import { findLeaksInFolder } from './leaks.ts';

vi.setConfig({ testTimeout: 60_000 });

const NOTE = 'Zyxwv asks to be called after 5 pm.';

test('lets staff correct each status', () => {
  for (const status of STATUSES.filter(isTerminal)) {
    for (const back of ['contacted', 'new'] as const) {
      expect(findStatusProblem(status, back, 'mistake')).toBeNull();
      expect(findStatusProblem(status, back, '')).toContain('Give one of mistake, asked-again, reached.');
    }
  }
});

describeEachDatabase((createLocation) => {
  async function createStaff() {
    const desk = await createDesk(await createLocation());
    const { run, file, database } = desk;
    desk.environment.AGE_RECIPIENTS = desk.key.recipient;
    return {
      ...desk,
      runWithInput: async (input: string, ...parameters: string[]) => {
        const stdin = vi.spyOn(process, 'stdin', 'get');
        stdin.mockReturnValue(Readable.from([Buffer.from(input)]) as typeof process.stdin);
        try {
          return await run(...parameters);
        } finally {
          stdin.mockRestore();
        }
      },
      list: async (...options: string[]) =>
        (
          JSON.parse((await run('requests', 'list', '--format', 'json', ...options)).stdout) as {
            reference: string;
          }[]
        ).map(({ reference }) => reference),
      importRows: (rows: string[], ...options: string[]) => {
        writeFileSync(file('statuses.csv'), ['reference,status,reason,changed_at', ...rows, ''].join('\r\n'));
        return run('requests', 'import-statuses', file('statuses.csv'), ...options);
      },
      readRow: async (reference: string) =>
        database
          .selectFrom('record')
          .select(['status', 'done_at'])
          .where('reference', '=', reference)
          .executeTakeFirstOrThrow(),
    };
  }

  test('changes the status, keeps the history, and marks as done and back', async () => {
    const { run, store, list, readRow } = await createStaff();
    const reference = await store();
    const other = await store();
    expect(await run('requests', 'status', reference.toLowerCase(), 'contacted')).toMatchObject({
      code: 0,
      stdout: `${reference} is contacted now.\n`,
      stderr: expect.stringMatching(new RegExp(`changed ${reference} to contacted\\n$`)) as string,
    });
    expect((await run('requests', 'list')).stdout).toContain(`${reference}  2026-`);
    expect(await list('--status', 'contacted', 'scheduled')).toEqual([reference]);
    await run('requests', 'status', reference, 'declined', '--reason', 'travel');
    expect((await readRow(reference)).done_at).not.toBeNull();
    expect(await list()).toEqual([other]);
    expect(await list('--status', 'declined')).toEqual([reference]);
    expect((await run('requests', 'stats', '--status', 'declined')).stdout).toBe(
      'requests: 1\nwaiting: 0\ndone: 1\nsuspect: 0\npediatric: 1\ndeclined: 1\n',
    );
    expect((await run('requests', 'export', '--sealed', '--status', 'declined')).stdout).toMatch(
      new RegExp(`^\\{"reference":"${reference}".*\\n$`),
    );
    await run('requests', 'status', reference, 'contacted', '--reason', 'asked-again');
    expect(await readRow(reference)).toEqual({ status: 'contacted', done_at: null });
    const user = String.raw`[\w.@-]+`;
    expect((await run('requests', 'history', reference)).stdout).toMatch(
      new RegExp(
        `^2026-11-20T\\S+Z  new\\n\\S+Z  contacted  ${user}\\n` +
          `\\S+Z  declined  travel  ${user}\\n\\S+Z  contacted  asked-again  ${user}\\n$`,
      ),
    );
    const trail = (await run('audit', 'list')).stdout;
    expect(trail).toContain(
      `status  ${reference}  {"from":"contacted","to":"declined","reason":"travel","note":false}`,
    );
    expect((await run('requests', 'list', '--all', '--format', 'csv')).stdout).toContain(
      '"doneAt","status"\r\n',
    );
  });

  test.each([
    [['enrolled'], 'It is new, so it cannot become enrolled. It can become contacted, scheduled,'],
    [['declined'], 'The status declined needs a reason. Give one of time, travel,'],
    [['declined', '--reason', 'x'], 'The status declined does not have this reason. Give one of time,'],
    [['contacted', '--reason', 'x'], 'The status contacted has no reason. Leave the reason out.'],
    [['gone\u{1b}'], 'gone? is not a status, so nothing was changed. Choose one of new, contacted,'],
    [['contacted', '--note-stdin'], 'The note is empty, so nothing was changed.'],
  ])('explains a change to %o', async ([status = '', ...options], problem) => {
    const { store, readRow, runWithInput, database } = await createStaff();
    const reference = await store();
    expect(await runWithInput(' \n', 'requests', 'status', reference, status, ...options)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining(problem) as string,
    });
    expect(await readRow(reference)).toEqual({ status: 'new', done_at: null });
    expect(await database.selectFrom('audit_entry').selectAll().execute()).toEqual([]);
  });

  test('explains a request that does not exist', async () => {
    const { run, store } = await createStaff();
    const message = await store({ kind: 'contact' });
    for (const command of [
      ['status', message, 'contacted'],
      ['history', message],
      ['done', message],
    ])
      expect((await run('requests', ...command)).stderr).toContain(`There is no request ${message}.`);
    expect((await run('messages', 'list', '--status', 'new')).code).toBe(1);
  });

  test('closes a request with done, and keeps another terminal status', async () => {
    const { run, store, readRow } = await createStaff();
    const [plain, enrolled] = [await store(), await store()];
    await run('requests', 'done', plain);
    expect((await readRow(plain)).status).toBe('closed');
    await run('requests', 'status', enrolled, 'contacted');
    await run('requests', 'status', enrolled, 'enrolled');
    const before = await readRow(enrolled);
    expect((await run('requests', 'done', enrolled)).code).toBe(0);
    expect(await readRow(enrolled)).toEqual(before);
  });

  test('counts a request that the version before marked as done as closed', async () => {
    const { run, store, list, database } = await createStaff();
    const reference = await store();
    await markDone(database, 'join', reference, new Date('2026-11-21T10:00:00Z'));
    expect(await list('--status', 'closed')).toEqual([reference]);
    expect(await list('--status', 'new')).toEqual([]);
    expect((await run('requests', 'history', reference)).stdout).toMatch(
      /new\n2026-11-21T10:00:00.000Z {2}closed\n$/,
    );
    expect((await run('requests', 'stats')).stdout).toContain('\nclosed: 1\n');
  });

  test('purges requests with a terminal status, and their history', async () => {
    const { run, store, environment, database } = await createStaff();
    environment.RETENTION_DAYS = '30';
    const reference = await store({ receivedAt: '2024-01-01T00:00:00.000Z' });
    await run('requests', 'status', reference, 'unreachable', '--reason', 'no-answer');
    expect((await run('requests', 'purge')).stdout).toBe('Removed 1 request older than 30 days.\n');
    expect(await database.selectFrom('status_entry').selectAll().execute()).toEqual([]);
  });

  test('seals a note to the keys of the request, and opens it offline, also after a change of keys', async () => {
    const { runWithInput, run, store, file, location, environment, database } = await createStaff();
    const reference = await store();
    const changed = await runWithInput(
      `${NOTE}\n`,
      ...['requests', 'status', reference, 'contacted', '--note-stdin'],
    );
    expect(changed.code).toBe(0);
    const history = await run('requests', 'history', reference);
    expect(history.stdout).toMatch(/contacted .* {2}note, sealed\n$/);
    const trail = await run('audit', 'list', '--format', 'json');
    const stored = await database.selectFrom('status_entry').selectAll().execute();
    expect(JSON.stringify([changed, history, trail, stored])).not.toContain('Zyxwv');
    expect(Buffer.from(stored[0]?.note ?? []).toString('latin1')).toMatch(/^age-encryption.org\/v1/);
    if (location.databaseUrl === null) expect(findLeaksInFolder(location.dataFolder, [NOTE])).toEqual([]);

    const readNotes = async (key: string, name: string): Promise<unknown> => {
      await run('requests', 'export', '--sealed', '--out', file(name));
      const opened = await run(
        ...['open', file(name), '--identity', file(key), '--format', 'json', '--out', file(`${name}.json`)],
      );
      expect(opened).toMatchObject({ code: 0, stderr: '' });
      const [record] = JSON.parse(readFileSync(file(`${name}.json`), 'utf8')) as OpenedRecord[];
      return [record?.status, record?.notes.map(({ status, text }) => [status, text])];
    };
    expect(await readNotes('key.txt', 'first')).toEqual(['contacted', [['contacted', NOTE]]]);
    const asCsv = ['--format', 'csv', '--out', file('first.csv')];
    await run('open', file('first'), '--identity', file('key.txt'), ...asCsv);
    expect(readFileSync(file('first.csv'), 'utf8')).toMatch(/"contacted","","\S+Z contacted: Zyxwv asks/);

    const next = await createKey();
    writeFileSync(file('next.txt'), next.identity, { mode: 0o600 });
    environment.AGE_RECIPIENTS = next.recipient;
    await run(
      ...['reseal', file('first'), '--identity', file('key.txt'), '--to', next.recipient],
      ...['--out', file('resealed')],
    );
    expect((await run('keys', 'replace', file('resealed'))).stdout).toContain('Replaced 1 of 1.');
    expect(await readNotes('next.txt', 'second')).toEqual(['contacted', [['contacted', NOTE]]]);
  });

  test('names a note that was moved to another request', async () => {
    const { runWithInput, run, store, file, database } = await createStaff();
    const [first, second] = [await store(), await store()];
    for (const reference of [first, second])
      await runWithInput(NOTE, 'requests', 'status', reference, 'contacted', '--note-stdin');
    const [entry] = await database.selectFrom('status_entry').selectAll().execute();
    await database
      .updateTable('status_entry')
      .set({ note: entry?.note ?? null })
      .execute();
    await run('requests', 'export', '--sealed', '--out', file('export'));
    expect(
      await run(
        ...['open', file('export'), '--identity', file('key.txt')],
        ...['--format', 'json', '--out', file('opened')],
      ),
    ).toMatchObject({
      code: 1,
      stderr: `${entry?.reference === first ? second : first}: a note belongs to another status or request.\n`,
    });
  });

  test('stores no note that nobody could open', async () => {
    const { runWithInput, store, environment, readRow } = await createStaff();
    const reference = await store();
    delete environment.AGE_RECIPIENTS;
    const refused = await runWithInput(NOTE, 'requests', 'status', reference, 'contacted', '--note-stdin');
    expect(refused.stderr).toContain('AGE_RECIPIENTS is not set, so nobody could open the note');
    expect((await readRow(reference)).status).toBe('new');
  });

  test('imports statuses once, however often', async () => {
    const { store, importRows, readRow, run } = await createStaff();
    const [first, second] = [await store(), await store()];
    const rows = [
      `${first},enrolled,,2026-11-23`,
      `${first},contacted,,2026-11-21T10:00:00+02:00`,
      `"${second.toLowerCase()}","declined","travel","2026-11-20"`,
    ];
    expect(await importRows(rows)).toMatchObject({ code: 0, stdout: 'Imported 3 changes.\n' });
    expect(await readRow(first)).toEqual({ status: 'enrolled', done_at: '2026-11-23T00:00:00.000Z' });
    expect((await run('requests', 'history', first)).stdout).toMatch(
      /new\n2026-11-21T08:00:00\.000Z {2}contacted .*\n2026-11-23 {2}enrolled /,
    );
    const before = [await run('audit', 'list'), await run('requests', 'list', '--all')];
    expect(await importRows(rows)).toMatchObject({
      code: 0,
      stdout: 'Imported 0 changes. 3 changes had been imported before.\n',
      stderr: '',
    });
    expect([await run('audit', 'list'), await run('requests', 'list', '--all')]).toEqual(before);
  });

  test('names each bad row, and imports nothing, or the good ones with --partial', async () => {
    const { store, importRows, readRow, database } = await createStaff();
    const [first, second] = [await store(), await store()];
    const rows = [
      `${first},contacted,,2026-11-21`,
      'LC-7Q2MX-0B9K4A,contacted,,2026-11-21',
      `${second},gone\u{1b},,2026-11-21`,
      `${second},enrolled,,2026-11-21`,
      `${second},contacted,,2026-02-30`,
      `${second},contacted,,2999-01-01`,
      `${first},contacted,,2026-11-21`,
      `${second},contacted,,2026-11-19`,
      `${second},declined,,2026-11-22`,
      'LC-00000,contacted,,2026-11-21',
      `${second},contacted,,2026-11-21 10:00`,
    ];
    const problems = [
      'Row 3: There is no request LC-7Q2MX-0B9K4A; it may have been deleted. Take the row out.',
      'Row 4: “gone?” is not a status. Write one of new, contacted, scheduled, enrolled, not-eligible, declined, unreachable, withdrawn, closed.',
      `Row 5: ${second} is new, so it cannot become enrolled. It can become contacted, scheduled, not-eligible, declined, unreachable, withdrawn, closed.`,
      'Row 6: “2026-02-30” is not a date. Write one such as 2026-11-26 or 2026-11-26T14:30:00Z.',
      'Row 7: “2999-01-01” is in the future. Correct the date; times are in UTC.',
      'Row 8: It repeats row 2. Take one of them out.',
      expect.stringMatching(
        new RegExp(
          `^Row 9: 2026-11-19 is before the last change of ${second} \\(2026-11-20T.*\\)\\. Correct`,
        ),
      ) as string,
      'Row 10: The status declined needs a reason. Give one of time, travel, health, privacy, not-given, other.',
      'Row 11: “LC-00000” is not a reference. Correct it, or take the row out.',
      'Row 12: “2026-11-21 10:00” is not a date. Write one such as 2026-11-26 or 2026-11-26T14:30:00Z.',
    ];
    const refused = await importRows(rows);
    expect(refused.stderr.split('\n')).toEqual([
      ...problems,
      'Nothing was imported. Correct these rows, or import the others with --partial.',
      '',
    ]);
    expect([refused.code, refused.stdout]).toEqual([1, '']);
    expect((await readRow(first)).status).toBe('new');
    expect(await database.selectFrom('audit_entry').selectAll().execute()).toEqual([]);

    const partial = await importRows(rows, '--partial');
    expect(partial).toMatchObject({ code: 1, stdout: 'Imported 1 change.\n' });
    expect((await readRow(first)).status).toBe('contacted');
  });

  test('explains a file without the columns', async () => {
    const { run, file } = await createStaff();
    writeFileSync(file('other.csv'), 'reference;status\n');
    expect((await run('requests', 'import-statuses', file('other.csv'))).stderr).toContain(
      'does not have the columns reference, status, reason, changed_at, so nothing was imported.',
    );
  });
});
