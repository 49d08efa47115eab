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

test('a mistake ends with its message and exit code 1, and no stack trace', () => {
  const { status, stderr } = run("throw new Error('/a is hard to read. Write shorter sentences.')");
  expect(status).toBe(1);
  expect(stderr.trim()).toBe('/a is hard to read. Write shorter sentences.');
});

test('a fault of the program keeps its stack', () => {
  const { status, stderr } = run('null.length');
  expect(status).toBe(1);
  expect(stderr).toMatch(/TypeError[\s\S]+ at /);
});
