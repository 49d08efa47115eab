import { readFileSync, readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../docs/gallery/', import.meta.url);
const pictures = readdirSync(folder).filter((name) => name !== 'README.md');
const shown = [...readFileSync(new URL('README.md', folder), 'utf8').matchAll(/!\[(.+)\]\((.+)\)/g)].map(
  ([, alternative = '', file = '']) => ({ alternative, file }),
);

test('the gallery shows each of its pictures once, with a text alternative', () => {
  expect(shown.map(({ file }) => file).toSorted()).toEqual(pictures.toSorted());
  for (const { alternative } of shown) expect(alternative.length).toBeGreaterThan(40);
});

test('make-gallery.ts takes all pictures of the gallery', () => {
  const script = readFileSync(new URL('../packages/site/scripts/make-gallery.ts', import.meta.url), 'utf8');
  const taken = [...script.matchAll(/\bname: '([a-z-]+)'/g)].map(([, name]) => `${name}.webp`);
  expect([...new Set(taken)].toSorted()).toEqual(pictures.toSorted());
});

test('the pictures have at most 400 kB in total', () => {
  const bytes = pictures.reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0);
  expect(bytes).toBeLessThanOrEqual(400_000);
});
