import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { criteriaOf } from '../src/scan/axe.ts';
import { statesOf } from '../src/scan/matrix.ts';
import { measure, type Measured } from '../src/scan/scan.ts';
import { deletePictures, picturesIn } from '../src/scan/screenshots.ts';
import { placesOf, storiesOf, type PlaceToVisit } from '../src/scan/targets.ts';
import { writeResults } from '../src/evidence/results.ts';
import { evidence } from './evidence.ts';
import { foreignSite } from './foreign-site.ts';

const state = { language: 'en', theme: 'light', width: 1280, after: 'as loaded' } as const;
const pictures = join(mkdtempSync(join(tmpdir(), 'a11y-audit-pictures-')), 'pictures');
let site: Awaited<ReturnType<typeof foreignSite>>;
let places: PlaceToVisit[];
let measured: Measured;

beforeAll(async () => {
  site = await foreignSite();
  const pages = ['good', 'bad', 'gone'].map((id) => ({ id, addresses: { en: `/${id}` } }));
  places = await placesOf({ kind: 'pages', base: site.base, pages }, ['en']);
  measured = await measure(places, [state], () => undefined, { takePicture: picturesIn(pictures) });
}, 180_000);
afterAll(() => site.stop());
afterAll(() => rmSync(dirname(pictures), { recursive: true }));

const rulesWith = (id: string, outcome: string) =>
  measured.records.filter((row) => row.place.id === id && row.outcome === outcome).map(({ rule }) => rule);

test('a sound page of another site has no failure', () => {
  expect(rulesWith('good', 'failed')).toEqual([]);
  expect(rulesWith('good', 'passed')).toContain('reflow');
  expect(rulesWith('good', 'passed')).toContain('axe/color-contrast');
});

test('each fault of a bad page of another site is found by the rule for it', () => {
  expect(rulesWith('bad', 'failed').sort()).toEqual([
    'axe/image-alt',
    'focus-visible',
    'page-language',
    'page-title',
    'reflow',
  ]);
});

test('of each failure there is a picture, small where an element is framed, and none of what passed', () => {
  const shown = measured.records.filter(({ picture }) => picture);
  expect(shown.map(({ rule }) => rule).sort()).toEqual(rulesWith('bad', 'failed').sort());
  expect(readdirSync(pictures).sort()).toEqual(shown.map(({ picture }) => picture).sort());
  const sizeOf = (name: string) => {
    const bytes = readFileSync(join(pictures, name));
    return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  };
  // The page as a whole, and an image of a pixel with the room around it.
  expect(sizeOf('bad.page-title.png')).toEqual([1280, 800]);
  expect(sizeOf('bad.axe-image-alt.png')[0]).toBeLessThan(300);
});

test('a page that does not answer is not tested, with the reason, and the run goes on', () => {
  expect(rulesWith('gone', 'passed')).toEqual([]);
  expect(rulesWith('gone', 'untested')).toContain('axe/*');
  expect(measured.records.find(({ place }) => place.id === 'gone')?.reason).toBe('The page answered 404.');
});

test('stories come from the index of a catalogue, each at its own address, without its docs', async () => {
  const source = { kind: 'storybook', base: `${site.base}/catalogue`, languageGlobal: 'locale' } as const;
  const [story, ...others] = await placesOf(source, ['en', 'es']);
  expect(others.map(({ id }) => id)).toEqual(['button--large', 'card--empty', 'card--full']);
  expect(story).toMatchObject({ kind: 'component', id: 'button--plain' });
  expect(story?.addresses.es).toBe(
    `${site.base}/catalogue/iframe.html?id=button--plain&viewMode=story&globals=locale%3Aes%3Ba11y.manual%3A%21true`,
  );
});

test('of each component its first story is measured, or the named one; all that exist are known', async () => {
  const base = `${site.base}/catalogue`;
  const visited = async (mainStories: string[]) => {
    const source = { kind: 'storybook', base, languageGlobal: 'locale', mainStories } as const;
    return (await placesOf(source, ['en'])).map(({ id }) => id);
  };
  expect(await visited([])).toEqual(['button--plain', 'card--empty']);
  expect(await visited(['card--full'])).toEqual(['button--plain', 'card--full']);
  await expect(visited(['card--gone'])).rejects.toThrow(
    'mainStories names card--gone: the catalogue has no such story.',
  );
  expect(await storiesOf({ kind: 'storybook', base, languageGlobal: 'locale' })).toEqual([
    'button--plain',
    'button--large',
    'card--empty',
    'card--full',
  ]);
});

test('every theme meets every width, and every language every theme and every width', () => {
  const options = {
    languages: ['en', 'es'],
    themes: ['light', 'dark', 'forced'],
    widths: [1280, 320],
  } as const;
  const states = statesOf({
    languages: [...options.languages],
    themes: [...options.themes],
    widths: [...options.widths],
  });
  const pairs = (a: 'language' | 'theme', b: 'theme' | 'width') =>
    new Set(states.map((each) => `${each[a]} ${each[b]}`)).size;
  expect(pairs('theme', 'width')).toBe(6);
  expect(pairs('language', 'theme')).toBe(6);
  expect(pairs('language', 'width')).toBe(4);
  expect(states).toHaveLength(6);
});

test('tags of axe-core become numbers of criteria', () => {
  expect(criteriaOf(['cat.color', 'wcag2aa', 'wcag143', 'wcag1410', 'TTv5'])).toEqual(['1.4.3', '1.4.10']);
});

test('two runs on an unchanged site give the same results, byte for byte', { timeout: 180_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'a11y-audit-twice-'));
  const bytesOf = ({ records }: Measured) => {
    const file = join(folder, 'results.json');
    writeResults(file, evidence(records).results);
    return readFileSync(file, 'utf8');
  };
  const first = bytesOf(measured);
  expect(first).toContain('"bad"');
  const again = await measure(places, [state], () => undefined, { takePicture: picturesIn(pictures) });
  expect(bytesOf(again)).toBe(first);
  rmSync(folder, { recursive: true, force: true });
});

test('pictures of what is no longer found are deleted, and the folder with the last of them', () => {
  deletePictures(
    pictures,
    measured.records.filter(({ rule }) => rule === 'page-title'),
  );
  expect(readdirSync(pictures)).toEqual(['bad.page-title.png']);
  deletePictures(pictures, []);
  expect(existsSync(pictures)).toBe(false);
});
