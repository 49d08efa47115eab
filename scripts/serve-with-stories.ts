/** Builds the site with Storybook, serves it on PORT or a free port, and prints its URL. Runs until it is stopped. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = new URL('..', import.meta.url);
const data = mkdtempSync(join(tmpdir(), 'longcovid-stories-'));
process.on('exit', () => rmSync(data, { recursive: true, force: true }));

// Standard output has the URL only, without the output of bundlers.
execFileSync('node', ['scripts/build.ts'], {
  cwd: root,
  stdio: ['ignore', process.stderr.fd, process.stderr.fd],
  env: { ...process.env, CATALOGUE: '1' },
});
const service = spawn('node', ['packages/api/src/main.ts', 'serve'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    ...process.env,
    NODE_ENV: 'production',
    PORT: process.env.PORT ?? '0',
    DATA_DIR: data,
    RATE_LIMIT_MAX: '100000',
    LOG_LEVEL: 'warn',
    CAPTCHA_PROVIDER: 'none',
  },
});
createInterface(service.stdout).on('line', (line) => {
  const [, url] = /^Ready on (\S+)/.exec(line) ?? [];
  if (url) console.log(url);
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => service.kill());
service.on('exit', (code) => process.exit(code ?? 1));
