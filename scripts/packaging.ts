/** Decides whether the packaging tests must run: they pack, install and build, which takes minutes. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The packages that have a `test/packed.test.ts`. */
const packed = '{api,audit,content,site,ui}';

/** Files whose content matters: dependencies, exports, configurations, and the tests with their helpers. */
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

/** Exceptions: files that no packaging test reads. */
const unread = [
  'packages/*/test/!(packed).test.ts',
  'packages/ui/api.json',
  'packages/*/src/**/*.test.{ts,tsx}',
];

/**
 * Sources, whose names, imports and exports matter, but not the bodies of functions. Of the site only the modules of its
 * exports, since every `npm test` builds the rest and opens its pages.
 */
const sources = ['packages/{api,audit,content,ui}/{src,tools}/**/*.{ts,tsx}', 'packages/site/src/*.{ts,tsx}'];
const importsAndExports = /^(?:import|export)\b[^=(;]*|\b(?:import|new URL)\([^)]*/gm;

/** A hash of all that packing and installing depend on. */
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

/** The last result on this machine. */
const stampFile = (root: string): string => join(root, 'node_modules/.cache/longcovid/packaging');

/** The committed result, for new clones. */
const PASSED = 'scripts/packaging-passed.txt';

const readHash = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;

/** Saves that the packaging tests passed, on this machine and in the committed file. */
export function savePassed(root: string, fingerprint: string): void {
  mkdirSync(dirname(stampFile(root)), { recursive: true });
  writeFileSync(stampFile(root), fingerprint);
  if (readHash(join(root, PASSED)) === fingerprint) return;
  mkdirSync(join(root, dirname(PASSED)), { recursive: true });
  writeFileSync(join(root, PASSED), `${fingerprint}\n`);
  console.log(`Commit ${PASSED}, so that other clones need not run the packaging tests again.`);
}

/** Why the packaging tests need not run, as a sentence; undefined if they must. */
export function findPackagingProof(root: string, fingerprint: string): string | undefined {
  const nothing = 'no manifest, lockfile, build configuration, file name, import or export';
  if (readHash(stampFile(root)) === fingerprint) return `${nothing} has changed since they passed here`;
  if (readHash(join(root, PASSED)) === fingerprint)
    return `${nothing} has changed since ${PASSED} was written`;
  return undefined;
}
