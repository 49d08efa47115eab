import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A git repository of a test. `commit` commits all files and returns 12 digits of the commit. */
export type Repository = { put: (file: string, text: string) => void; commit: () => string };

/** Makes a folder a repository, whatever the settings of git on this machine are. */
export function createRepository(root: string): Repository {
  const settings = ['user.name=Test', 'user.email=test@example.org', 'commit.gpgsign=false'];
  const git = (...args: string[]) =>
    execFileSync('git', [...settings.flatMap((each) => ['-c', each]), ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  git('init', '--quiet');
  return {
    put: (file, text) => writeFileSync(join(root, file), text),
    commit: () => {
      git('add', '--all');
      git('commit', '--quiet', '--allow-empty', '--message', 'A change');
      return git('rev-parse', '--short=12', 'HEAD').trim();
    },
  };
}
