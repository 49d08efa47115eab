import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { parseConfig, type Config } from '../src/config.ts';
import { checkEvidence } from '../src/conformance/check.ts';
import { conformanceText } from '../src/conformance/conformance.ts';
import { gather } from '../src/gather.ts';
import { readSources } from '../src/sources/subjects.ts';
import { writeResults } from '../src/store/results.ts';
import { evidence, row } from './evidence.ts';

const conformance = { package: 'package.json', file: 'conformance.json' };
let root: string;
let config: Config;

const write = () => {
  const sources = readSources(root, config);
  const text = conformanceText(root, { ...config, conformance }, sources, gather(root, config, sources));
  writeFileSync(join(root, conformance.file), text);
};
const check = (day = '2026-11-21') => checkEvidence(root, config, day);
const said = () =>
  JSON.parse(readFileSync(join(root, conformance.file), 'utf8')) as {
    components: Record<string, Record<string, unknown>>;
  };

const waiver = (more = '') => `
waivers:
  - rule: reflow
    place: menu--*
    reason: { en: The table is wide., es: La tabla es ancha. }
    effect: { en: You scroll sideways., es: Hay que desplazarse a los lados. }
    workaround: { en: Read the list., es: Lea la lista. }
    issue: '#12'
    owner: component engineer
    expires: '2026-12-31'
${more}`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'a11y-audit-conformance-'));
  for (const folder of ['src/menu', 'src/card', 'a11y-reports'])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'src/menu/Menu.ts'), 'export const menu = 1;\n');
  writeFileSync(join(root, 'src/card/Card.ts'), 'export const card = 1;\n');
  writeFileSync(join(root, 'package.json'), '{ "name": "a-library", "version": "1.2.3" }');
  const component = (id: string) => ({ id, folder: `src/${id}`, stories: id });
  config = parseConfig({
    product: { en: 'A library', es: 'Una biblioteca' },
    sources: [{ kind: 'storybook', base: 'http://localhost:6006' }],
    components: [component('card'), component('menu')],
    conformance,
  });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('what was never shown is said: not measured, nobody has listened, no person has judged', () => {
  write();
  expect(said().components.menu).toMatchObject({
    measured: 'not measured',
    heard: 'nobody has listened to it with a screen reader',
    judged: 'no person has judged it',
    criteria: {},
  });
});

test('a result says whether its source is still the one that was measured', () => {
  const place = { kind: 'component' as const, id: 'menu--open' };
  const { results } = evidence([row('reflow', ['1.4.10'], 'passed', { place })]);
  const hash = readSources(root, config).byId.get('menu') ?? '';
  const measured = () => {
    write();
    return said().components.menu?.measured;
  };
  const file = join(root, 'a11y-reports/results.json');
  writeResults(file, {
    ...results,
    tested: { ...results.tested, sources: { menu: hash } },
    stories: ['card--plain', 'menu--open', 'menu--closed'],
  });
  const shown = { states: 1, stories: 1, storiesThatExist: 2, storiesNotTested: ['menu--closed'] };
  expect(measured()).toEqual({ ...shown, freshness: 'fresh' });
  expect(said().components.menu?.criteria).toEqual({ '1.4.10': 'noFailureFound' });
  writeFileSync(join(root, 'src/menu/Menu.ts'), 'export const menu = 2;\n');
  expect(measured()).toEqual({ ...shown, freshness: 'stale' });
});

test('the check holds until a source changes, and names the component', () => {
  write();
  expect(check().problems).toEqual([]);
  writeFileSync(join(root, 'src/menu/Menu.ts'), 'export const menu = 2;\n');
  expect(check().problems).toEqual([
    'conformance.json is stale: menu has changed since it was written. Write it again: a11y-audit conformance.',
  ]);
  write();
  expect(check().problems).toEqual([]);
});

test('a missing file, a new component and one that is gone fail the check', () => {
  expect(check().problems).toEqual(['conformance.json is missing. Write it again: a11y-audit conformance.']);
  write();
  config = { ...config, components: config.components.filter(({ id }) => id === 'menu') };
  expect(check().problems[0]).toContain('card is in it and no longer in the tree.');
  write();
  config = {
    ...config,
    components: [...config.components, { id: 'card', folder: 'src/card', stories: 'card', requirements: [] }],
  };
  expect(check().problems[0]).toContain('card is not in it.');
});

test('a waiver holds through its last day, fails the check after it, and has to be needed', () => {
  write();
  const place = { kind: 'component' as const, id: 'menu--open' };
  const results = (outcome: 'failed' | 'passed') => {
    const { results: all } = evidence([row('reflow', ['1.4.10'], outcome, { place })]);
    writeResults(join(root, 'a11y-reports/results.json'), all);
  };
  results('failed');
  writeFileSync(join(root, 'a11y-waivers.yml'), waiver());
  expect(check('2026-12-31').problems).toEqual([]);
  expect(check('2027-01-01').problems).toEqual([
    'The waiver of reflow on menu--* ended on 2026-12-31 (#12, component engineer): mend it, or decide again.',
  ]);
  results('passed');
  expect(check('2026-12-31').problems[0]).toContain('is not needed');
});

test.each([
  ['an end', "expires: '2026-12-31'", 'Until which day'],
  ['an issue', "issue: '#12'", 'Name the issue that tracks it'],
  ['a reason', 'reason: { en: The table is wide., es: La tabla es ancha. }', 'Why is it not mended now?'],
  ['both languages', ', es: La tabla es ancha.', 'Why is it not mended now?'],
])('a waiver without %s is refused in plain words', (_, part, words) => {
  write();
  writeFileSync(join(root, 'a11y-waivers.yml'), waiver().replace(part, ''));
  expect(() => check()).toThrow(words);
});
