import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { needsReact } from './needs-react.ts';

const components = join(import.meta.dirname, '../../src/components');
const readTests = (component: string) =>
  globSync(join(components, component, '*.browser.test.tsx'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('');

test.each(Object.values(needsReact).flatMap((each) => Object.entries(each)))(
  '%s has every test that is said to need React',
  (component, titles) => {
    const source = readTests(component).replaceAll("\\'", "'");
    expect(titles.filter((title) => !source.includes(title))).toEqual([]);
  },
);
