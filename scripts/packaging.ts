/** When the tests must run that pack the packages, install them in an empty folder, and build a page with them. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** What this machine has seen pass. */
const stampFile = (root: string): string => join(root, 'node_modules/.cache/longcovid/packaging');

/** What everybody may rely on: it is committed, so that a fresh clone has it. */
const PASSED = 'scripts/packaging-passed.txt';

const readHash = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;

/** Notes that the packaging tests passed in this state: on this machine, and in the file that is committed. */
export function savePassed(root: string, fingerprint: string): void {
  mkdirSync(dirname(stampFile(root)), { recursive: true });
  writeFileSync(stampFile(root), fingerprint);
  if (readHash(join(root, PASSED)) === fingerprint) return;
  mkdirSync(join(root, dirname(PASSED)), { recursive: true });
  writeFileSync(join(root, PASSED), `${fingerprint}\n`);
  console.log(`Commit ${PASSED}: while it is as it was, each clone runs the packaging tests again.`);
}

/** Why the packaging tests need not run in this state, as a sentence; undefined when they must. */
export function findPackagingProof(root: string, fingerprint: string): string | undefined {
  const nothing = 'no manifest, lockfile, build configuration, file name, import or export';
  if (readHash(stampFile(root)) === fingerprint) return `${nothing} has changed since they passed here`;
  if (readHash(join(root, PASSED)) === fingerprint)
    return `${nothing} has changed since ${PASSED} was written`;
  return undefined;
}
