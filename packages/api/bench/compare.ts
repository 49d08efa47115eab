import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { POSTGRESQL_FOLDER, startPostgresql } from '../test/postgresql.ts';
import { sendAtRate, sendContinuously, sendCount } from './load.ts';
import type { Server } from './server-process.ts';
import { startServer } from './server-process.ts';

/** `memorySends`: how many requests to send for the resident memory; 0 for none. `database`: only this one. */
export type ComparisonOptions = {
  cpuOnly: boolean;
  seconds: number;
  rounds: number;
  memorySends: number;
  database?: string | undefined;
};

/** By count and not by time, so that a busy machine compiles the same code before the measurement. */
const WARM_UP_SENDS = 3000;
/** Sent before each batch and not measured: connections that were idle during the other's batch open again. */
const CPU_PRIMER_SENDS = 100;
const CPU_BATCH_SENDS = 250;
const CPU_BATCHES_PER_ROUND = 4;
/** Resident memory after this many requests is the baseline for the memory after all. */
const MEMORY_FIRST = 20_000;

/** Processor time per request, in milliseconds; hardly changes on a busy machine. */
type CpuTimes = { cpu: number; bareCpu: number; cpuRatio: number };
type Result = CpuTimes & {
  database: string;
  bare?: number;
  service?: number;
  ratio?: number;
  p50?: number;
  p99?: number;
};

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
const roundTo = (value: number, digits: number): number => Number(value.toFixed(digits));
const round = (value: number): number => roundTo(value, 2);

async function measure(
  database: string,
  { cpuOnly, seconds, rounds, memorySends }: ComparisonOptions,
  createEnvironment: () => Promise<Record<string, string>>,
): Promise<Result> {
  const bare = await startServer('bare', await createEnvironment());
  const service = await startServer('service', await createEnvironment());
  try {
    for (const server of [bare, service]) await sendCount(server.url, WARM_UP_SENDS);
    const cpuTimes = await compareCpuTimes(service, bare, rounds);
    if (cpuOnly) return { database, ...cpuTimes };
    const rates: { bare: number; service: number }[] = [];
    for (let i = 0; i < rounds; i += 1) {
      rates.push({
        bare: await sendContinuously(bare.url, seconds),
        service: await sendContinuously(service.url, seconds),
      });
    }
    const rate = median(rates.map((pair) => pair.service));
    const times = await sendAtRate(service.url, rate / 2, seconds * 2);
    const at = (share: number): number => times[Math.floor((times.length - 1) * share)] ?? NaN;
    if (memorySends > 0) await measureMemory(database, service, memorySends);
    return {
      database,
      bare: Math.round(median(rates.map((pair) => pair.bare))),
      service: Math.round(rate),
      ratio: round(median(rates.map((pair) => pair.service / pair.bare))),
      ...cpuTimes,
      p50: round(at(0.5)),
      p99: round(at(0.99)),
    };
  } finally {
    bare.stop();
    service.stop();
  }
}

/** The servers alternate in short batches, so that a change of the machine's speed meets both. */
async function compareCpuTimes(service: Server, bare: Server, rounds: number): Promise<CpuTimes> {
  const measureCpuTime = async (server: Server): Promise<number> => {
    await sendCount(server.url, CPU_PRIMER_SENDS);
    const before = server.cpuMilliseconds();
    await sendCount(server.url, CPU_BATCH_SENDS);
    return (server.cpuMilliseconds() - before) / CPU_BATCH_SENDS;
  };
  const pairs: { cpu: number; bareCpu: number }[] = [];
  for (let i = 0; i < rounds * CPU_BATCHES_PER_ROUND; i += 1) {
    const bareCpu = await measureCpuTime(bare);
    pairs.push({ cpu: await measureCpuTime(service), bareCpu });
  }
  return {
    cpu: roundTo(median(pairs.map(({ cpu }) => cpu)), 3),
    bareCpu: roundTo(median(pairs.map(({ bareCpu }) => bareCpu)), 3),
    cpuRatio: roundTo(median(pairs.map(({ cpu, bareCpu }) => cpu / bareCpu)), 2),
  };
}

async function measureMemory(database: string, service: Server, sends: number): Promise<void> {
  await sendCount(service.url, MEMORY_FIRST);
  const first = service.residentMegabytes();
  await sendCount(service.url, sends - MEMORY_FIRST);
  const last = service.residentMegabytes();
  console.log(
    `${database}: ${first} MB resident after ${MEMORY_FIRST} more sends, ${last} MB after ${sends} (× ${round(last / first)})`,
  );
}

/**
 * Compares the service with a bare Fastify that seals and inserts the same record, on each installed database, and prints
 * accepted requests per second, processor time and response times. Both run alternately, as separate processes.
 */
export async function compareWithBare(options: ComparisonOptions): Promise<void> {
  const folders: string[] = [];
  const newFolder = (): string => {
    const folder = mkdtempSync(join(tmpdir(), 'longcovid-bench-'));
    folders.push(folder);
    return folder;
  };
  const isWanted = (database: string): boolean => [undefined, database].includes(options.database);
  const results: Result[] = [];
  try {
    if (isWanted('SQLite'))
      results.push(await measure('SQLite', options, () => Promise.resolve({ DATA_DIR: newFolder() })));
    if (isWanted('PostgreSQL') && POSTGRESQL_FOLDER === null)
      console.log('NOT RUN: PostgreSQL is not installed.');
    if (isWanted('PostgreSQL') && POSTGRESQL_FOLDER !== null) {
      const server = await startPostgresql({ isDurable: true });
      try {
        const createEnvironment = async () => ({
          DATA_DIR: newFolder(),
          DATABASE_URL: await server.createDatabase(),
        });
        results.push(await measure('PostgreSQL', options, createEnvironment));
      } finally {
        await server.remove();
      }
    }
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
  console.table(results);
  console.log(JSON.stringify(results));
}
