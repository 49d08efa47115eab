/** The stages of `npm run test:full` that have passed on this commit, so that an interrupted run can continue. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type PassedStages = { has: (name: string) => boolean; add: (name: string) => void };

const git = (root: string, ...args: string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

/** Stores nothing outside of Git, or if files differ from the commit. */
export function openPassedStages(root: string): PassedStages {
  const commit = git(root, 'rev-parse', 'HEAD');
  const isClean = git(root, 'status', '--porcelain') === '';
  if (commit === undefined || !isClean) return { has: () => false, add: () => undefined };
  const getFile = (name: string): string =>
    join(root, 'node_modules/.cache/longcovid/test-full', commit, name.replaceAll(/\W+/g, '-'));
  return {
    has: (name) => existsSync(getFile(name)),
    add: (name) => {
      mkdirSync(dirname(getFile(name)), { recursive: true });
      writeFileSync(getFile(name), '');
    },
  };
}
