import { once } from 'node:events';
import { mkdirSync, readFileSync, renameSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { createMetrics, createMetricsServer } from '../src/metrics.ts';
import type { Metrics } from '../src/metrics.ts';
import { getBackupFolder } from '../src/storage/backup.sqlite.ts';
import { claimDigest, completeDigest } from '../src/storage/digest-store.ts';
import { RECORD_KINDS } from '../src/storage/schema.ts';
import type { Database, RecordKind } from '../src/storage/schema.ts';
import { getDatabaseFile } from '../src/storage/sqlite.ts';
import { openSqliteStore } from '../src/storage/sqlite-store.ts';
import { markDone } from '../src/storage/staff-store.ts';
import { createTestStore, createRequestAt } from './test-store.ts';
import { runCli, startService } from './cli-process.ts';
import { createFakeSite } from './fake-site.ts';
import { submitJoinRequest, createTestService, VISITOR } from './test-service.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { getPort } from './wire.ts';

vi.setConfig({ testTimeout: 60_000 });

test('counts requests by route pattern, without values from requests in labels', async () => {
  const metrics = createMetrics();
  const { app } = await createTestService({ metrics, site: createFakeSite() });
  await submitJoinRequest(app);
  await submitJoinRequest(app, { body: { ...VISITOR, firstName: '' } });
  await app.inject(`/api/sites?near=${VISITOR.lastName}`);
  await app.inject(`/${VISITOR.lastName}`);
  await app.inject({ method: 'PROPFIND', url: `/api/${VISITOR.lastName}` });
  const text = await metrics.registry.metrics();
  const counted = (label: string) =>
    text.split('\n').find((line) => line.startsWith('http_requests_total') && line.includes(label));
  expect(counted('method="POST",route="/api/join-requests",status="201"')).toMatch(/ 1$/);
  expect(counted('method="POST",route="/api/join-requests",status="422"')).toMatch(/ 1$/);
  expect(counted('status="404"')).toMatch(/ [12]$/);
  expect(text).toContain('http_request_duration_seconds_bucket{le="0.05",method="GET",route="/api/sites"}');
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).not.toContain('Zyxwv');
});

test('serves metrics at one path only', async () => {
  const server = createMetricsServer(createMetrics()).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const url = `http://127.0.0.1:${getPort(server)}`;
  const response = await fetch(`${url}/metrics`);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/plain'),
  ]);
  expect((await fetch(`${url}/`)).status).toBe(404);
  expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
});

test('serves metrics on 127.0.0.1 only, on a port of their own', async () => {
  const service = await startService({
    dataFolder: temporaryFolder(),
    environment: { METRICS_PORT: '0', HOST: '0.0.0.0' },
  });
  const url = /Metrics on (http:\/\/127\.0\.0\.1:\d+\/metrics)/.exec(service.readOutput())?.[1] ?? '';
  await fetch(`${service.url}/api/health`);
  const text = await (await fetch(url)).text();
  expect(text).toContain('route="/api/health",status="200"} 1');
  expect(text).toContain('longcovid_storage_ready 1');
  expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
  const taken = await runCli({
    dataFolder: temporaryFolder(),
    environment: { METRICS_PORT: new URL(url).port },
  });
  expect(taken.stderr).toMatch(/Port \d+ is in use.*set METRICS_PORT/);
  await service.kill('SIGTERM');
  await expect(fetch(url)).rejects.toThrow();
});

/** The metrics and their values, without those of the process. */
const readSamples = async (metrics: Metrics): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await metrics.registry.metrics())
      .split('\n')
      .filter((line) => line.startsWith('longcovid_'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );

test('counts stored, suspect and waiting records, and tells since when the oldest waits', async () => {
  const { store, database, dataFolder } = await openStoreOfService();
  const insert = (name: string, receivedAt: string, kind: RecordKind = 'join', suspect: 0 | 1 = 0) => {
    const request = createRequestAt(name, receivedAt, kind);
    return store.insert({ ...request, record: { ...request.record, suspect } });
  };
  await insert('a', '2026-11-01T00:00:00.000Z');
  await insert('b', '2026-11-02T00:00:00.000Z');
  await insert('c', '2026-11-03T00:00:00.000Z', 'join', 1);
  await insert('d', '2026-11-04T00:00:00.000Z', 'contact');
  const without = await readSamples(createMetrics(store));
  expect(without).not.toHaveProperty('longcovid_digest_timestamp_seconds');
  expect(without).not.toHaveProperty('longcovid_webhook_oldest_event_timestamp_seconds');
  expect(without).not.toHaveProperty('longcovid_oldest_waiting_record_timestamp_seconds{kind="alert"}');
  for (const [name, day] of Object.entries({ f: '06', e: '05' }))
    await store.insert({
      ...createRequestAt(name, `2026-11-${day}T00:00:00.000Z`, 'alert'),
      event: { id: name, locale: 'en' },
    });
  await markDone(database, 'join', 'LC-a', new Date());
  await sendDigestAt(database, '2026-11-07T00:00:00.000Z');
  const empty = await readSamples(createMetrics(store));
  expect(empty).toMatchObject({
    longcovid_storage_ready: 1,
    'longcovid_records{kind="join",status="waiting"}': 2,
    'longcovid_records{kind="join",status="done"}': 1,
    'longcovid_records{kind="contact",status="waiting"}': 1,
    'longcovid_records{kind="alert",status="waiting"}': 2,
    'longcovid_suspect_records{kind="join"}': 1,
    'longcovid_suspect_records{kind="contact"}': 0,
    'longcovid_oldest_waiting_record_timestamp_seconds{kind="join"}': Date.UTC(2026, 10, 2) / 1000,
    longcovid_webhook_oldest_event_timestamp_seconds: Date.UTC(2026, 10, 5) / 1000,
    longcovid_digest_timestamp_seconds: Date.UTC(2026, 10, 7) / 1000,
    longcovid_backup_timestamp_seconds: 0,
  });
  const { bavail, bsize } = statfsSync(dataFolder);
  expect(empty.longcovid_disk_free_bytes).toBeGreaterThan((bavail * bsize) / 10);

  const backups = getBackupFolder(dataFolder);
  mkdirSync(backups);
  // All were written just now, as after a copy of the folder to another machine.
  for (const name of ['2026-11-05T02-00-00.000Z', '2026-11-06T02-00-00.500Z', 'mine'])
    writeFileSync(join(backups, `${name}.sqlite`), '');
  writeFileSync(join(backups, '2026-11-07T02-00-00.000Z.sqlite.part'), 'interrupted');
  const samples = await readSamples(createMetrics(store));
  expect(samples.longcovid_backup_timestamp_seconds).toBe(Date.UTC(2026, 10, 6, 2, 0, 0, 500) / 1000);
});

test('reports that storage fails, and no numbers of it', async () => {
  const { store, dataFolder } = await openStoreOfService();
  renameSync(getDatabaseFile(dataFolder), join(dataFolder, 'away'));
  expect(await readSamples(createMetrics(store))).toEqual({ longcovid_storage_ready: 0 });
});

const GUIDES = join(import.meta.dirname, '../../../docs/guides');
const readGuide = (file: string): string => readFileSync(join(GUIDES, file), 'utf8');

/** As after a run of the digest. */
async function sendDigestAt(database: Database, time: string): Promise<void> {
  await claimDigest(database, '', new Date(time));
  await completeDigest(database, '', new Date(time));
}

async function readMetricsOfService(): Promise<string> {
  const { store, database } = await openStoreOfService();
  await sendDigestAt(database, '2026-11-07T00:00:00.000Z');
  for (const kind of RECORD_KINDS)
    await store.insert({
      ...createRequestAt(kind, '2026-11-01T00:00:00.000Z', kind),
      event: { id: kind, locale: 'en' },
    });
  const metrics = createMetrics(store);
  const { app } = await createTestService({ metrics, store });
  await app.inject('/api/health');
  return metrics.registry.metrics();
}

type AlertRule = {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string };
};

