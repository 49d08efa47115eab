import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { findPlaywrightCli } from './chromium.mjs';

// `npm test` needs it on a machine without a browser, which a machine with one never shows.
test('the program that installs a browser can be started', () => {
  expect(execFileSync(process.execPath, [findPlaywrightCli(), '--version'], { encoding: 'utf8' })).toMatch(
    /^Version \d/,
  );
});
