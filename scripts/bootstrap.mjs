// Plain JavaScript, since it runs on any Node ≥ 20, before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const { pnpm } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies;

const IGNORED_FOLDERS = new Set([
  'node_modules',
  'dist',
  '.types',
  '.data',
  '.cache',
  'storybook-static',
  'test-results',
]);

function* walkFiles(path) {
  if (!existsSync(path)) return;
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (IGNORED_FOLDERS.has(entry.name)) continue;
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* walkFiles(child);
    else if (entry.isFile()) yield child;
  }
}

/** A hash of the names and contents of all files in the folders, and of the values. */
export function fingerprint(folders, parts = []) {
  const hash = createHash('sha256');
  for (const word of parts) hash.update(`${word}\0`);
  for (const folder of folders) {
    for (const file of walkFiles(join(root, folder)))
      hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const stampFile = (name) => join(root, 'node_modules', '.cache', 'longcovid', name);

/** Runs the work unless its last success had the same fingerprint, and `product` is there. Returns whether it ran. */
export function runIfChanged(name, print, product, work) {
  const file = stampFile(name);
  if (existsSync(join(root, product)) && existsSync(file) && readFileSync(file, 'utf8') === print)
    return false;
  work();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, print);
  return true;
}

/** The environment with Node 24 and pnpm of the workspace first in PATH. */
export const workspaceEnv = (extra = {}) => ({
  ...process.env,
  ...extra,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
});

/** Runs a program in the workspace; if it fails, exits with its code. */
export function run(program, args, extra = {}) {
  const { status, error } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: workspaceEnv(extra),
  });
  if (error) console.error(`${program} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** What tools cannot bear in a path: Vite reads # and ? as parts of a URL, and the last one divides PATH. */
const unusable = ['#', '?', delimiter];

/** A sentence for a folder in which the project cannot be built, else undefined. */
export function explainUnusableFolder(folder) {
  const found = unusable.filter((character) => folder.includes(character));
  if (found.length === 0) return undefined;
  return `The project cannot be built in ${folder}, since tools take ${found.join(' and ')} for more than a part of a name. Rename the folder, or clone into another one.`;
}

/** Installs dependencies if the lockfile has changed since the last time. */
export function install() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    console.error(
      `This needs Node 20 or newer to begin; here is ${process.version}. Install one from nodejs.org.`,
    );
    process.exit(1);
  }
  const reason = explainUnusableFolder(root);
  if (reason !== undefined) {
    console.error(reason);
    process.exit(1);
  }
  const manifests = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'].map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  runIfChanged('installed', fingerprint([], manifests), 'node_modules/.bin', () => {
    console.log('Installing …');
    run('npx', ['--yes', `pnpm@${pnpm}`, 'install', '--frozen-lockfile']);
  });
}

/** Environment variables that the build reads. The service reads its own when it starts. */
export const BUILD_SETTINGS = [
  'API',
  'CAPTCHA_PROVIDER',
  'CATALOGUE',
  'CHAT_SCRIPT_URL',
  'PUBLIC_URL',
  'TAG_MANAGER_URL',
];

/** Builds content and site if their sources or settings have changed. Returns whether it did. */
export function build() {
  const print = fingerprint(
    ['packages/content', 'packages/ui', 'packages/site', 'scripts'],
    [
      ...BUILD_SETTINGS.map((name) => process.env[name] ?? ''),
      ...['pnpm-lock.yaml', '.browserslistrc'].map((file) => readFileSync(join(root, file), 'utf8')),
    ],
  );
  return runIfChanged('built', print, 'packages/site/dist/server/server.js', () => {
    console.log('Building …');
    run('node', ['scripts/build.ts']);
  });
}
