import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { specSections } from '../.storybook/spec-sections.ts';
import { componentFolders, componentPath } from './component-requirements.ts';

const src = join(import.meta.dirname, '../src');
const spec = (folder: string) => readFileSync(join(componentPath(src, folder), 'SPEC.md'), 'utf8');

test.each(componentFolders(src))('%s has what its page in the catalog shows', (folder) => {
  const { use, whenNot, keyboard, consumerTasks, requirements } = specSections(spec(folder));
  expect(use).toMatch(/^\nStatus: .+\n\n[A-Z].+/);
  expect(whenNot).toMatch(/^## When not\n\n\| not for +\| instead +\|\n\| -+ \| -+ \|\n\| [A-Z]/);
  expect(keyboard).toMatch(/^## Keyboard\n\n./);
  expect(consumerTasks).toMatch(/\n- ./);
  expect(requirements).toContain('| id ');
});

test('leads from a component to the page of the one to use instead', () => {
  expect(specSections(spec('checkbox')).whenNot).toContain(
    '[CheckboxGroup](./?path=/docs/checkboxgroup--docs)',
  );
});

test('throws for a missing section, with what to write', () => {
  expect(() => specSections('# X\n\n## Why native\n\nIt is.')).toThrow('/^## When not/');
});
