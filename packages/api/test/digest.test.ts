import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfiguration } from '../src/config/environment.ts';
import { composeDigest, OVERDUE_DAYS } from '../src/digest/compose.ts';
import type { DigestOutcome } from '../src/digest/send.ts';
import { sendDigests } from '../src/digest/send.ts';
import { claimDigest } from '../src/storage/digest-store.ts';
import { listRecords, markDone } from '../src/storage/staff-store.ts';
import {
  createDesk,
  createKey,
  insertSealedRequest,
  openMigratedDatabase,
  runInProcess,
} from './cli-in-process.ts';
import { describeEachDatabase } from './each-database.ts';
import type { Fault } from './mail-server.ts';
import { startMailServer } from './mail-server.ts';
import { temporaryFolder } from './temporary-folder.ts';

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;
/** The records of these tests are received on 2026-11-20 from 10:00 UTC on. */
const MORNING = Date.UTC(2026, 10, 21, 7);
const ALL = { siteId: '', to: ['pi@example.org', 'nurse@example.org'] };
const SITE = { siteId: 'sample-001', to: ['houston@example.org'] };
const OTHER_SITE = { siteId: 'sample-002', to: ['austin@example.org'] };

const toResults = (outcomes: DigestOutcome[]) => outcomes.map(({ siteId, result }) => [siteId, result]);

