import { expect, test } from 'vitest';

import { runChecks } from './run-checks.ts';

const node = (name: string, program: string) => ({ name, command: process.execPath, args: ['-e', program] });

test('names each failed check with its exit code, signal or start error', () => {
  expect(
    runChecks([
      node('types', 'process.exit(2)'),
      node('names', ''),
      node('lint', "process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000)"),
      { name: 'imports', command: 'no-such-command', args: [] },
      node('format', "process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 1000)"),
    ]),
  ).toEqual([
    'types (exit code 2)',
    'lint (killed by SIGTERM)',
    'imports (could not start: spawnSync no-such-command ENOENT)',
    'format (killed by SIGKILL)',
  ]);
});

test('returns an empty list when every check passed', () => {
  expect(runChecks([node('types', ''), node('lint', '')])).toEqual([]);
});
