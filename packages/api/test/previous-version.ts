import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const TARBALLS = join(import.meta.dirname, 'previous-version');
const WORKSPACE_DEPENDENCIES = join(import.meta.dirname, '../node_modules');

/**
 * Installs the previous version of the service in an empty folder, with the dependencies of the workspace.
 *
 * @returns its command.
 * @throws Error if a dependency is neither in the workspace nor packed beside the previous version.
 */
export function installPreviousVersion(folder: string): string[] {
  const modules = join(folder, 'node_modules');
  for (const file of readdirSync(TARBALLS).filter((name) => name.endsWith('.tgz'))) {
    const unpacked = mkdtempSync(join(folder, 'unpacked-'));
    execFileSync('tar', ['-xzf', join(TARBALLS, file), '--strip-components=1', '-C', unpacked]);
    const target = join(modules, readManifest(unpacked).name);
    mkdirSync(dirname(target), { recursive: true });
    renameSync(unpacked, target);
  }
  const api = join(modules, '@longcovid/api');
  for (const name of Object.keys(readManifest(api).dependencies)) {
    const target = join(modules, name);
    if (existsSync(target)) continue;
    const source = join(WORKSPACE_DEPENDENCIES, name);
    if (!existsSync(source))
      throw new Error(
        `The workspace no longer has ${name}, so the previous version cannot start. ` +
          `Run npm pack ${name}@VERSION in ${TARBALLS}, and the same for what it depends on.`,
      );
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(source, target);
  }
  return [process.execPath, join(api, 'dist/main.js')];
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    dependencies: Record<string, string>;
  };
