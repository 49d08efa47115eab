import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { minifySync, parseSync, transformSync } from 'rolldown/utils';

/** Files that do not reach a visitor: evidence, tests, stories and their samples, documents, output, dependencies. */
const NO_BEHAVIOR =
  /(^|\/)(evidence|fixtures?|node_modules|dist|\.[^/]+)(\/|$)|\.(test|test-d|e2e|stories|examples|fixtures|arbitrary)\.|(^|\/)[A-Z]+\.md$/;
const MODULE = /\.[cm]?[jt]sx?$/;

const computeDigest = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/** `../sources/x.ts` as it is written, or with the ending that a bundler would find. */
const resolveImport = (path: string): string | undefined =>
  ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '.css', '/index.ts', '/index.js']
    .map((ending) => path + ending)
    .find((each) => existsSync(each) && statSync(each).isFile());

/** Compiles a module to what a browser runs: without types, comments, whitespace and names of variables. */
function compile(file: string): string {
  const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), {
    jsx: { runtime: 'automatic' },
    tsconfig: false,
  });
  if (errors.length > 0) throw new Error(`${file} cannot be compiled: ${errors.map(String).join(' ')}`);
  const codegen = { removeWhitespace: true, legalComments: 'none' } as const;
  return minifySync('module.js', code, { module: true, compress: false, mangle: true, codegen }).code;
}

/** Compiles a module and replaces each relative import by the hash of the imported module. */
function inlineImportHashes(file: string, hashes: Map<string, string>): string {
  const code = compile(file);
  const { staticImports, staticExports, dynamicImports } = parseSync('module.js', code).module;
  const requests = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest),
    ...staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest ?? [])),
    ...dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ];
  const ends = new Map(requests.map(({ start, end }) => [start, end]));
  let result = '';
  let last = 0;
  for (const [start, end] of [...ends].sort(([a], [b]) => a - b)) {
    const path = code.slice(start + 1, end - 1);
    const target = /^\.{1,2}\//.test(path) ? resolveImport(join(dirname(file), path)) : undefined;
    result += code.slice(last, start) + (target ? hashFile(target, hashes) : path);
    last = end;
  }
  return result + code.slice(last);
}

function hashFile(file: string, hashes: Map<string, string>): string {
  const known = hashes.get(file);
  if (known !== undefined) return known;
  // Ends the recursion of a circular import.
  hashes.set(file, 'circle');
  const hash = computeDigest(MODULE.test(file) ? inlineImportHashes(file, hashes) : readFileSync(file));
  hashes.set(file, hash);
  return hash;
}

/**
 * Hashes behavior: compiled modules with all their relative imports, and the bytes of other files. Comments, types,
 * formatting, names of variables, stories, tests, documents and folder names do not change it. Returns 16 hexadecimal
 * digits of SHA-256.
 * @param patterns Globs from `root`, such as `src/button/**`.
 * @throws Error when the globs match no file (such a hash would never be stale), or a module cannot be compiled.
 */
export function computeSourceHash(root: string, patterns: readonly string[]): string {
  const files = globSync([...patterns], { cwd: root })
    .filter((file) => !NO_BEHAVIOR.test(file.split(sep).join('/')))
    .map((file) => join(root, file))
    .filter((file) => statSync(file).isFile());
  if (files.length === 0) throw new Error(`No source file is found by ${patterns.join(', ')} in ${root}.`);
  const hashes = new Map<string, string>();
  return computeDigest(
    files
      .map((file) => hashFile(file, hashes))
      .sort()
      .join('\n'),
  ).slice(0, 16);
}
