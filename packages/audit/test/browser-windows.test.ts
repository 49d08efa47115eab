import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

import { findChromiumWithWindows } from '../src/screen-reader/chromium.ts';
import { createXdotool } from '../src/screen-reader/xdotool.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'a11y-audit-windows-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.unstubAllEnvs());

function writeProgram(name: string, script: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

test('gives up on a browser that opens no window, and says what to do', async () => {
  // As `xdotool search --sync` does without a window.
  writeProgram('xdotool', 'exec tail -f /dev/null');
  const xdotool = createXdotool({ PATH: `${folder}:${process.env.PATH}` }, 200);
  await expect(
    xdotool.activateWindow({ className: 'chromium', program: '/opt/chromium/chrome' }),
  ).rejects.toThrow(
    /^\/opt\/chromium\/chrome opened no window within 0\.2 s\. Orca reads windows only, .+\. Start the browser by hand .+\.$/,
  );
});

test('gives up on a key press that does not end', async () => {
  writeProgram('xdotool', 'exec tail -f /dev/null');
  const xdotool = createXdotool({ PATH: `${folder}:${process.env.PATH}` }, 200);
  await expect(xdotool.run('key', 'Tab')).rejects.toThrow('xdotool key Tab');
});

test.each(['chromium-headless-shell', 'headless_shell'])('refuses %s at once: it has no windows', (name) => {
  vi.stubEnv('PLAYWRIGHT_CHROMIUM_PATH', writeProgram(name, 'exit 0'));
  expect(() => findChromiumWithWindows()).toThrow(
    /headless[-_]shell is a headless shell\. It opens no window for Orca to read\. Set PLAYWRIGHT_CHROMIUM_PATH to .+\.$/,
  );
});

test('takes a Chromium with windows', () => {
  const program = writeProgram('chromium', 'exit 0');
  vi.stubEnv('PLAYWRIGHT_CHROMIUM_PATH', program);
  expect(findChromiumWithWindows()).toBe(program);
});