describeEachDatabase((createLocation) => {
  /** A database, a mail server, and a clock that a test advances. */
  async function createDigests(audiences = [ALL]) {
    const server = await startMailServer();
    const { database, store } = await createDesk(await createLocation());
    const clock = { time: MORNING };
    const settings = { smtpUrl: server.url, from: 'longcovid@example.org', audiences };
    const send = (timeoutMs?: number) =>
      sendDigests({
        database,
        settings,
        now: new Date(clock.time),
        ...(timeoutMs !== undefined && { timeoutMs }),
      });
    return { database, server, clock, send, insert: store };
  }

  test('sends each audience its digest once a day: counts and references, nothing else', async () => {
    const { server, clock, send, insert, database } = await createDigests([ALL, SITE, OTHER_SITE]);
    const [first, other] = [await insert(), await insert({ changes: { siteId: 'sample-003' } })];
    const done = await insert();
    await markDone(database, 'join', done, new Date());
    const message = await insert({ kind: 'contact' });
    const alert = await insert({ kind: 'alert' });
    expect(toResults(await send())).toEqual([
      ['', 'sent'],
      ['sample-001', 'sent'],
      ['sample-002', 'nothing-to-tell'],
    ]);
    const [toAll, toSite, ...others] = server.mails;
    expect([toAll?.to, toSite?.to, others]).toEqual([ALL.to, SITE.to, []]);
    expect(toAll?.text).toContain('Subject: Long COVID programme: 3 new, 3 waiting\n');
    for (const part of [
      `\nStudy site sample-001\n1 waiting\n1 new:\n  ${first}\n`,
      `\nStudy site sample-003\n1 waiting\n1 new:\n  ${other}\n`,
      `\nMessages\n1 waiting\n1 new:\n  ${message}\n`,
      '\nAlerts\n1 waiting to be told that a group opens\n',
    ])
      expect(toAll?.text).toContain(part);
    expect(toSite?.text).toContain('Subject: Study site sample-001: 1 new, 1 waiting\n');
    expect(toSite?.text).toContain(first);
    for (const foreign of [other, message, 'Alerts']) expect(toSite?.text).not.toContain(foreign);
    expect(server.readTraffic()).not.toMatch(/zyxwv|quetzal|555-0147/i);
    expect(server.readTraffic()).not.toContain(alert);

    clock.time += 16 * HOUR;
    expect(new Set((await send()).map(({ result }) => result))).toEqual(new Set(['not-due']));
    clock.time += 8 * HOUR;
    const later = await insert({ receivedAt: new Date(clock.time - HOUR).toISOString() });
    await send();
    expect(server.mails[3]?.text).toContain(`\nStudy site sample-001\n2 waiting\n1 new:\n  ${later}\n`);
    expect(server.mails[3]?.text).not.toContain(first);
  });

  test('names what has waited for three days', async () => {
    const { server, clock, send, insert } = await createDigests([ALL]);
    const late = await insert({ receivedAt: new Date(clock.time - 3 * DAY - 1).toISOString() });
    await insert({ receivedAt: new Date(clock.time - 3 * DAY).toISOString() });
    await insert({ kind: 'alert', receivedAt: new Date(clock.time - 9 * DAY).toISOString() });
    await send();
    const text = server.mails[0]?.text;
    expect(text).toContain('Subject: Long COVID programme: 2 new, 2 waiting, 1 for more than 3 days\n');
    expect(text).toContain(`\n1 for more than 3 days:\n  ${late}\n`);
  });

  test('says that nothing waits, so that silence means a fault', async () => {
    const { server, send } = await createDigests([ALL]);
    await send();
    expect(server.mails[0]?.text).toContain('\nNothing waits for an answer.\n');
  });

  test.each<Fault>(['dies-half-way', 'refuses-message', 'hangs', 'refuses houston@example.org'])(
    'sends by the next run of the day what a mail server that %s did not accept',
    async (fault) => {
      const { server, send, insert, database } = await createDigests([SITE]);
      const reference = await insert();
      server.failWith(fault);
      expect(toResults(await send(500))).toEqual([['sample-001', 'failed']]);
      expect([server.mails, (await listRecords(database, 'join', { isWaiting: true })).length]).toEqual([
        [],
        1,
      ]);
      server.failWith('none');
      expect(toResults(await send())).toEqual([['sample-001', 'sent']]);
      expect(toResults(await send())).toEqual([['sample-001', 'not-due']]);
      expect(server.mails).toHaveLength(1);
      expect(server.mails[0]?.text).toContain(reference);
      const ids = [...server.readTraffic().matchAll(/^Message-ID: (.+)$/gm)].map(([, id]) => id);
      expect(new Set(ids)).toEqual(new Set(['<digest.2026-11-21.sample-001@example.org>']));
    },
  );

  test('sends the others when one digest fails', async () => {
    const { server, send, insert } = await createDigests([SITE, ALL]);
    await insert();
    server.failWith('refuses houston@example.org');
    expect(toResults(await send())).toEqual([
      ['sample-001', 'failed'],
      ['', 'sent'],
    ]);
  });

  test('names an address that is refused, and does not repeat the digest for the others', async () => {
    const { server, send } = await createDigests([ALL]);
    server.failWith('refuses nurse@example.org');
    expect(await send()).toMatchObject([{ result: 'sent', refused: ['nurse@example.org'] }]);
    expect(server.mails.map(({ to }) => to)).toEqual([['pi@example.org']]);
    expect(toResults(await send())).toEqual([['', 'not-due']]);
  });

  test('sends one digest when several machines send at the same time', async () => {
    const { server, send } = await createDigests([ALL]);
    const results = (await Promise.all([send(), send(), send()])).map(toResults);
    expect(results.flat().filter(([, result]) => result === 'sent')).toHaveLength(1);
    expect(server.mails).toHaveLength(1);
  });

  test('sends what a crash has left unsent, ten minutes later', async () => {
    const { clock, send, database } = await createDigests([ALL]);
    expect(await claimDigest(database, '', new Date(clock.time))).toEqual({ lastSentAt: '' });
    clock.time += 10 * 60 * 1000 - 1;
    expect(toResults(await send())).toEqual([['', 'not-due']]);
    clock.time += 1;
    expect(toResults(await send())).toEqual([['', 'sent']]);
  });

  test('is not silent for years after a clock was wrong', async () => {
    const { clock, send, database } = await createDigests([ALL, SITE]);
    clock.time += 3650 * DAY;
    await send();
    await claimDigest(database, 'sample-001', new Date(clock.time + DAY));
    clock.time -= 3650 * DAY;
    expect(toResults(await send())).toEqual([
      ['', 'sent'],
      ['sample-001', 'nothing-to-tell'],
    ]);
    clock.time += 3650 * DAY;
    await send();
    clock.time -= 3650 * DAY;
    // Nothing was told by that digest of what has come since the last right one.
    expect(await claimDigest(database, '', new Date(clock.time))).toEqual({ lastSentAt: '' });
  });
});

