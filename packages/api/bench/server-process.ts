import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A server under measurement. `residentMegabytes` is its resident set size, `cpuMilliseconds` its processor time. */
export type Server = {
  url: string;
  stop: () => void;
  residentMegabytes: () => number;
  cpuMilliseconds: () => number;
};

/** Starts `bare-server.ts` or `service-server.ts` as a process and waits for its port. */
export async function startServer(
  name: 'bare' | 'service',
  environment: Record<string, string>,
): Promise<Server> {
  const file = join(import.meta.dirname, `${name}-server.ts`);
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...environment, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    url: `http://127.0.0.1:${port.toString().trim()}`,
    stop: () => void child.kill('SIGKILL'),
    cpuMilliseconds: () => readCpuMilliseconds(child.pid ?? 0),
    residentMegabytes: () => Math.round(readResidentBytes(child.pid ?? 0) / 1024 ** 2),
  };
}

/** The resident set of a process. */
export function readResidentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
}

/** Processor time of all running threads. By the scheduler, which counts nanoseconds; `stat` counts in steps of 10 ms. */
function readCpuMilliseconds(pid: number): number {
  const folder = `/proc/${pid}/task`;
  const threads = readdirSync(folder).map((thread) =>
    readFileSync(join(folder, thread, 'schedstat'), 'utf8'),
  );
  return threads.reduce((sum, line) => sum + Number(line.split(' ')[0]), 0) / 1e6;
}

/** How long the main thread of a process has waited for a core while it could run, since its start. */
export function readWaitMilliseconds(pid: number): number {
  const line = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8');
  return Number(line.split(' ')[1]) / 1e6;
}
