import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const folder = new URL('../.changeset/', import.meta.url);
const packages = readdirSync(new URL('../packages/', import.meta.url)).map((name) => `@longcovid/${name}`);

const splitSentences = (text: string): string[] =>
  [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment);

/** The problems of a changeset's text; none when it follows docs/guides/naming.md. */
function checkChangeset(source: string): string[] {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n\n([\s\S]+)$/.exec(source) ?? [];
  const bumps = head.split('\n').map((line) => /^'(.+)': (major|minor|patch)$/.exec(line));
  const [text = '', ...lists] = body.trim().split('\n\n');
  // A period in code ends no sentence.
  const sentences = splitSentences(text.replaceAll(/`[^`]*`/g, 'x'));
  return [
    ...(bumps.length === 1 && bumps[0] && packages.includes(bumps[0][1] ?? '')
      ? []
      : ['does not name one package and its bump']),
    ...(sentences.length > 3 ? [`has ${sentences.length} sentences`] : []),
    ...(lists.length > 1 || lists.some((list) => !list.startsWith('- '))
      ? ['has more than one paragraph and a list']
      : []),
    ...(text === '' || (lists.length > 0 && !text.endsWith(':')) ? ['does not introduce its list'] : []),
  ];
}

const files = readdirSync(folder).filter((name) => name.endsWith('.md'));

test.each(files)('%s is one change of one package in at most three sentences', (file) => {
  expect(checkChangeset(readFileSync(new URL(file, folder), 'utf8'))).toEqual([]);
});

describe('rejects a changeset that', () => {
  const head = "---\n'@longcovid/ui': minor\n---\n\n";
  test.each([
    [
      'names two packages',
      'does not name one package',
      `---\n'@longcovid/ui': minor\n'@longcovid/api': minor\n---\n\nOne.\n`,
    ],
    ['names no package of ours', 'does not name one package', "---\n'@longcovid/uii': minor\n---\n\nOne.\n"],
    ['is long', 'has 4 sentences', `${head}One \`a.b. C\`. Two. Three. Four.\n`],
    ['has two paragraphs', 'has more than one paragraph', `${head}One:\n\nTwo.\n`],
    ['has a list without a lead', 'does not introduce its list', `${head}Rename.\n\n- a → b\n`],
  ])('%s', (_, problem, source) =>
    expect(checkChangeset(source)).toEqual([expect.stringContaining(problem)]),
  );

  test('but not one that has three sentences and a list', () => {
    expect(checkChangeset(`${head}One. Two \`a.b\`. Rename:\n\n- a → b\n- c → d\n`)).toEqual([]);
  });
});