test('lists 50 references and counts the others', () => {
  const requests = Array.from({ length: 53 }, (_, index) => ({
    reference: `LC-${index}.`,
    kind: 'join',
    site_id: 'sample-001',
    cohort: 'adult',
    received_at: '2026-11-20T10:00:00.000Z',
    suspect: 0 as const,
    done_at: null,
    status: 'new' as const,
  }));
  const { text } = composeDigest(
    '',
    { requests, messages: [], alertCount: 0 },
    { lastSentAt: '', now: new Date(MORNING) },
  );
  expect(text).toContain('53 new:\n  LC-0.\n');
  expect(text).toContain('  LC-49.\n  and 3 more\n');
});

test('warns after the same time as the alert rule', () => {
  const file = join(import.meta.dirname, '../../../docs/guides/prometheus-rules.yml');
  const { groups } = parse(readFileSync(file, 'utf8')) as {
    groups: { rules: { alert: string; expr: string }[] }[];
  };
  const rule = groups.flatMap(({ rules }) => rules).find(({ alert }) => alert === 'LongcovidRequestWaiting');
  expect(rule?.expr).toMatch(new RegExp(` > ${OVERDUE_DAYS} \\* 86400$`));
});

function writeRecipients(recipients: unknown): string {
  const file = join(temporaryFolder(), 'recipients.json');
  writeFileSync(file, typeof recipients === 'string' ? recipients : JSON.stringify(recipients));
  return file;
}

const DIGEST = {
  SMTP_URL: 'smtps://ana:Zyxwv-secret@mail.example.org',
  DIGEST_FROM: 'longcovid@example.org',
  DIGEST_TO: 'pi@example.org',
};

test.each([
  [{ SMTP_URL: 'https://ana:Zyxwv-secret@mail.example.org' }, /^SMTP_URL is not the URL/],
  [{ SMTP_URL: 'smtp:' }, /^SMTP_URL is not the URL/],
  [{ SMTP_URL: undefined }, /^SMTP_URL is missing while/],
  [{ DIGEST_FROM: 'Zyxwv' }, /^DIGEST_FROM is not an e-mail address/],
  [{ DIGEST_FROM: undefined }, /^DIGEST_FROM is missing while/],
  [{ DIGEST_TO: 'pi@example.org, Zyxwv' }, /^DIGEST_TO contains/],
  [{ DIGEST_TO: undefined }, /^DIGEST_TO or DIGEST_RECIPIENTS_FILE is missing while/],
  [
    { recipients: { 'sample-1': ['a@example.org'] } },
    /^DIGEST_RECIPIENTS_FILE names "sample-1", which is no/,
  ],
  [{ recipients: { 'sample-001': ['Zyxwv'] } }, /^DIGEST_RECIPIENTS_FILE does not name/],
  [{ recipients: { 'sample-001': [] } }, /^DIGEST_RECIPIENTS_FILE does not name/],
  [{ recipients: {} }, /^DIGEST_RECIPIENTS_FILE does not name/],
  [{ recipients: 'Zyxwv' }, /^DIGEST_RECIPIENTS_FILE does not name/],
  [{ DIGEST_RECIPIENTS_FILE: '/nowhere' }, /^DIGEST_RECIPIENTS_FILE does not name/],
])('neither service nor digest starts with %o: what, why, what to do', async (change, problem) => {
  const { recipients, ...variables } = change as Record<string, unknown>;
  const environment = {
    ...DIGEST,
    ...(variables as Record<string, string>),
    ...(recipients !== undefined && { DIGEST_RECIPIENTS_FILE: writeRecipients(recipients) }),
  };
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined));
  const { code, stderr } = await runInProcess(given, 'digest');
  const [heading, line = '', ...others] = stderr.split('\n');
  expect([code, heading, others]).toEqual([1, 'The configuration is invalid:', ['']]);
  expect(line.slice(2)).toMatch(problem);
  expect(line).toMatch(/, so .+\. Set .+\.$/);
  expect(line).not.toContain('Zyxwv');
  expect(() => readConfiguration(given)).toThrow(line);
});

