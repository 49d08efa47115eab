/** Packs every package for publication, once for all packaging tests, and installs them as a consumer would. */
import { execFile, execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '..');
/** The environment with the programs of the workspace, in production mode. */
const env = {
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  NODE_ENV: 'production',
};

/** Packs two packages at a time, and the site after the content, since both builds write the content's files. */
const lanes = [
  ['content', 'site'],
  ['ui', 'api', 'audit'],
];

async function pack(name, destination) {
  await promisify(execFile)('pnpm', ['pack', '--pack-destination', destination], {
    cwd: join(root, 'packages', name),
    env,
    maxBuffer: Infinity,
  });
  return globSync(join(destination, `longcovid-${name}-*.tgz`))[0];
}

/** The version of a package that the workspace uses; `from` is the folder of the package that asks for it. */
export function version(name, from = root) {
  return JSON.parse(readFileSync(join(from, 'node_modules', name, 'package.json'), 'utf8')).version;
}

/**
 * Installs packed packages in a folder outside of the workspace, with further dependencies by name and version.
 * `settings` are those of pnpm. Throws an error with pnpm's output.
 */
export function installPacked(folder, tarballs, dependencies = {}, settings = {}) {
  const ours = Object.fromEntries(
    Object.entries(tarballs).map(([name, file]) => [`@longcovid/${name}`, `file:${file}`]),
  );
  mkdirSync(folder, { recursive: true });
  const manifest = { private: true, type: 'module', dependencies: { ...ours, ...dependencies } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    JSON.stringify({
      // This version is not published, so dependencies between our packages resolve to the tarballs.
      overrides: ours,
      // Dependencies of dependencies are of the day of the newest exact version: the same at each install.
      resolutionMode: 'time-based',
      ...settings,
    }),
  );
  execFileSync('pnpm', ['install', '--prefer-offline', '--ignore-scripts', '--no-frozen-lockfile'], {
    cwd: folder,
    env,
    stdio: 'pipe',
  });
}

/** Vitest's global setup: provides the tarballs, and a folder in which all of them are installed. */
export default async function setup({ provide }) {
  const folder = mkdtempSync(join(tmpdir(), 'longcovid-packed-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    // Several packages compile these; two at once would write the same files.
    execFileSync('tsc', ['-b', 'packages/content', 'packages/ui'], { cwd: root, env, stdio: 'pipe' });
    const packLane = async (lane) => {
      const tarballs = {};
      for (const name of lane) tarballs[name] = await pack(name, folder);
      return tarballs;
    };
    const tarballs = Object.assign({}, ...(await Promise.all(lanes.map(packLane))));
    const ui = join(root, 'packages/ui');
    const partner = join(folder, 'partner');
    const imported = [
      'react',
      'react-dom',
      'pdfjs-dist',
      'react-aria',
      'react-stately',
      '@tanstack/react-table',
    ];
    const versions = imported.map((name) => [name, version(name, ui)]);
    installPacked(partner, tarballs, Object.fromEntries(versions));
    provide('tarballs', tarballs);
    provide('partner', partner);
  } catch (error) {
    remove();
    throw error;
  }
  return remove;
}