const readAlertRules = (): AlertRule[] =>
  (parse(readGuide('prometheus-rules.yml')) as { groups: { rules: AlertRule[] }[] }).groups.flatMap(
    ({ rules }) => rules,
  );

test('has every metric and label that the alert rules name', async () => {
  const text = await readMetricsOfService();
  const selectors = readAlertRules().flatMap(({ expr }) => [
    ...expr.matchAll(/\b((?:longcovid|http|process|nodejs)_\w+)(?:\{([^}]*)\})?/g),
  ]);
  expect(selectors.length).toBeGreaterThan(8);
  for (const [, name = '', labels = ''] of selectors) {
    const samples = text.split('\n').filter((line) => new RegExp(`^${name}[{ ]`).test(line));
    expect(samples.length, name).toBeGreaterThan(0);
    for (const [, label = '', operator = '', value = ''] of labels.matchAll(/(\w+)(=~?)"([^"]*)"/g)) {
      const values = samples.flatMap((line) => new RegExp(`\\b${label}="([^"]*)"`).exec(line)?.[1] ?? []);
      expect(values.length, label).toBeGreaterThan(0);
      // Statuses are those of the requests that were made.
      if (label === 'status' && name.startsWith('http_')) continue;
      for (const each of operator === '=~' ? value.split('|') : [value]) expect(values).toContain(each);
    }
  }
});

test('has alert rules that count each record once, however many instances report it', () => {
  const rules = readAlertRules().filter(({ expr }) => /longcovid_(suspect_)?records\b/.test(expr));
  expect(rules).toHaveLength(2);
  for (const { expr } of rules) expect(expr).toMatch(/^sum\(max by \(kind\) \(/);
});

test('has alert rules that name their severity, what happened, and a section that says what to do', () => {
  const rules = readAlertRules();
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { alert, labels, annotations, ...rule } of rules) {
    expect(['page', 'ticket'], alert).toContain(labels.severity);
    if (rule.for !== undefined) expect(rule.for, alert).toMatch(/^\d+[mh]$/);
    expect(annotations.summary, alert).toMatch(/^[A-Z].+\.$/);
    const [, guide, heading] = /See ([a-z]+\.md)(?:, "(.+)")?\.$/.exec(annotations.summary) ?? [];
    if (guide !== undefined)
      expect(readGuide(guide)).toContain(heading === undefined ? '' : `\n## ${heading}\n`);
    if (labels.severity === 'page' && alert !== 'LongcovidErrors') expect(guide, alert).toBeDefined();
  }
});

test('describes every metric of the service in the guide', async () => {
  const text = await readMetricsOfService();
  const names = [...text.matchAll(/^# TYPE ((?:longcovid|http)_\w+)/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(6);
  const guide = readGuide('environment.md');
  for (const name of names) {
    const labels = new RegExp(`^${name}\\{(.*)\\}`, 'm').exec(text)?.[1] ?? '';
    expect(guide).toMatch(new RegExp(`^\\| \`${name}(\\{[a-z,]+\\})?\` `, 'm'));
    expect(guide.includes(`\`${name}{`), name).toBe(labels !== '' || name.startsWith('http_'));
  }
});

async function openStoreOfService() {
  const dataFolder = temporaryFolder();
  const { database } = await createTestStore({ databaseUrl: null, dataFolder });
  const store = await openSqliteStore(dataFolder);
  onTestFinished(() => store.close());
  return { store, database, dataFolder };
}