test('reads the recipients of study sites', async () => {
  const server = await startMailServer();
  const dataFolder = temporaryFolder();
  const open = await openMigratedDatabase({ databaseUrl: null, dataFolder });
  const { recipient } = await createKey();
  await insertSealedRequest(open, [recipient]);
  const secret = join(dataFolder, 'smtp-url');
  writeFileSync(secret, `${server.url}\n`);
  const environment = {
    DATA_DIR: dataFolder,
    SMTP_URL_FILE: secret,
    DIGEST_FROM: DIGEST.DIGEST_FROM,
    DIGEST_TO: 'pi@example.org, nurse@example.org',
    DIGEST_RECIPIENTS_FILE: writeRecipients({ 'sample-001': SITE.to, 'sample-002': OTHER_SITE.to }),
  };
  server.failWith('refuses nurse@example.org');
  const first = await runInProcess(environment, 'digest');
  expect(first).toEqual({
    code: 1,
    stdout:
      'The digest of all records was sent to 1 of 2 addresses.\n' +
      'The digest of sample-001 was sent to 1 of 1 addresses.\n' +
      'The digest of sample-002 has nothing to tell today.\n',
    stderr: expect.stringMatching(
      /sent the digest of all records\n.+ refused for nurse@example\.org, so .+ Correct the addresses\.\n/,
    ) as string,
  });
  const second = await runInProcess(environment, 'digest');
  expect([second.code, second.stdout.match(/was sent today/g)?.length]).toEqual([0, 3]);
  expect(server.mails.map(({ to }) => to)).toEqual([['pi@example.org'], SITE.to]);
});

test('says what to do without settings, and when the mail server fails', async () => {
  const dataFolder = temporaryFolder();
  await openMigratedDatabase({ databaseUrl: null, dataFolder });
  const missing = await runInProcess({ DATA_DIR: dataFolder }, 'digest');
  expect([missing.code, missing.stderr]).toEqual([
    1,
    expect.stringMatching(/^- SMTP_URL is missing, so no digest can be sent\. Set the URL/m),
  ]);
  const failed = await runInProcess(
    { ...DIGEST, DATA_DIR: dataFolder, SMTP_URL: 'smtp://ana:Zyxwv-secret@127.0.0.1:1' },
    'digest',
  );
  expect([failed.code, failed.stderr]).toEqual([
    1,
    expect.stringMatching(/^The digest of all records was not sent: .*ECONNREFUSED.*\. Check SMTP_URL/),
  ]);
  expect(failed.stderr).not.toContain('Zyxwv');
});

test('tells no password to a mail server on another machine without TLS', async () => {
  // An address of this machine that does not count as local.
  const server = await startMailServer('127.0.0.2');
  const { database } = await openMigratedDatabase({ databaseUrl: null, dataFolder: temporaryFolder() });
  const settings = {
    smtpUrl: server.url.replace('//', '//ana:Zyxwv-secret@'),
    from: 'longcovid@example.org',
    audiences: [ALL],
  };
  const outcomes = await sendDigests({ database, settings, now: new Date(MORNING) });
  expect(toResults(outcomes)).toEqual([['', 'failed']]);
  expect(server.readTraffic()).toContain('STARTTLS');
  expect(server.readTraffic()).not.toMatch(/AUTH|MAIL FROM/);
});
