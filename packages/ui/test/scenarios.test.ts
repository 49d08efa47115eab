import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../src');
const readFile = (file: string): string => readFileSync(join(src, file), 'utf8');

/** Ids of stories as Storybook derives them from the title of a file and the names of its exports. */
const storyIds = new Set(
  globSync('**/*.stories.tsx', { cwd: src }).flatMap((file) => {
    const text = readFile(file);
    const title = /^export default \{\s*title: '([^']+)'/m.exec(text)?.[1] ?? '';
    const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
    return names.map((name) => `${title}--${name.replaceAll(/\B[A-Z]/g, '-$&')}`.toLowerCase());
  }),
);

const opened = globSync('**/*.scenario.yml', { cwd: src }).flatMap((file) =>
  [...readFile(file).matchAll(/[?&]id=([\w-]+)/g)].map(([, id = '']) => ({ file, id })),
);

test('screen-reader scenarios open stories that exist', () => {
  expect(opened.length).toBeGreaterThan(20);
  expect(opened.filter(({ id }) => !storyIds.has(id))).toEqual([]);
});
