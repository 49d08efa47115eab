import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const main = join(import.meta.dirname, '../src/main.ts');
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'a11y-audit-signals-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A site that takes each request and never responds; it notes its process id at the first one. */
const SITE = `import { createServer } from 'node:http';
import { writeFileSync } from 'node:fs';
const server = createServer(() => writeFileSync('asked', String(process.pid)));
server.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port));`;

const signals = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const;

test.each(signals)('%s ends a scan and the site that it serves, and exits with %i', async (signal, code) => {
  writeFileSync(join(root, 'site.mjs'), SITE);
  writeFileSync(
    join(root, 'audit.config.ts'),
    `export default { product: { en: 'A', es: 'A' }, sources: [{ kind: 'storybook', base: 'http://localhost:1' }] };`,
  );
  const serve = `${process.execPath} site.mjs`;
  const scan = spawn(process.execPath, [main, 'scan', '--serve', serve], { cwd: root, stdio: 'ignore' });
  const ended = once(scan, 'exit');
  const asked = join(root, 'asked');
  await expect.poll(() => existsSync(asked) && readFileSync(asked, 'utf8')).toMatch(/^\d+$/);
  scan.kill(signal);
  expect(await ended).toEqual([code, null]);
  const site = Number(readFileSync(asked, 'utf8'));
  await expect.poll(() => isRunning(site)).toBe(false);
});

test.each(signals)(
  '%s ends a check and its browser, and exits with %i',
  async (signal, code) => {
    let requests = 0;
    const server = createServer(() => (requests += 1));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const check = spawn(process.execPath, [main, address], { cwd: root, stdio: 'ignore' });
    const ended = once(check, 'exit');
    await expect.poll(() => requests, { timeout: 30_000 }).toBeGreaterThan(0);
    check.kill(signal);
    expect(await ended).toEqual([code, null]);
    // Only a browser that has ended leaves the page that never comes.
    await once(server.close(), 'close');
  },
  60_000,
);

/** Signal 0 only asks. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}
