import { afterAll, beforeAll, expect, test } from 'vitest';

import { computeStates, isRedundant, sampleStates } from '../src/scan/matrix.ts';
import { findStates } from '../src/scan/find-states.ts';
import { scan, type ScanResult } from '../src/scan/scan.ts';
import { listTargets } from '../src/scan/targets.ts';
import { labelInName } from '../src/scan/rules/label-in-name/check.ts';
import { movingContent } from '../src/scan/rules/moving-content/check.ts';
import { startForeignSite } from './foreign-site.ts';

const six = computeStates({
  languages: ['en', 'es'],
  themes: ['light', 'dark', 'forced'],
  widths: [1280, 320],
});
let site: Awaited<ReturnType<typeof startForeignSite>>;
let result: ScanResult;

beforeAll(async () => {
  site = await startForeignSite();
  const states = [
    { name: 'menu open', steps: [{ click: 'role=button[name=Menu]' }, { see: 'role=link' }] },
    { name: 'focus on what is hidden', steps: [{ focus: '#list a' }] },
    {
      name: 'never there',
      steps: [{ press: 'Tab' }, { type: { en: 'a', es: 'b' } }, { see: 'role=dialog' }],
    },
  ];
  const targets = await listTargets(
    { kind: 'pages', base: site.base, pages: [{ id: 'menu', addresses: { en: '/menu' }, states }] },
    ['en'],
  );
  result = await scan(targets, six.slice(0, 1), () => undefined, { chosen: [labelInName] });
}, 90_000);
afterAll(() => site.stop());

const outcomesAfter = (after: string) =>
  Object.fromEntries(
    result.records
      .filter(({ state }) => state.interactionState === after)
      .map(({ rule, outcome }) => [rule, outcome]),
  );

test('finds a failure that only an open menu has, in that state', () => {
  expect(outcomesAfter('as loaded')['label-in-name']).toBe('inapplicable');
  expect(outcomesAfter('menu open')['label-in-name']).toBe('failed');
});

test('opens by itself what says that it expands', async () => {
  const [state] = six;
  if (!state) throw new Error('There is no state.');
  const pages = [{ id: 'menu', addresses: { en: '/menu' } }];
  const targets = await listTargets({ kind: 'pages', base: site.base, pages }, ['en']);
  const { records } = await scan(targets, [state], () => undefined, {
    chosen: [labelInName],
    findStates: (browser, target) => findStates(browser, target, state),
  });
  const failed = records.filter(({ rule, outcome }) => rule === 'label-in-name' && outcome === 'failed');
  expect(failed.map(({ state: { interactionState } }) => interactionState)).toEqual(['“Menu” open']);
}, 90_000);

test('marks a state that steps cannot reach as untested, with the step', () => {
  expect(outcomesAfter('never there')).toEqual({ 'axe/*': 'untested', 'label-in-name': 'untested' });
  const findReason = (after: string) =>
    result.records.find(({ state }) => state.interactionState === after)?.reason;
  expect(findReason('never there')).toBe('The step {"see":"role=dialog"} could not be taken.');
  expect(findReason('focus on what is hidden')).toBe('The step {"focus":"#list a"} could not be taken.');
});

test('does not report late loading as moving content', async () => {
  const pages = [{ id: 'late', addresses: { en: '/late' } }];
  const targets = await listTargets({ kind: 'pages', base: site.base, pages }, ['en']);
  const { records } = await scan(targets, six.slice(0, 1), () => undefined, { chosen: [movingContent] });
  expect(records.find(({ rule }) => rule === 'moving-content')?.outcome).toBe('inapplicable');
}, 90_000);

test('applies states to the stories that match', async () => {
  const source = { kind: 'storybook', base: `${site.base}/catalogue`, languageGlobal: 'locale' } as const;
  const states = [
    { of: /^button--/, name: 'focus', steps: [{ press: 'Tab' }] },
    { of: /^dialog--/, name: 'open', steps: [{ click: 'button' }] },
  ];
  const [story] = await listTargets({ ...source, states }, ['en']);
  expect(story?.states?.map(({ name }) => name)).toEqual(['focus']);
});

test('samples few states that cover each theme, width and language', () => {
  for (const turn of [0, 1, 2, 5]) {
    const states = sampleStates(six, 'menu open', turn);
    const count = (axis: 'theme' | 'width' | 'language') => new Set(states.map((state) => state[axis])).size;
    expect([count('theme'), count('width'), count('language')]).toEqual([3, 2, 2]);
    expect(states.length).toBe(3);
    expect(states.every(({ interactionState }) => interactionState === 'menu open')).toBe(true);
  }
  expect(sampleStates([], 'menu open', 0)).toEqual([]);
});

test('runs a rule once for each value of the axes that it depends on, and again for another state', () => {
  const [first, second] = six;
  if (!first || !second) throw new Error('There are six states.');
  const dark = { ...first, theme: 'dark' as const };
  expect(isRedundant({ invariantTo: ['theme'] }, dark, [first])).toBe(true);
  expect(isRedundant({ invariantTo: ['theme'] }, { ...dark, width: 320 }, [first])).toBe(false);
  expect(isRedundant({ invariantTo: ['theme'] }, { ...dark, interactionState: 'menu open' }, [first])).toBe(
    false,
  );
  expect(isRedundant({ invariantTo: ['theme'] }, { ...dark, language: 'es' }, [first])).toBe(false);
  // Each value was seen, though not together.
  const narrow = { ...dark, language: 'es' as const, width: 320 };
  expect(isRedundant({ invariantTo: ['theme'] }, { ...narrow, language: 'en' }, [first, narrow])).toBe(true);
  expect(isRedundant({}, { ...first, theme: 'forced' }, [first, narrow])).toBe(false);
  expect(isRedundant({}, first, [])).toBe(false);
});

test('runs a slow rule in one state of each target where states are sampled', () => {
  const [first, second] = six;
  if (!first || !second) throw new Error('There are six states.');
  expect(isRedundant({ isSlow: true }, second, [first], true)).toBe(true);
  expect(isRedundant({ isSlow: true }, second, [first], false)).toBe(false);
  expect(isRedundant({}, second, [first], true)).toBe(false);
});
