/**
 * Accepted requests per second and response times, compared with a bare Fastify that seals and inserts the same record.
 * Both run alternately, as separate processes, on each installed database.
 *
 * node packages/api/bench/main.ts [--seconds 5] [--rounds 5] [--memory 200000]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { POSTGRESQL_FOLDER, startPostgresql } from '../test/postgresql.ts';
import { sendAtRate, sendContinuously, sendCount } from './load.ts';
import type { Server } from './server-process.ts';
import { startServer } from './server-process.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '5' },
    memory: { type: 'string', default: '0' },
  },
});
const SECONDS = Number(values.seconds);
const ROUNDS = Number(values.rounds);
const MEMORY_SENDS = Number(values.memory);
const CPU_SENDS = 1000;
/** Resident memory after this many requests is the baseline for the memory after all. */
const MEMORY_FIRST = 20_000;

type Result = {
  database: string;
  bare: number;
  service: number;
  ratio: number;
  /** Processor time of the service per request, in milliseconds; hardly changes on a busy machine. */
  cpu: number;
  bareCpu: number;
  p50: number;
  p99: number;
};

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
const round = (value: number): number => Math.round(value * 100) / 100;

async function measure(
  database: string,
  createEnvironment: () => Promise<Record<string, string>>,
): Promise<Result> {
  const bare = await startServer('bare', await createEnvironment());
  const service = await startServer('service', await createEnvironment());
  try {
    await sendContinuously(bare.url, 1);
    await sendContinuously(service.url, 1);
    const rates: { bare: number; service: number }[] = [];
    for (let i = 0; i < ROUNDS; i += 1) {
      rates.push({
        bare: await sendContinuously(bare.url, SECONDS),
        service: await sendContinuously(service.url, SECONDS),
      });
    }
    const [cpu, bareCpu] = [await measureCpuTime(service), await measureCpuTime(bare)];
    const rate = median(rates.map((pair) => pair.service));
    const times = await sendAtRate(service.url, rate / 2, SECONDS * 2);
    const at = (share: number): number => times[Math.floor((times.length - 1) * share)] ?? NaN;
    if (MEMORY_SENDS > 0) await measureMemory(database, service);
    return {
      database,
      bare: Math.round(median(rates.map((pair) => pair.bare))),
      service: Math.round(rate),
      ratio: round(median(rates.map((pair) => pair.service / pair.bare))),
      cpu,
      bareCpu,
      p50: round(at(0.5)),
      p99: round(at(0.99)),
    };
  } finally {
    bare.stop();
    service.stop();
  }
}

async function measureCpuTime(server: Server): Promise<number> {
  const before = server.cpuMilliseconds();
  await sendCount(server.url, CPU_SENDS);
  return round((server.cpuMilliseconds() - before) / CPU_SENDS);
}

async function measureMemory(database: string, service: Server): Promise<void> {
  await sendCount(service.url, MEMORY_FIRST);
  const first = service.residentMegabytes();
  await sendCount(service.url, MEMORY_SENDS - MEMORY_FIRST);
  const last = service.residentMegabytes();
  console.log(
    `${database}: ${first} MB resident after ${MEMORY_FIRST} more sends, ${last} MB after ${MEMORY_SENDS} (× ${round(last / first)})`,
  );
}

const folders: string[] = [];
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'longcovid-bench-'));
  folders.push(folder);
  return folder;
}

const results: Result[] = [];
try {
  results.push(await measure('SQLite', () => Promise.resolve({ DATA_DIR: newFolder() })));
  if (POSTGRESQL_FOLDER === null) {
    console.log('NOT RUN: PostgreSQL is not installed.');
  } else {
    const server = await startPostgresql({ isDurable: true });
    try {
      const createEnvironment = async () => ({
        DATA_DIR: newFolder(),
        DATABASE_URL: await server.createDatabase(),
      });
      results.push(await measure('PostgreSQL', createEnvironment));
    } finally {
      await server.remove();
    }
  }
} finally {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
console.table(results);
console.log(JSON.stringify(results));
