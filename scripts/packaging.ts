/** When the tests must run that pack the packages, install them in an empty folder, and build a page with them. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The packages that have a `test/packed.test.ts`. */
const packed = '{api,audit,content,site,ui}';

/** Files of which every byte counts: dependencies, exports, compilers, and the tests with their helpers. */
const whole = [
  '.browserslistrc',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'vitest.config.ts',
  `packages/${packed}/*.{json,ts,mjs,mts}`,
  'packages/ui/test/packed-{app,suite}/*',
  'packages/{api,content,ui}/test/*.ts',
  'packages/audit/test/foreign-site.ts',
  'packages/{audit,site}/test/packed.test.ts',
  'scripts/{browser-targets.mjs,build.ts,packed.*,prepack.mjs}',
];

/** Among them, files that no packaging test reads. */
const unread = [
  'packages/*/test/!(packed).test.ts',
  'packages/ui/api.json',
  'packages/*/src/**/*.test.{ts,tsx}',
];

/**
 * Sources: a package breaks by a file that is missing or unwanted, an import or an export, not by a function's body. Of
 * the site only what its exports come from: every `npm test` builds all of it, and opens its pages.
 */
const sources = ['packages/{api,audit,content,ui}/{src,tools}/**/*.{ts,tsx}', 'packages/site/src/*.{ts,tsx}'];
const importsAndExports = /^(?:import|export)\b[^=(;]*|\b(?:import|new URL)\([^)]*/gm;

/** One hash over all that packing and installing depend on, in a folder with the repository's files. */
export function packagingFingerprint(root: string): string {
  const hash = createHash('sha256');
  const add = (patterns: string | readonly string[], pick: (text: string) => string): void => {
    for (const file of globSync(patterns, { cwd: root, exclude: unread }).sort()) {
      hash.update(`${file}\0${pick(readFileSync(join(root, file), 'utf8'))}\0`);
    }
  };
  add(whole, (text) => text);
  add(sources, (text) => (text.match(importsAndExports) ?? []).join('\n'));
  return hash.digest('hex');
}

const stampFile = (root: string): string => join(root, 'node_modules/.cache/longcovid/packaging');

/** Notes that the packaging tests passed in this state. */
export function savePassed(root: string, fingerprint: string): void {
  mkdirSync(dirname(stampFile(root)), { recursive: true });
  writeFileSync(stampFile(root), fingerprint);
}

/** What a program printed; undefined when it failed, such as git in a folder without a history. */
function printed(root: string, command: string, ...args: string[]): string | undefined {
  try {
    return execFileSync(command, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}

/** The fingerprint of a commit; undefined when this clone does not have it, such as a shallow one. */
function getCommitFingerprint(root: string, commit: string): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'longcovid-commit-'));
  try {
    const archived = printed(root, 'sh', '-c', 'git archive "$0" | tar -x -C "$1"', commit, folder);
    return archived === undefined ? undefined : packagingFingerprint(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A commit that these tests have passed on, and how to name it: what this branch began at or, on main, what was released last. */
function findProvedCommit(root: string): { commit: string; name: string } | undefined {
  const base = printed(root, 'git', 'merge-base', 'HEAD', 'origin/main')?.trim();
  if (base !== undefined && base !== printed(root, 'git', 'rev-parse', 'HEAD')?.trim())
    return { commit: base, name: 'main' };
  const tag = printed(root, 'git', 'describe', '--tags', '--abbrev=0')?.trim();
  return tag === undefined ? undefined : { commit: tag, name: `the release ${tag}` };
}

/** Why the packaging tests need not run in this state, as a sentence; undefined when they must. */
export function findPackagingProof(root: string, fingerprint: string): string | undefined {
  const stamp = stampFile(root);
  const nothing = 'no manifest, lockfile, build configuration, file name, import or export';
  if (existsSync(stamp))
    return readFileSync(stamp, 'utf8') === fingerprint
      ? `${nothing} has changed since they passed here`
      : undefined;
  const proved = findProvedCommit(root);
  return proved && getCommitFingerprint(root, proved.commit) === fingerprint
    ? `${nothing} differs from ${proved.name}`
    : undefined;
}
