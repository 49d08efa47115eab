import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { parseCriteria } from '../src/scan/axe.ts';
import { computeStates } from '../src/scan/matrix.ts';
import { characterShortcuts } from '../src/scan/rules/character-shortcuts/check.ts';
import { reflow } from '../src/scan/rules/reflow/check.ts';
import { scan, type ScanResult } from '../src/scan/scan.ts';
import { deleteScreenshots, createScreenshots } from '../src/scan/screenshots.ts';
import { listTargets, listStories, type ScanTarget } from '../src/scan/targets.ts';
import { writeResults } from '../src/evidence/results.ts';
import { evidence } from './evidence.ts';
import { startForeignSite } from './foreign-site.ts';

const state = { language: 'en', theme: 'light', width: 1280, interactionState: 'as loaded' } as const;
const screenshots = join(mkdtempSync(join(tmpdir(), 'a11y-audit-screenshots-')), 'screenshots');
let site: Awaited<ReturnType<typeof startForeignSite>>;
let targets: ScanTarget[];
let result: ScanResult;

beforeAll(async () => {
  site = await startForeignSite();
  const pages = ['good', 'bad', 'gone'].map((id) => ({ id, addresses: { en: `/${id}` } }));
  targets = await listTargets({ kind: 'pages', base: site.base, pages }, ['en']);
  result = await scan(targets, [state], () => undefined, {
    takeScreenshot: createScreenshots(screenshots),
  });
}, 180_000);
afterAll(() => site.stop());
afterAll(() => rmSync(dirname(screenshots), { recursive: true }));

const rulesWith = (id: string, outcome: string) =>
  result.records.filter((row) => row.target.id === id && row.outcome === outcome).map(({ rule }) => rule);

test('finds no failure on an accessible page', () => {
  expect(rulesWith('good', 'failed')).toEqual([]);
  expect(rulesWith('good', 'passed')).toContain('reflow');
  expect(rulesWith('good', 'passed')).toContain('axe/color-contrast');
});

test('tests a page that allows no parsing of text, as its policy of trusted types says', async () => {
  const pages = [{ id: 'strict', addresses: { en: '/strict' } }];
  const strict = await listTargets({ kind: 'pages', base: site.base, pages }, ['en']);
  const { records } = await scan(strict, [state], () => undefined, { chosen: [reflow] });
  expect(records.filter(({ outcome }) => outcome === 'untested')).toEqual([]);
  expect(records.find(({ rule }) => rule === 'reflow')?.outcome).toBe('passed');
});

test('leaves rules about scripts out only where a page runs none', async () => {
  const pages = ['script', 'attribute', 'good'].map((id) => ({ id, addresses: { en: `/${id}` } }));
  const all = await listTargets({ kind: 'pages', base: site.base, pages }, ['en']);
  const { records } = await scan(all, [state], () => undefined, { chosen: [characterShortcuts] });
  const outcomes = records.flatMap((row) => (row.rule === 'character-shortcuts' ? [row.outcome] : []));
  expect(outcomes).toEqual(['failed', 'failed', 'inapplicable']);
});

test('finds each failure of an inaccessible page by its rule', () => {
  expect(rulesWith('bad', 'failed').sort()).toEqual([
    'axe/image-alt',
    'focus-visible',
    'page-language',
    'page-title',
    'reflow',
  ]);
});

test('takes a screenshot of each failure, cropped to the element', () => {
  const shown = result.records.filter(({ screenshot }) => screenshot);
  expect(shown.map(({ rule }) => rule).sort()).toEqual(rulesWith('bad', 'failed').sort());
  expect(readdirSync(screenshots).sort()).toEqual(shown.map(({ screenshot }) => screenshot).sort());
  const readImageSize = (name: string) => {
    const bytes = readFileSync(join(screenshots, name));
    return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  };
  // The whole window, and an image of one pixel with a margin.
  expect(readImageSize('bad.page-title.png')).toEqual([1280, 800]);
  expect(readImageSize('bad.axe-image-alt.png')[0]).toBeLessThan(300);
});

test('marks a page that responds with an error as untested, with the reason', () => {
  expect(rulesWith('gone', 'passed')).toEqual([]);
  expect(rulesWith('gone', 'untested')).toContain('axe/*');
  expect(result.records.find(({ target }) => target.id === 'gone')?.reason).toBe(
    'The page responded with 404.',
  );
});

test('lists the stories of Storybook with their addresses, without docs', async () => {
  const source = { kind: 'storybook', base: `${site.base}/catalogue`, languageGlobal: 'locale' } as const;
  const [story, ...others] = await listTargets(source, ['en', 'es']);
  expect(others.map(({ id }) => id)).toEqual(['card--empty', 'button--large', 'card--full']);
  expect(story).toMatchObject({ kind: 'component', id: 'button--plain' });
  expect(story?.addresses.es).toBe(
    `${site.base}/catalogue/iframe.html?id=button--plain&viewMode=story&globals=locale%3Aes%3Ba11y.manual%3A%21true`,
  );
});

test('scans all stories, the first of each component before the others', async () => {
  const source = { kind: 'storybook', base: `${site.base}/catalogue`, languageGlobal: 'locale' } as const;
  const ids = (await listTargets(source, ['en'])).map(({ id }) => id);
  expect(ids).toEqual(['button--plain', 'card--empty', 'button--large', 'card--full']);
  expect((await listStories(source)).sort()).toEqual(ids.sort());
});

test('asks for the list of pages when it scans', async () => {
  const pages = () => Promise.resolve([{ id: 'good', addresses: { en: '/good' } }]);
  const [page, ...others] = await listTargets({ kind: 'pages', base: site.base, pages }, ['en']);
  expect([page?.addresses.en, others]).toEqual([`${site.base}/good`, []]);
});

test('computes states that cover each pair of language, theme and width', () => {
  const options = {
    languages: ['en', 'es'],
    themes: ['light', 'dark', 'forced'],
    widths: [1280, 320],
  } as const;
  const states = computeStates({
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

test('parses criteria from tags of axe-core', () => {
  expect(parseCriteria(['cat.color', 'wcag2aa', 'wcag143', 'wcag1410', 'TTv5'])).toEqual(['1.4.3', '1.4.10']);
});

test('writes the same bytes for two scans of an unchanged site', { timeout: 180_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'a11y-audit-twice-'));
  const readResultsFile = ({ records }: ScanResult) => {
    const file = join(folder, 'results.json');
    writeResults(file, evidence(records).results);
    return readFileSync(file, 'utf8');
  };
  const first = readResultsFile(result);
  expect(first).toContain('"bad"');
  const again = await scan(targets, [state], () => undefined, {
    takeScreenshot: createScreenshots(screenshots),
  });
  expect(readResultsFile(again)).toBe(first);
  rmSync(folder, { recursive: true, force: true });
});

test('deletes outdated screenshots, and their folder with the last one', () => {
  deleteScreenshots(
    screenshots,
    result.records.filter(({ rule }) => rule === 'page-title'),
  );
  expect(readdirSync(screenshots)).toEqual(['bad.page-title.png']);
  deleteScreenshots(screenshots, []);
  expect(existsSync(screenshots)).toBe(false);
});
