import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const cache = join(root, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
/** In the package, so that the examples import it by its name. */
const folder = mkdtempSync(join(cache, 'readme-examples-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What examples take from frameworks: a test from its runner, and links from Next.js, which is not installed here. */
const GLOBALS = `declare module 'next/link' {
  const NextLink: (props: import('react').ComponentProps<'a'> & { href: string }) => import('react').ReactNode;
  export default NextLink;
}
declare const expect: typeof import('vitest').expect;
declare const userEvent: import('@testing-library/user-event').UserEvent;
`;

type Example = { name: string; code: string };

/** The TypeScript blocks of the README, by their line. */
function readExamples(): Example[] {
  const text = readFileSync(join(root, 'README.md'), 'utf8');
  return [...text.matchAll(/^```(tsx?)\n(.*?)^```$/gms)].map(({ 1: suffix, 2: code = '', index }) => ({
    name: `line-${text.slice(0, index).split('\n').length}.${suffix}`,
    code,
  }));
}

/** Compiles the examples. Returns what the compiler prints. */
function compile(examples: readonly Example[]): string {
  for (const { name, code } of examples) writeFileSync(join(folder, name), code);
  writeFileSync(join(folder, 'globals.d.ts'), GLOBALS);
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        composite: false,
        incremental: false,
        noEmit: true,
        emitDeclarationOnly: false,
        declaration: false,
        rootDir: root,
      },
      include: ['*'],
      exclude: [],
    }),
  );
  try {
    return execFileSync('tsc', ['-p', folder], { encoding: 'utf8' });
  } catch (error) {
    return String((error as { stdout: unknown }).stdout);
  }
}

test('the examples of the README compile, and one with a wrong prop does not', () => {
  const examples = readExamples();
  expect(examples.length).toBeGreaterThan(4);
  const [first = { name: '', code: '' }] = examples;
  const wrong = { name: 'wrong.tsx', code: first.code.replace('summary=', 'sumary=') };
  const errors = compile([...examples, wrong])
    .split('\n')
    .filter((line) => line.includes('error TS'));
  expect(errors).toEqual([expect.stringMatching(/wrong\.tsx.*sumary/)]);
}, 60_000);
