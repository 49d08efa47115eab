import { execFileSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '..');

const bins = [join(root, '../../node_modules/.bin'), join(root, 'node_modules/.bin')].join(delimiter);
const env = {
  ...process.env,
  PATH: `${bins}${delimiter}${process.env.PATH ?? ''}`,
  NODE_ENV: 'production',
};

/** Runs a program of the workspace in a folder and returns its output. Throws when it fails. */
export const run = (program: string, args: string[], cwd: string): string =>
  execFileSync(program, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
