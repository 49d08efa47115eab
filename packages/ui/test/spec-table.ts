import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** How a requirement is proved: by a named test, a recorded screen reader, a dated manual result, or by the adopter. */
export const proofs = ['test', 'heard', 'person', 'adopter'] as const;
export type Proof = (typeof proofs)[number];

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

/** Reads a SPEC.md: status line, requirements, the requirements that its keyboard table names, the adopter's duties. */
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
  return { status, requirements, keyboard, duties: itemsUnder(markdown, "The adopter's duties") };
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

function titles(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(titles);
  if (!isSyntax(node)) return [];
  const inside = Object.values(node).flatMap(titles);
  if (node.type !== 'CallExpression' || !callsTest(node)) return inside;
  const [title] = node.arguments as Syntax[];
  return [typeof title?.value === 'string' ? title.value : '(a title that is not plain words)', ...inside];
}

/** The requirement ids that begin the titles of a test file's tests, and the titles that begin with none. */
export function readTitles(source: string): { ids: string[]; without: string[] } {
  const all = titles(parseSync('tests.tsx', source).program);
  const leading = (title: string): string[] =>
    /^(?:[A-Z]{3,4}-\d{2,}(?:, | ))+/.exec(title)?.[0].match(/[A-Z]+-\d+/g) ?? [];
  return { ids: all.flatMap(leading), without: all.filter((title) => leading(title).length === 0) };
}
