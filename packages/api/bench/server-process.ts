import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A server under measurement. `residentMegabytes` is its resident set size, `cpuMilliseconds` its processor time. */
export type Server = {
  url: string;
  stop: () => void;
  residentMegabytes: () => number;
  cpuMilliseconds: () => number;
};

/** In milliseconds; 100 ticks a second on Linux. */
const CLOCK_TICK = 10;

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
    cpuMilliseconds: () => {
      const fields =
        readFileSync(`/proc/${child.pid ?? 0}/stat`, 'utf8')
          .split(') ')[1]
          ?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) * CLOCK_TICK;
    },
    residentMegabytes: () => {
      const status = readFileSync(`/proc/${child.pid ?? 0}/status`, 'utf8');
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
    },
  };
}
