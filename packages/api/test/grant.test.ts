import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createEventQueue } from '../src/storage/event-queue.ts';
import { openDatabase } from '../src/storage/open-database.ts';
import { runInProcess } from './cli-in-process.ts';
import { describePostgresql } from './each-database.ts';
import { createFakeSite } from './fake-site.ts';
import { startMailServer } from './mail-server.ts';
import { createTestService, postForm, submitForm, submitJoinRequest } from './test-service.ts';
import { temporaryFolder } from './temporary-folder.ts';

const ALERT = { cohort: 'adult', place: 'TX', distance: 'any', contactMethods: { email: 'ana@example.org' } };

describePostgresql((server) => {
  /** A migrated database, and its URL for the owner, the service and staff. */
  async function createDatabaseWithRoles() {
    const owner = await server().createDatabase();
    const database = new URL(owner).pathname.slice(1);
    const names = { service: `${database}_service`, staff: `${database}_staff` };
    const toUrl = (role: string): string => {
      const url = new URL(owner);
      url.username = role;
      return url.href;
    };
    await execute(owner, ...Object.values(names).map((name) => `CREATE ROLE ${name} LOGIN`));
    return { owner, names, service: toUrl(names.service), staff: toUrl(names.staff) };
  }

  async function execute(url: string, ...statements: string[]) {
    const open = await openDatabase({ databaseUrl: url, dataFolder: temporaryFolder() });
    try {
      const results = [];
      for (const statement of statements) results.push(await sql.raw(statement).execute(open.database));
      return results;
    } finally {
      await open.close();
    }
  }

  const run = (databaseUrl: string, ...parameters: string[]) => runWith({}, databaseUrl, ...parameters);
  const runWith = (environment: Record<string, string>, databaseUrl: string, ...parameters: string[]) =>
    runInProcess({ DATABASE_URL: databaseUrl, DATA_DIR: temporaryFolder(), ...environment }, ...parameters);

  async function createLimitedService() {
    const roles = await createDatabaseWithRoles();
    const { service, staff } = roles.names;
    const granted = await run(roles.owner, 'migrate', '--grant', service, '--grant-staff', staff);
    expect(granted).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`Granted the privileges of staff to ${staff}.`) as string,
    });
    const location = { databaseUrl: roles.service, dataFolder: temporaryFolder() };
    const testService = await createTestService({ site: createFakeSite(), hasWebhook: true }, location);
    return { ...roles, testService };
  }

  test('lets the service store requests and stop alerts, and change or delete nothing else', async () => {
    const { service, testService, owner, names } = await createLimitedService();
    const { app, database, readRecords } = testService;
    expect((await app.inject('/api/ready')).statusCode).toBe(200);
    expect((await submitJoinRequest(app)).statusCode).toBe(201);
    const alert = await submitForm(app, '/api/alerts', { body: ALERT });
    expect([alert.statusCode, (await readRecords()).length]).toEqual([201, 2]);
    const stopped = await postForm(app, '/alerts/stop', alert.json());
    expect([stopped.statusCode, (await readRecords()).length]).toEqual([303, 1]);

    const queue = createEventQueue(database);
    const event = await queue.claimEvent(new Date());
    await queue.removeEvent(event?.id ?? '');
    expect(await database.selectFrom('webhook_event').selectAll().execute()).toEqual([]);

    await execute(service, 'DELETE FROM record');
    expect(await readRecords()).toHaveLength(1);
    for (const statement of [
      "UPDATE record SET done_at = 'now'",
      'DELETE FROM idempotency_key',
      'DELETE FROM spent_token',
      'TRUNCATE record CASCADE',
      'DROP TABLE record',
      'ALTER TABLE record DISABLE ROW LEVEL SECURITY',
    ])
      await expect(execute(service, statement), statement).rejects.toThrow(/permission denied|must be owner/);
    // A second run is no error, and takes what was granted meanwhile.
    await execute(owner, `GRANT UPDATE ON record TO ${names.service}`);
    expect((await run(owner, 'migrate', '--grant', names.service)).code).toBe(0);
    await expect(execute(service, "UPDATE record SET done_at = 'now'")).rejects.toThrow('permission denied');
  });

  test.each(['record', 'webhook_event'])(
    'is not ready when the role of the service may not insert into %s',
    async (table) => {
      const { owner, names, testService } = await createLimitedService();
      await execute(owner, `REVOKE INSERT ON ${table} FROM ${names.service}`);
      expect((await submitJoinRequest(testService.app)).statusCode).toBe(503);
      expect((await testService.app.inject('/api/ready')).statusCode).toBe(503);
    },
  );

  test('lets staff list, mark, export, reseal, delete and purge, and insert nothing', async () => {
    const { staff, testService } = await createLimitedService();
    const references: string[] = [];
    for (let i = 0; i < 3; i += 1)
      references.push((await submitJoinRequest(testService.app)).json<{ reference: string }>().reference);
    const [first = '', second = '', third = ''] = references;
    const folder = temporaryFolder();
    const commands = [
      ['requests', 'list'],
      ['requests', 'stats'],
      ['requests', 'status', third, 'contacted'],
      ['requests', 'done', first],
      ['requests', 'export', '--sealed', '--out', join(folder, 'export.jsonl')],
      ['requests', 'delete', second],
      ['keys', 'status'],
      ['sites', 'close', 'sample-001', 'pediatric'],
      ['sites', 'open', 'sample-001', 'pediatric'],
      ['audit', 'verify'],
      ['digest'],
    ];
    const mail = {
      SMTP_URL: (await startMailServer()).url,
      DIGEST_FROM: 'a@example.org',
      DIGEST_TO: 'b@example.org',
    };
    for (const command of commands) expect(await runWith(mail, staff, ...command)).toMatchObject({ code: 0 });
    const purged = await runInProcess(
      { DATABASE_URL: staff, DATA_DIR: folder, RETENTION_DAYS: '1' },
      'requests',
      'purge',
    );
    expect(purged.code).toBe(0);
    await execute(staff, `UPDATE record SET sealed = sealed WHERE reference = '${third}'`);
    for (const statement of ["INSERT INTO spent_token VALUES ('a', 'b')", 'DELETE FROM audit_entry'])
      await expect(execute(staff, statement)).rejects.toThrow('permission denied');
  });

  test('explains a role that cannot be limited, and a database without roles', async () => {
    const { owner, names } = await createDatabaseWithRoles();
    expect(await run(owner, 'migrate', '--grant', 'nobody_knows')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^There is no role nobody_knows, .+createuser nobody_knows/) as string,
    });
    expect((await run(owner, 'migrate', '--grant', new URL(owner).username)).stderr).toContain(
      'may do what the owner of the tables may, so its privileges would not be limited',
    );
    expect(
      (await run(owner, 'migrate', '--grant', names.service, '--grant-staff', names.service)).stderr,
    ).toContain('is named twice');
    const sqlite = await runInProcess({ DATA_DIR: temporaryFolder() }, 'migrate', '--grant', 'a');
    expect([sqlite.code, sqlite.stderr]).toEqual([1, expect.stringContaining('SQLite has no roles')]);
  });
});
