import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/**
 * What proves a requirement: a test whose title begins with its id, the story matrix, a screen-reader transcript, a
 * manual result, or the consumer's own work.
 */
export const proofs = ['test', 'story-matrix', 'screen-reader', 'manual', 'consumer'] as const;
export type Proof = (typeof proofs)[number];

/** The test that proves every requirement with the proof `story-matrix`, relative to the root of the workspace. */
export const STORY_MATRIX = 'packages/ui/test/story-matrix.browser.test.tsx';

export type Requirement = { id: string; requirement: string; wcag: string[]; proof: string };

const cells = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of the first table whose header begins with the given column. */
function rowsUnder(markdown: string, firstColumn: string): string[][] {
  const lines = markdown.split('\n');
  const header = lines.findIndex((line) => line.startsWith('|') && cells(line)[0] === firstColumn);
  if (header === -1) return [];
  const body = lines.slice(header + 2);
  const end = body.findIndex((line) => !line.startsWith('|'));
  return body.slice(0, end === -1 ? undefined : end).map(cells);
}

/** The items of the list under a heading. */
function itemsUnder(markdown: string, heading: string): string[] {
  const [, section = ''] = markdown.split(`\n## ${heading}\n`);
  const [text = ''] = section.split('\n## ');
  return text.split('\n').filter((line) => line.startsWith('- '));
}

/** Reads a SPEC.md: status line, requirements, ids in its keyboard table, and what the consumer must do. */
export function readSpec(file: string) {
  const markdown = readFileSync(file, 'utf8');
  const requirements: Requirement[] = rowsUnder(markdown, 'id').map(
    ([id = '', requirement = '', wcag = '', proof = '']) => ({
      id,
      requirement,
      wcag: wcag.split(/,\s*/).filter(Boolean),
      proof,
    }),
  );
  const keyboard = rowsUnder(markdown, 'key').flatMap((row) => (row[2] ?? '').split(/,\s*/));
  const status = /^Status: (.+)$/m.exec(markdown)?.[1] ?? '';
  return { status, requirements, keyboard, consumerTasks: itemsUnder(markdown, 'What you must do') };
}

type Syntax = { type: string; [key: string]: unknown };
const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value;

/** `test(…)` or `test.each(…)(…)`. */
function callsTest({ callee }: Syntax): boolean {
  if (!isSyntax(callee)) return false;
  if (callee.type === 'Identifier') return callee.name === 'test';
  const each = callee.type === 'CallExpression' && isSyntax(callee.callee) ? callee.callee : undefined;
  return each?.type === 'MemberExpression' && isSyntax(each.object) && each.object.name === 'test';
}

/** The names of the stories in a file: its named exports, in the order of the file. */
export function readStoryNames(source: string): string[] {
  const body = parseSync('stories.tsx', source).program.body as unknown as Syntax[];
  return body.flatMap(({ type, declaration }) => {
    if (type !== 'ExportNamedDeclaration' || !isSyntax(declaration)) return [];
    const declarators = (declaration.declarations ?? []) as { id: { name: string } }[];
    return declarators.map(({ id }) => id.name);
  });
}

function titles(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(titles);
  if (!isSyntax(node)) return [];
  const inside = Object.values(node).flatMap(titles);
  if (node.type !== 'CallExpression' || !callsTest(node)) return inside;
  const [title] = node.arguments as Syntax[];
  return [
    typeof title?.value === 'string' ? title.value : '(a title that is not a string literal)',
    ...inside,
  ];
}

/** The requirement ids that begin the titles of a test file's tests, and the titles that begin with none. */
export function readTitles(source: string): { ids: string[]; without: string[] } {
  const all = titles(parseSync('tests.tsx', source).program);
  const leading = (title: string): string[] =>
    /^(?:[A-Z]{3,4}-\d{2,}(?:, | ))+/.exec(title)?.[0].match(/[A-Z]+-\d+/g) ?? [];
  return { ids: all.flatMap(leading), without: all.filter((title) => leading(title).length === 0) };
}
