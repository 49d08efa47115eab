import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../api/src/main.ts', import.meta.url));

/** Far longer than any machine needs, so that a service that hangs is named. */
const START_TIMEOUT_MS = 120_000;

export type RunningService = { url: string; dataFolder: string; stop: () => void };

/** Starts the real service with the built site, on a free port and a database of its own. */
export async function launchService(environment: Record<string, string> = {}): Promise<RunningService> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'longcovid-e2e-'));
  const service = spawn('node', [main, 'serve'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataFolder,
      // All tests come from one IP address.
      RATE_LIMIT_MAX: '100000',
      LOG_LEVEL: 'warn',
      // Only the tests of the captcha have one.
      CAPTCHA_PROVIDER: 'none',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let printed = '';
    const timer = setTimeout(() => {
      service.removeAllListeners('exit');
      service.kill();
      reject(new Error(`The service was not ready within ${START_TIMEOUT_MS / 1000} s:\n${printed}`));
    }, START_TIMEOUT_MS).unref();
    service.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const ready = /Ready on (http:\/\/localhost:\d+)/.exec(printed);
      if (!ready?.[1]) return;
      clearTimeout(timer);
      resolve(ready[1]);
    });
    service.on('exit', (code) =>
      reject(new Error(`The service ended with ${code} before it was ready:\n${printed}`)),
    );
  });
  // The tests would report only that its connections are refused.
  service.on('exit', (code, signal) => console.error(`The service at ${url} ended by ${signal ?? code}.`));
  const stop = () => {
    service.removeAllListeners('exit');
    service.kill();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  return { url, dataFolder, stop };
}

/** Starts the service that all tests share. Returns a function that stops it. */
export default async function startService(): Promise<() => void> {
  const { url, dataFolder, stop } = await launchService();
  process.env.SITE_URL = url;
  process.env.SITE_DATA = dataFolder;
  return stop;
}
