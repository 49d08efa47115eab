/**
 * `npm run test:changed`: the checks and tests that a change since `origin/main` reaches, for the inner loop.
 * `npm test` is what a change must pass.
 */
import { execFileSync, spawnSync } from 'node:child_process';

import { findChangedComponents } from './changed-components.ts';

const root = new URL('..', import.meta.url).pathname;
const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** The base of the branch, or the last commit if there is no `origin`. */
function findBase(): string {
  const { status, stdout } = spawnSync('git', ['merge-base', 'origin/main', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : 'HEAD';
}

const base = findBase();
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];
if (changed.length === 0) {
  console.log(`Nothing has changed since ${base}.`);
  process.exit(0);
}

const hasChanged = (pattern: RegExp): boolean => changed.some((path) => pattern.test(path));
const scripts = changed.filter((path) => /\.(?:[mc]?js|tsx?)$/.test(path));
const failed: string[] = [];

function run(
  name: string,
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): void {
  console.log(`\n── ${name}`);
  const env = { ...process.env, ...environment };
  if (spawnSync(command, args, { cwd: root, stdio: 'inherit', env }).status !== 0) failed.push(name);
}

run('format', 'prettier', ['--check', '--log-level', 'warn', '--ignore-unknown', ...changed]);
run('types', 'tsc', ['-b']);
if (scripts.length > 0) run('lint', 'eslint', ['--max-warnings', '0', '--no-warn-ignored', ...scripts]);
run('names', 'node', ['scripts/naming.ts']);
// Packaging tests rebuild `dist` and have their own trigger.
run('tests', 'vitest', ['run', '--changed', base, '--passWithNoTests', '--project=!packaging'], {
  VITE_STORY_MATRIX_FOLDERS: findChangedComponents(root, changed)?.join(),
});
if (hasChanged(/^packages\/(?:content|ui|site|api)\/|^tasks\//)) {
  run('build', 'node', ['scripts/build.ts']);
  const playwright = ['test', `--only-changed=${base}`, '--pass-with-no-tests'];
  run('pages', 'pnpm', ['--filter', '@longcovid/site', 'exec', 'playwright', ...playwright]);
}

console.log(
  failed.length === 0 ? '\nAll checks and tests of the change passed.' : `\nFailed: ${failed.join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
