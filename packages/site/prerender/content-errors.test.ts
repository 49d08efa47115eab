import { spawnSync } from 'node:child_process';

import { expect, test } from 'vitest';

const run = (body: string) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module-typescript',
      '-e',
      `import { endWithMessage } from ${JSON.stringify(new URL('./content-errors.ts', import.meta.url).href)};
await endWithMessage(async () => { ${body} });`,
    ],
    { encoding: 'utf8' },
  );

test('prints a content error without stack trace and exits with 1', () => {
  const { status, stderr } = run("throw new Error('/a is hard to read. Write shorter sentences.')");
  expect(status).toBe(1);
  expect(stderr.trim()).toBe('/a is hard to read. Write shorter sentences.');
});

test('prints the stack of an unexpected error', () => {
  const { status, stderr } = run('null.length');
  expect(status).toBe(1);
  expect(stderr).toMatch(/TypeError[\s\S]+ at /);
});
