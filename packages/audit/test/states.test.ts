import { afterAll, beforeAll, expect, test } from 'vitest';

import { isRepeat, statesAfter, statesOf } from '../src/scan/matrix.ts';
import { measure, type Measured } from '../src/scan/scan.ts';
import { placesOf } from '../src/scan/targets.ts';
import { labelInName } from '../src/scan/rules/label-in-name/check.ts';
import { movingContent } from '../src/scan/rules/moving-content/check.ts';
import { foreignSite } from './foreign-site.ts';

const six = statesOf({ languages: ['en', 'es'], themes: ['light', 'dark', 'forced'], widths: [1280, 320] });
let site: Awaited<ReturnType<typeof foreignSite>>;
let measured: Measured;

beforeAll(async () => {
  site = await foreignSite();
  const states = [
    { name: 'menu open', steps: [{ click: 'role=button[name=Menu]' }, { see: 'role=link' }] },
    {
      name: 'never there',
      steps: [{ press: 'Tab' }, { type: { en: 'a', es: 'b' } }, { see: 'role=dialog' }],
    },
  ];
  const places = await placesOf(
    { kind: 'pages', base: site.base, pages: [{ id: 'menu', addresses: { en: '/menu' }, states }] },
    ['en'],
  );
  measured = await measure(places, six.slice(0, 1), () => undefined, { chosen: [labelInName] });
}, 90_000);
afterAll(() => site.stop());

const outcomesAfter = (after: string) =>
  Object.fromEntries(
    measured.records.filter(({ state }) => state.after === after).map(({ rule, outcome }) => [rule, outcome]),
  );

test('a fault that only an open menu shows is found in that state, and told with it', () => {
  expect(outcomesAfter('as loaded')['label-in-name']).toBe('inapplicable');
  expect(outcomesAfter('menu open')['label-in-name']).toBe('failed');
});

test('a state that its steps do not lead into is not tested, and the step is named', () => {
  expect(outcomesAfter('never there')).toEqual({ 'axe/*': 'untested', 'label-in-name': 'untested' });
  const row = measured.records.find(({ state }) => state.after === 'never there');
  expect(row?.reason).toBe('The step {"see":"role=dialog"} could not be taken.');
});

test('what still arrives when a page is looked at does not count as moving by itself', async () => {
  const pages = [{ id: 'late', addresses: { en: '/late' } }];
  const places = await placesOf({ kind: 'pages', base: site.base, pages }, ['en']);
  const { records } = await measure(places, six.slice(0, 1), () => undefined, { chosen: [movingContent] });
  expect(records.find(({ rule }) => rule === 'moving-content')?.outcome).toBe('inapplicable');
}, 90_000);

test('a state of a story is visited where the story is called so', async () => {
  const source = { kind: 'storybook', base: `${site.base}/catalogue`, languageGlobal: 'locale' } as const;
  const states = [
    { of: /^button--/, name: 'focus', steps: [{ press: 'Tab' }] },
    { of: /^dialog--/, name: 'open', steps: [{ click: 'button' }] },
  ];
  const [story] = await placesOf({ ...source, states }, ['en']);
  expect(story?.states?.map(({ name }) => name)).toEqual(['focus']);
});

test('a state that steps lead into meets each theme, width and language, in few visits', () => {
  for (const turn of [0, 1, 2, 5]) {
    const states = statesAfter(six, 'menu open', turn);
    const of = (axis: 'theme' | 'width' | 'language') => new Set(states.map((state) => state[axis])).size;
    expect([of('theme'), of('width'), of('language')]).toEqual([3, 2, 2]);
    expect(states.length).toBeLessThanOrEqual(4);
    expect(states.every(({ after }) => after === 'menu open')).toBe(true);
  }
  expect(statesAfter([], 'menu open', 0)).toEqual([]);
});

test('a rule runs once over what its result does not depend on, and again for another state', () => {
  const [first, second] = six;
  if (!first || !second) throw new Error('There are six states.');
  const dark = { ...first, theme: 'dark' as const };
  expect(isRepeat({ regardlessOf: ['theme'] }, dark, [first])).toBe(true);
  expect(isRepeat({ regardlessOf: ['theme'] }, { ...dark, width: 320 }, [first])).toBe(false);
  expect(isRepeat({ regardlessOf: ['theme'] }, { ...dark, after: 'menu open' }, [first])).toBe(false);
  expect(isRepeat({}, first, [first])).toBe(false);
});
