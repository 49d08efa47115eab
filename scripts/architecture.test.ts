import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const guide = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
const drawing = readFileSync(join(root, 'docs/architecture.svg'), 'utf8');

const codeIn = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
const isPath = (code: string): boolean => /^(packages|src|docs|scripts|tasks)\/[\w./-]+$/.test(code);

const stops = [...guide.matchAll(/^(\d+)\. \*\*(.+?):\*\*([\s\S]*?)(?=^\d+\. |\n\n)/gm)].map(
  ([, number = '', name = '', text = '']) => ({ number, name, paths: codeIn(text).filter(isPath) }),
);

describe('the table of packages', () => {
  const rows = guide.split('\n').filter((line) => line.startsWith('| `packages/'));

  test.each(rows)('names folders that exist: %s', (row) => {
    const [folder = '', ...codes] = codeIn(row);
    const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    for (const path of codes.filter(isPath))
      expect([path, existsSync(join(root, folder, path))]).toEqual([path, true]);
    const [, , imported = ''] = row.split('|');
    const ours = Object.keys(manifest.dependencies ?? {})
      .filter((name) => name.startsWith('@longcovid/'))
      .map((name) => name.replace('@longcovid/', ''));
    expect(codeIn(imported).toSorted()).toEqual(ours.toSorted());
  });
});

test('every path from the root exists', () => {
  const paths = codeIn(guide).filter((code) => code.startsWith('packages/'));
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('a study site takes at most ten stops, and each names a file', () => {
  expect(stops.map(({ number }) => number)).toEqual(
    Array.from({ length: 10 }, (_, index) => String(index + 1)),
  );
  for (const { number, paths } of stops) expect([number, paths.length > 0]).toEqual([number, true]);
});

test.each(stops)('the drawing has stop $number, $name, with the same file', ({ number, name, paths }) => {
  const [, label, file = ''] =
    new RegExp(`class="name"[^>]*>(${number} [^<]+)</text>\\s*<text class="file"[^>]*>([^<]+)<`).exec(
      drawing,
    ) ?? [];
  expect(label).toMatch(new RegExp(`^${number} ${name}`));
  expect(paths.some((path) => path.endsWith(`/${file}`))).toBe(true);
});
