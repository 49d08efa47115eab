import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { specSections } from '../.storybook/spec-sections.ts';
import { componentFolders, componentPath } from './component-requirements.ts';

const src = join(import.meta.dirname, '../src');
const spec = (folder: string) => readFileSync(join(componentPath(src, folder), 'SPEC.md'), 'utf8');

test.each(componentFolders(src))('%s has what its page in the catalog shows', (folder) => {
  const { use, keyboard, consumerTasks, requirements } = specSections(spec(folder));
  expect(use).toMatch(/^\nStatus: .+\n\n[A-Z].+/);
  expect(keyboard).toMatch(/^## Keyboard\n\n./);
  expect(consumerTasks).toMatch(/\n- ./);
  expect(requirements).toContain('| id ');
});

test('has when to use a component and when not', () => {
  expect(specSections(spec('disclosure')).use).toContain('Do not hide what everyone needs');
});

test('throws for a missing section, with what to write', () => {
  expect(() => specSections('# X\n\n## Why native\n\nIt is.')).toThrow('/^## Keyboard/');
});
