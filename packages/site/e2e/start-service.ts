import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../api/src/main.ts', import.meta.url));

/** Starts the real service with the built site, on a free port and a database of its own; stops it at the end. */
export default async function startService(): Promise<() => void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'longcovid-e2e-'));
  const service = spawn('node', [main, 'serve'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataFolder,
      // All tests come from one address.
      RATE_LIMIT_MAX: '100000',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let printed = '';
    service.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const ready = /Ready on (http:\/\/localhost:\d+)/.exec(printed);
      if (ready?.[1]) resolve(ready[1]);
    });
    service.on('exit', (code) =>
      reject(new Error(`The service ended with ${code} before it was ready:\n${printed}`)),
    );
  });
  process.env.SITE_ADDRESS = address;
  process.env.SITE_DATA = dataFolder;
  return () => {
    service.removeAllListeners('exit');
    service.kill();
    rmSync(dataFolder, { recursive: true, force: true });
  };
}
