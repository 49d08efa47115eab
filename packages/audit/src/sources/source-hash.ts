import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';

/** Not what a visitor gets: tests, evidence, documents, what is built or installed. */
const NO_SOURCE = /(^|\/)(evidence|node_modules|dist|\.[^/]+)(\/|$)|\.test\.|\.e2e\.|\.test-d\.|\.md$/;
/** Fixtures count as they are; what they import for show is no part of the component. */
const FIXTURE = /\.(stories|examples|fixtures)\./;

/** Relative imports of a module, by how they are written; what is no file is left out by who asks. */
const imports = (text: string): string[] =>
  [...text.matchAll(/\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g)].map(([, path = '']) => path);

/** `./x.ts` as it is written, or with the ending that a bundler would find. */
const found = (path: string): string | undefined =>
  ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '.css', '/index.ts', '/index.js']
    .map((ending) => path + ending)
    .find((each) => existsSync(each) && statSync(each).isFile());

/** All files that a folder's own files lead to by relative imports, itself included, sorted, from `root`. */
export function sourceFiles(root: string, patterns: readonly string[]): string[] {
  const own = globSync([...patterns], { cwd: root })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !NO_SOURCE.test(file) && statSync(join(root, file)).isFile());
  const files = new Set<string>();
  const queue = [...own];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    if (FIXTURE.test(file) || !/\.[cm]?[jt]sx?$/.test(file)) continue;
    for (const path of imports(readFileSync(join(root, file), 'utf8'))) {
      const target = found(normalize(join(root, dirname(file), path)));
      const inRoot = target && relative(root, target).split(sep).join('/');
      if (inRoot && !inRoot.startsWith('../') && !NO_SOURCE.test(inRoot)) queue.push(inRoot);
    }
  }
  return [...files].sort();
}

/**
 * A hash of a thing's source: its files, and all that they import by relative paths. It changes when one of them
 * changes, and with nothing else. 16 hexadecimal digits of SHA-256.
 * @param patterns Globs from `root`, such as `src/button/**`.
 * @throws Error when the globs find no file: a hash of nothing would never be stale.
 */
export function sourceHash(root: string, patterns: readonly string[]): string {
  const files = sourceFiles(root, patterns);
  if (files.length === 0) throw new Error(`No source file is found by ${patterns.join(', ')} in ${root}.`);
  const hash = createHash('sha256');
  for (const file of files) {
    const content = createHash('sha256')
      .update(readFileSync(join(root, file)))
      .digest('hex');
    hash.update(`${file} ${content}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}
