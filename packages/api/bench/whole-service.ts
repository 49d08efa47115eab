import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readResidentBytes, readWaitMilliseconds } from './server-process.ts';

const MAIN = join(import.meta.dirname, '../src/main.ts');
const PROBE = join(import.meta.dirname, 'memory-probe.ts');

/** Memory of the service in bytes: its heap and resident set after a garbage collection, and the latter before it. */
export type Memory = { heapUsed: number; rss: number; peakRss: number };

/** The service as staff start it, with the built site, on SQLite. */
export type WholeService = {
  url: string;
  readMemory: () => Promise<Memory>;
  /** Without a garbage collection. */
  readResidentBytes: () => number;
  /** How long its main thread has waited for a core since its start. */
  readWaitMilliseconds: () => number;
  stop: () => Promise<void>;
};

export const createEnvironment = (dataFolder: string): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  DATA_DIR: dataFolder,
  PORT: '0',
  HOST: '127.0.0.1',
  RATE_LIMIT_MAX: '1000000000',
  RETENTION_DAYS: '30',
  CAPTCHA_PROVIDER: 'none',
  LOG_LEVEL: 'silent',
  NODE_ENV: 'production',
});

/** Starts the service, and waits until it is ready. The site has to be built. */
export async function startWholeService(dataFolder: string): Promise<WholeService> {
  const child = spawn(process.execPath, ['--expose-gc', '--import', PROBE, MAIN, 'serve'], {
    env: createEnvironment(dataFolder),
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  return {
    url: await readUrl(child),
    readMemory: async () => {
      child.send('memory');
      const [memory] = (await once(child, 'message')) as [Memory];
      return memory;
    },
    readResidentBytes: () => readResidentBytes(child.pid ?? 0),
    readWaitMilliseconds: () => readWaitMilliseconds(child.pid ?? 0),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

function readUrl(child: ChildProcess): Promise<string> {
  let text = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const url = /Ready on (\S+)/.exec(text)?.[1];
      if (url !== undefined) resolve(url.replace('localhost', '127.0.0.1'));
    });
    child.once('exit', () => reject(new Error(`The service ended: ${text}`)));
  });
}

/** Runs a staff command in its own process, as cron does. */
export async function runStaffCommand(dataFolder: string, ...parameters: string[]): Promise<void> {
  const child = spawn(process.execPath, [MAIN, ...parameters], {
    env: createEnvironment(dataFolder),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${parameters.join(' ')} failed: ${errors}`);
}

/** Runs `work` with a data folder, which is deleted at the end. `parent`: the folder to create it in. */
export async function withDataFolder(
  work: (folder: string) => Promise<void>,
  parent = tmpdir(),
): Promise<void> {
  const folder = mkdtempSync(join(parent, 'longcovid-bench-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
