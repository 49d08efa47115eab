import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { unknownLocale } from '../.storybook/sample.ts';
import { componentFolders, componentPath, readStories } from './component-requirements.ts';
import { examples, isLarge, stories } from './stories.tsx';

/** Every string in a tree of sample text, with its path. */
function strings(tree: unknown, path = ''): [string, string][] {
  if (typeof tree === 'string') return [[path, tree]];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) => strings(value, `${path}.${key}`));
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const decode = (html: string) => html.replace(/&[^;]+;/g, (entity) => entities[entity] ?? entity);

describe.each(['en', 'es'] as const)('the server’s HTML in %s', (locale) => {
  test.each(stories)('$folder, $name: has content, no inline style and no script', ({ show }) => {
    const html = renderToString(show(locale));
    expect(html).not.toBe('');
    expect(html).not.toMatch(/ style=|<style|<script/);
  });

  test.each(examples)('$folder: renders every sample text', ({ folder, [locale]: sample }) => {
    const html = stories
      .filter((story) => story.folder === folder)
      .map(({ show }) => decode(renderToString(show(locale))))
      .join('\n');
    // Messages of a component may be those that only script shows.
    const texts = strings(sample).filter(([path]) => !path.startsWith('.messages.'));
    const missing = texts.filter(([, text]) => !html.includes(text));
    expect(missing).toEqual([]);
  });
});

test.each(examples)('$folder: has the same keys of sample text in English and Spanish', ({ en, es }) => {
  const keys = (sample: unknown) => strings(sample).map(([path]) => path);
  expect(keys(es)).toEqual(keys(en));
});

test('in a language without messages each component reports it once', () => {
  const reported: string[] = [];
  const error = vi.spyOn(console, 'error').mockImplementation((message: unknown) => {
    if (String(message).includes(`“${unknownLocale}”`)) reported.push(String(message));
  });
  // Hundreds of the same have no other text.
  for (const { show } of stories.filter((story) => !isLarge(story))) renderToString(show(unknownLocale));
  error.mockRestore();
  expect(reported).toEqual([...new Set(reported)]);
  const reporters = reported.map((message) => /^\S+ (\w+)/.exec(message)?.[1]);
  expect(reporters).toEqual(
    expect.arrayContaining(['Dialog', 'FilterSet', 'Link', 'Meter', 'Notice', 'RegionMap']),
  );
});

test('the matrix has every story that the check of requirements finds', () => {
  const src = join(import.meta.dirname, '../src');
  const inFiles = componentFolders(src).flatMap((folder) =>
    readStories(componentPath(src, folder)).map((name) => `${folder}/${name}`),
  );
  expect(inFiles).toContain('disclosure/Closed');
  expect(stories.map(({ folder, name }) => `${folder}/${name}`).sort()).toEqual(inFiles.sort());
});
