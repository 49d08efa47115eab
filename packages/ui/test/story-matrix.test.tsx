import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { unknownLocale } from '../.storybook/sample.ts';
import { examples, isLarge, stories } from './stories.tsx';

/** Every string in a tree of sample words, with its path. */
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

  test.each(examples)('$folder: every sample word is there', ({ folder, [locale]: words }) => {
    const html = stories
      .filter((story) => story.folder === folder)
      .map(({ show }) => decode(renderToString(show(locale))))
      .join('\n');
    const missing = strings(words).filter(([, word]) => !html.includes(word));
    expect(missing).toEqual([]);
  });
});

test.each(examples)('$folder: sample words have the same keys in English and Spanish', ({ en, es }) => {
  const keys = (words: unknown) => strings(words).map(([path]) => path);
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

test('the sweep found the stories', () => {
  expect(stories.map(({ folder, name }) => `${folder}/${name}`)).toContain('disclosure/Closed');
});
