import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { getDatabaseFile } from '../src/storage/sqlite.ts';
import { readFreeBytes } from '../src/storage/disk-space.ts';
import { joinRequestBody } from './load.ts';
import { readWaitMilliseconds } from './server-process.ts';
import { runStaffCommand, startWholeService, withDataFolder } from './whole-service.ts';
import type { WholeService } from './whole-service.ts';

/** Requests a second, for each path. */
const RATE = 20;
const LARGE_DATABASE_BYTES = 500e6;
const SEALED_BYTES = 2600;
const BATCH_SIZE = 1000;
const SMALL_DISK = '64m';
const SMALL_DATABASE_BYTES = 20e6;
const GREEDY_CONNECTIONS = 100;
const PIPELINED = 500;
const PATHS = { page: '/about-us', 'rendered page': '/join?site=sample-001', health: '/api/health' } as const;

/** The status, or the code of the error by which the connection broke. */
async function send(url: string, init: RequestInit = {}): Promise<number | string> {
  try {
    const response = await fetch(url, init);
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    const cause = error instanceof TypeError ? error.cause : undefined;
    if (cause instanceof Error && 'code' in cause) return String(cause.code);
    throw error;
  }
}

/** In milliseconds. `p99OnCore`: without the time that a thread of the service or of the bench waited for a core. */
type Row = {
  while: string;
  what: string;
  p50: number;
  p99: number;
  max: number;
  p99OnCore: number;
  budget: number;
};
type Time = { total: number; onCore: number };

const rows: Row[] = [];

/** Times one request after another at a fixed rate, so that a slow one does not hide those that wait behind it. */
async function timeRequests(service: WholeService, path: string, isOver: () => boolean): Promise<Time[]> {
  const url = service.url + path;
  const times: Time[] = [];
  const pending: Promise<void>[] = [];
  const timeOne = async (): Promise<void> => {
    const start = performance.now();
    const waits = [service.readWaitMilliseconds(), readWaitMilliseconds(process.pid)] as const;
    const status = await send(url);
    const total = performance.now() - start;
    // The two waits can overlap, so the longer one is subtracted and not their sum.
    const wait = Math.max(
      service.readWaitMilliseconds() - waits[0],
      readWaitMilliseconds(process.pid) - waits[1],
    );
    if (status !== 200) console.log(`GET ${url}: ${status} after ${Math.round(total)} ms`);
    times.push({ total, onCore: total - wait });
  };
  while (!isOver()) {
    pending.push(timeOne());
    await setTimeout(1000 / RATE);
  }
  await Promise.all(pending);
  return times;
}

/** Measures pages and health until `work` ends, and while requests are sent to be stored. */
async function measureWhile(
  name: string,
  service: WholeService,
  budget: number,
  work: () => Promise<unknown>,
): Promise<void> {
  let isOver = false;
  const statuses = new Map<number | string, number>();
  const sending = sendForms(service.url, statuses, () => isOver);
  const measured = Promise.all(
    Object.entries(PATHS).map(async ([what, path]) => ({
      what,
      times: await timeRequests(service, path, () => isOver),
    })),
  );
  const start = performance.now();
  try {
    await work();
  } finally {
    isOver = true;
  }
  const seconds = (performance.now() - start) / 1000;
  for (const { what, times } of await measured) {
    const totals = times.map(({ total }) => total);
    rows.push({
      while: name,
      what,
      p50: computeQuantile(totals, 0.5),
      p99: computeQuantile(totals, 0.99),
      max: computeQuantile(totals, 1),
      p99OnCore: computeQuantile(
        times.map(({ onCore }) => onCore),
        0.99,
      ),
      budget,
    });
  }
  await sending;
  const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  console.log(
    `${name}: ${seconds.toFixed(1)} s, load ${(loadavg()[0] ?? NaN).toFixed(1)}; sent meanwhile: ${counts}`,
  );
}

function computeQuantile(values: readonly number[], share: number): number {
  const ascending = [...values].sort((a, b) => a - b);
  return Number((ascending[Math.floor((ascending.length - 1) * share)] ?? NaN).toFixed(1));
}

async function sendForms(
  url: string,
  statuses: Map<number | string, number>,
  isOver: () => boolean,
): Promise<void> {
  const pending: Promise<void>[] = [];
  const sendOne = async (): Promise<void> => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const status = await send(`${url}/api/join-requests`, { method: 'POST', headers, body: joinRequestBody });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  while (!isOver()) {
    pending.push(sendOne());
    await setTimeout(1000 / RATE);
  }
  await Promise.all(pending);
}

/** Requests each path a few times first, so that compiling is not measured. */
async function warmUp({ url }: WholeService): Promise<void> {
  for (let time = 0; time < 50; time += 1) for (const path of Object.values(PATHS)) await send(url + path);
}

