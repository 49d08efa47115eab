import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '..');

const bins = [join(root, '../../node_modules/.bin'), join(root, 'node_modules/.bin')].join(delimiter);
const env = {
  ...process.env,
  PATH: `${bins}${delimiter}${process.env.PATH ?? ''}`,
  NODE_ENV: 'production',
  npm_config_audit: 'false',
};

/** Runs a program of the workspace in a folder and gives back what it printed. Throws when it fails. */
export const run = (program: string, args: string[], cwd: string): string =>
  execFileSync(program, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

const version = (name: string) => {
  const manifest = createRequire(import.meta.url)(`${name}/package.json`) as { version: string };
  return manifest.version;
};

/** The packed package in a folder. */
export const tarballIn = (folder: string): string =>
  join(folder, readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '');

/** Builds and packs the package, and installs it with React in a folder, as a partner would. */
export function installPacked(folder: string): void {
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  run('pnpm', ['run', 'build'], root);
  run('pnpm', ['pack', '--pack-destination', folder], root);
  const dependencies = {
    '@longcovid/ui': `file:${tarballIn(folder)}`,
    react: version('react'),
    'react-dom': version('react-dom'),
  };
  const manifest = { private: true, type: 'module', dependencies };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  run('pnpm', ['install', '--prefer-offline', '--ignore-workspace'], folder);
}
