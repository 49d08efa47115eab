import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { needReact, needsReact } from './needs-react.ts';

const components = join(import.meta.dirname, '../../src/components');
const readTests = (component: string) =>
  globSync(join(components, component, '*.browser.test.tsx'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('')
    .replaceAll("\\'", "'");

test.each([
  ...Object.values(needsReact)
    .flatMap((folders) => Object.entries(folders))
    .map(([component, ids]) => [component, ids.split(' ')] as const),
  ['*', needReact] as const,
])('%s has every test that is said to need React', (component, beginnings) => {
  const source = readTests(component);
  expect(beginnings.filter((beginning) => !source.includes(beginning))).toEqual([]);
});
