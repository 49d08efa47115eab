/**
 * `npm run tasks`: a random sample of the tasks, or with `--all` each task in every way.
 * `--seed N` repeats a run; `--only NAME` runs the tasks whose name holds these words. Needs a built site (`npm run
 * build`).
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { seed: { type: 'string' }, only: { type: 'string' }, all: { type: 'boolean', default: false } },
});
const seed = values.seed ?? process.env.TASK_SEED ?? String(randomInt(2 ** 31));
if (!/^\d{1,10}$/.test(seed)) {
  console.error(`--seed ${seed}: a seed is an integer. Copy it from the output of an earlier run.`);
  process.exit(1);
}
const escaped = values.only && RegExp.escape(values.only);
console.log(`Running tasks with seed ${seed}.`);
const { status } = spawnSync(
  'playwright',
  [
    'test',
    '-c',
    fileURLToPath(new URL('playwright.config.ts', import.meta.url)),
    ...(escaped ? ['-g', escaped] : []),
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      TASK_SEED: seed,
      // Repeats a task in the way in which it failed, even if that is not in the sample.
      ...(values.all || values.only ? { TASK_WAYS: 'all' } : {}),
    },
  },
);
process.exitCode = status ?? 1;
