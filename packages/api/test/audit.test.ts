import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { runAudited } from '../src/storage/audit-store.ts';
import { openDatabase } from '../src/storage/open-database.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { describeEachDatabase } from './each-database.ts';
import { createDesk, createKey } from './cli-in-process.ts';

vi.setConfig({ testTimeout: 60_000 });

const createEntry = (subject: string) => ({ actor: 'ana', action: 'done' as const, subject, details: {} });

describeEachDatabase((createLocation) => {
  async function createStaff() {
    const desk = await createDesk(await createLocation());
    return {
      ...desk,
      /** What each entry says, without time and hash. */
      listEntries: async () =>
        (
          JSON.parse((await desk.run('audit', 'list', '--format', 'json')).stdout) as Record<string, string>[]
        ).map(({ action = '', subject = '', details = '' }) => [
          action,
          subject,
          JSON.parse(details) as unknown,
        ]),
      /** As somebody who owns the database and lifts its protection. */
      tamper: async (...statements: string[]) => {
        const protection =
          desk.location.databaseUrl === null
            ? ['DROP TRIGGER IF EXISTS audit_entry_no_update', 'DROP TRIGGER IF EXISTS audit_entry_no_delete']
            : ['ALTER TABLE audit_entry DISABLE TRIGGER ALL'];
        for (const statement of [...protection, ...statements])
          await sql.raw(statement).execute(desk.database);
      },
    };
  }
  type Staff = Awaited<ReturnType<typeof createStaff>>;

  /** A trail of four entries, about the references a to d. */
  async function createTrail(): Promise<Staff> {
    const staff = await createStaff();
    for (const name of ['a', 'b', 'c', 'd'])
      await runAudited(staff.database, () => Promise.resolve({ result: null, entries: [createEntry(name)] }));
    return staff;
  }

  const readLastHash = async ({ run }: Staff): Promise<string> =>
    /last hash: (\w+)/.exec((await run('audit', 'verify')).stdout)?.[1] ?? '';

  test('records what each command changed, without personal data', async () => {
    const { run, store, listEntries, environment, key, location } = await createStaff();
    const [done, deleted, resealed] = [await store(), await store(), await store()];
    await store({ kind: 'contact', receivedAt: '2024-01-01T00:00:00.000Z' });
    const file = (name: string) => join(location.dataFolder, name);
    await run('requests', 'done', done);
    await run('requests', 'delete', deleted);
    await run('requests', 'delete', deleted);
    await run('requests', 'export', '--sealed', '--site', 'sample-001', '--out', file('export.jsonl'));
    writeFileSync(file('key.txt'), key.identity);
    const next = await createKey();
    await run(
      ...['reseal', file('export.jsonl'), '--identity', file('key.txt')],
      ...['--to', next.recipient, '--out', file('resealed.jsonl')],
    );
    await run('keys', 'replace', file('resealed.jsonl'));
    environment.RETENTION_DAYS = '30';
    await run('messages', 'purge', '--waiting');
    const entries = await listEntries();
    expect(entries.slice(0, 5)).toEqual([
      ['done', done, { from: 'new', to: 'closed', reason: '', note: false }],
      ['delete', deleted, { form: 'requests' }],
      [
        'export',
        'sample-001',
        { form: 'requests', records: 2, group: '', since: '', waiting: false, status: '' },
      ],
      ['reseal', done, { siteId: 'sample-001' }],
      ['reseal', resealed, { siteId: 'sample-001' }],
    ]);
    expect(entries.slice(5)).toMatchObject([
      ['purge', '', { form: 'messages', records: 1, backups: 0, waiting: true }],
    ]);
    expect((await run('audit', 'list', '--since', '2026-01-01')).stdout).toMatch(
      new RegExp(`^1  \\d{4}-\\S+Z  \\S+  done  ${done}  \\{.*\\}\\n2  `),
    );
    expect((await run('audit', 'list', '--format', 'csv')).stdout).toContain(
      '"sequence","recordedAt","actor","action","subject","details","hash"\r\n"1",',
    );
    expect((await run('audit', 'list', '--since', '2999-01-01')).stderr).toBe('No entries.\n');
    expect(await run('audit', 'verify')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^6 entries, unbroken\nlast hash: [\da-f]{64}\n$/) as string,
    });
  });

  test('changes nothing when the entry cannot be written', async () => {
    const { run, store, tamper } = await createStaff();
    const reference = await store();
    await tamper('ALTER TABLE audit_entry RENAME TO gone');
    for (const command of [
      ['requests', 'delete', reference],
      ['requests', 'done', reference],
      ['requests', 'export', '--sealed'],
    ])
      expect(await run(...command)).toMatchObject({ code: 1, stdout: '' });
    expect((await run('requests', 'list')).stdout).toContain(reference);
  });

  test('refuses to change or delete an entry', async () => {
    const { database } = await createTrail();
    for (const statement of ["UPDATE audit_entry SET actor = 'eve'", 'DELETE FROM audit_entry'])
      await expect(sql.raw(statement).execute(database)).rejects.toThrow('The audit trail is append-only.');
  });

  test.each([
    ['a changed one', ["UPDATE audit_entry SET subject = 'x' WHERE sequence = 2"], 'entry 2 was changed'],
    ['a removed one', ['DELETE FROM audit_entry WHERE sequence = 2'], 'entry 2 is missing'],
    ['the removed first', ['DELETE FROM audit_entry WHERE sequence = 1'], 'entry 1 is missing'],
    [
      'a removed one whose gap was closed',
      [
        'DELETE FROM audit_entry WHERE sequence = 2',
        'UPDATE audit_entry SET sequence = 2 WHERE sequence = 3',
        'UPDATE audit_entry SET sequence = 3 WHERE sequence = 4',
      ],
      'entry 2 does not follow entry 1',
    ],
    [
      'an inserted one',
      [
        'UPDATE audit_entry SET sequence = 5 WHERE sequence = 4',
        'UPDATE audit_entry SET sequence = 4 WHERE sequence = 3',
        "INSERT INTO audit_entry VALUES (3, '', '', '', '', '', 'x', 'y')",
      ],
      'entry 3 does not follow entry 2',
    ],
    [
      'one inserted before the first',
      ["INSERT INTO audit_entry VALUES (0, '', '', '', '', '', 'x', 'y')"],
      'there is an entry 0',
    ],
    [
      'two in another order',
      [
        'UPDATE audit_entry SET sequence = 9 WHERE sequence = 2',
        'UPDATE audit_entry SET sequence = 2 WHERE sequence = 3',
        'UPDATE audit_entry SET sequence = 3 WHERE sequence = 9',
      ],
      'entry 2 does not follow entry 1',
    ],
  ])('names the first broken link: %s', async (_what, statements, problem) => {
    const { run, tamper } = await createTrail();
    expect((await run('audit', 'verify')).stdout).toContain('4 entries, unbroken\n');
    await tamper(...statements);
    expect(await run('audit', 'verify')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining(`The audit trail is broken: ${problem}`) as string,
    });
  });

  test('notices a removed last entry by the hash that is expected', async () => {
    const staff = await createTrail();
    const { run, tamper, database } = staff;
    const hash = await readLastHash(staff);
    await runAudited(database, () => Promise.resolve({ result: null, entries: [createEntry('e')] }));
    expect(await run('audit', 'verify', '--expect', hash)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('5 entries, unbroken\nexpected hash: that of entry 4\n') as string,
    });
    await tamper('DELETE FROM audit_entry WHERE sequence > 3');
    expect((await run('audit', 'verify')).code).toBe(0);
    expect(await run('audit', 'verify', '--expect', hash)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('none of the 3 entries has the expected hash') as string,
    });
    expect((await run('audit', 'verify', '--expect', 'abc')).stderr).toContain(
      'The hash of --expect is none',
    );
  });

  test('keeps one chain while many write', async () => {
    const { location, run } = await createStaff();
    // In one thread, a statement that waits for a lock would keep its holder from going on.
    const connect = async () =>
      location.databaseUrl === null
        ? openSqlite(location.dataFolder, { busyTimeoutMs: 0 })
        : openDatabase(location);
    const connections = await Promise.all(Array.from({ length: 4 }, connect));
    const writeSome = async ({ database }: (typeof connections)[number]) => {
      for (let index = 0; index < 25; index += 1) {
        await runAudited(database, async (transaction) => {
          // As a command that reads before it writes.
          await transaction.selectFrom('audit_entry').select('sequence').execute();
          return { result: null, entries: [createEntry(randomUUID())] };
        });
      }
    };
    await Promise.all(connections.map(writeSome));
    await Promise.all(connections.map(({ close }) => close()));
    expect((await run('audit', 'verify')).stdout).toContain('100 entries, unbroken\n');
  });

  test('prints no control characters that somebody wrote into the trail', async () => {
    const { run, tamper } = await createTrail();
    await tamper("UPDATE audit_entry SET actor = '\u{1b}[2J\u{9b}', details = '\u{202e}'");
    for (const format of ['lines', 'csv', 'json'])
      expect((await run('audit', 'list', '--format', format)).stdout).not.toMatch(
        /(?![\r\n])[\p{Cc}\u{202e}]/u,
      );
  });
});