async function withService(
  work: (service: WholeService, folder: string) => Promise<void>,
  parent?: string,
): Promise<void> {
  await withDataFolder(async (folder) => {
    const service = await startWholeService(folder);
    try {
      await warmUp(service);
      await work(service, folder);
    } finally {
      await service.stop();
    }
  }, parent);
}

/** Fills a database with old records that are done, of random content as sealed ones. */
async function fillDatabase(folder: string, bytes = LARGE_DATABASE_BYTES): Promise<void> {
  const file = getDatabaseFile(folder);
  const connection = new DatabaseSync(file, { timeout: 60_000 });
  const insert = connection.prepare(
    `INSERT INTO record (reference, kind, site_id, cohort, received_at, sealed, suspect, done_at)
     VALUES (?, 'join', 'sample-001', 'adult', ?, ?, 0, '2020-01-01T00:00:00.000Z')`,
  );
  for (let index = 0; statSync(file).size < bytes;) {
    connection.exec('BEGIN');
    for (const end = index + BATCH_SIZE; index < end; index += 1) {
      const receivedAt = new Date(Date.UTC(2019, 0, 1) + index * 1000).toISOString();
      insert.run(`LC-OLD-${index}`, receivedAt, randomBytes(SEALED_BYTES));
    }
    connection.exec('COMMIT');
    await setImmediate();
  }
  connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  connection.close();
  console.log(`The database has ${Math.round(statSync(file).size / 1e6)} MB.`);
}

async function holdLock(folder: string, seconds: number): Promise<void> {
  const connection = new DatabaseSync(getDatabaseFile(folder), { timeout: 60_000 });
  connection.exec('BEGIN IMMEDIATE');
  try {
    await setTimeout(seconds * 1000);
  } finally {
    connection.exec('ROLLBACK');
    connection.close();
  }
}

/** Leaves no block of a disk free. */
function fillDisk(folder: string): void {
  writeFileSync(join(folder, 'filler'), Buffer.alloc(readFreeBytes(folder)));
}

/** A small disk in memory; null where this user may not mount one. */
function mountSmallDisk(): { folder: string; unmount: () => void } | null {
  const folder = mkdtempSync(join(tmpdir(), 'longcovid-disk-'));
  const remove = (): void => rmSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SMALL_DISK}`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    remove();
    console.log(
      `NOT RUN: a full disk, since none can be mounted here (${String(error).split('\n')[0] ?? ''}).`,
    );
    return null;
  }
  return {
    folder,
    unmount: () => {
      execFileSync('umount', [folder]);
      remove();
    },
  };
}

async function measureFullDisk(seconds: number): Promise<void> {
  const disk = mountSmallDisk();
  if (disk === null) return;
  try {
    await withService(async (service, folder) => {
      await fillDatabase(folder, SMALL_DATABASE_BYTES);
      fillDisk(folder);
      await measureWhile('the disk is full', service, 50, () => setTimeout(seconds * 1000));
      // The reserve is there for it. It fails, and with it the bench, if staff cannot make room.
      await measureWhile('a purge makes room', service, 50, () =>
        runStaffCommand(folder, 'requests', 'purge'),
      );
    }, disk.folder);
  } finally {
    disk.unmount();
  }
}

/** Sends 500 requests on each of 100 connections, and reads nothing. */
async function sendGreedily(service: WholeService, seconds: number): Promise<void> {
  const { hostname, port } = new URL(service.url);
  const sockets = Array.from({ length: GREEDY_CONNECTIONS }, () =>
    connect(Number(port), hostname)
      .on('error', () => undefined)
      .pause(),
  );
  const request = `GET / HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  for (const socket of sockets) socket.write(request.repeat(PIPELINED));
  let maxRss = 0;
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    maxRss = Math.max(maxRss, service.readResidentBytes());
    await setTimeout(100);
  }
  for (const socket of sockets) {
    socket.destroy();
    if (!socket.closed) await once(socket, 'close');
  }
  console.log(`Greedy readers: at most ${Math.round(maxRss / 1e6)} MB resident (budget 500).`);
}

/**
 * Measures how long pages and `/api/health` take while storage is held up, and prints p50, p99 and the maximum beside the
 * budget. Times depend on the load of the machine, which is printed too, so nothing fails.
 */
export async function measureLatency(seconds: number): Promise<void> {
  await withService(async (service, folder) => {
    await measureWhile('nothing else runs', service, 50, () => setTimeout(seconds * 1000));
    await measureWhile('a lock is held', service, 50, () => holdLock(folder, seconds));
    await measureWhile('100 clients read nothing', service, 100, () => sendGreedily(service, seconds));
    await fillDatabase(folder);
    await warmUp(service);
    await measureWhile('a backup runs', service, 50, () => runStaffCommand(folder, 'backup'));
    await measureWhile('a purge runs', service, 50, () => runStaffCommand(folder, 'requests', 'purge'));
  });
  await measureFullDisk(seconds);
  console.table(rows);
}
