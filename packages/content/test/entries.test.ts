import { expect, test } from 'vitest';
import { COHORT_IDS, LOCALES } from '../src/index.ts';
import type {
  Cohort,
  Enrollment,
  Locale,
  Metric,
  News,
  PageEntry,
  Programme,
  TextEntry,
} from '../src/index.ts';
import { buildContent } from '../compiler/build-content.ts';
import { PACKAGE } from './content-copy.ts';

const { files, numbers } = buildContent(PACKAGE);
const programme = (locale: Locale) => files.get(`${locale}/programme.json`) as Programme;
const page = (locale: Locale, id: string) =>
  (files.get(`${locale}/pages.json`) as Record<string, PageEntry>)[id];

test('says in every notice of a demonstration that it is one', () => {
  const name = { en: 'demonstration', es: 'demostración' };
  for (const locale of LOCALES) {
    const { demonstration, demonstrationNotice } = programme(locale);
    if (!demonstration) continue;
    const { form, sent, band } = demonstrationNotice;
    for (const notice of [form, sent, band]) expect(notice.toLowerCase()).toContain(name[locale]);
  }
});

test('has the same phone number, e-mail addresses and links in both languages', () => {
  for (const field of [
    'slug',
    'phone',
    'email',
    'tissueEmail',
    'website',
    'links',
    'demonstration',
  ] as const) {
    expect(programme('es')[field]).toEqual(programme('en')[field]);
  }
});

test('lists 911, 988 with Spanish, and 711 as help', () => {
  for (const locale of LOCALES) {
    expect(programme(locale).emergency).toMatch(/911.*988.*2/);
    expect(programme(locale).relay).toContain('711');
  }
});

test('has all pages and texts that the site requires', () => {
  for (const locale of LOCALES) {
    expect(Object.keys(files.get(`${locale}/pages.json`) as object)).toEqual(
      expect.arrayContaining([
        'accessibility',
        'error',
        'home',
        'join',
        'join-sent',
        'not-found',
        'not-translated',
        'site-map',
      ]),
    );
    const texts = files.get(`${locale}/texts.json`) as Record<string, TextEntry>;
    expect(Object.keys(texts)).toEqual([
      'alerts-next-steps',
      'alerts-privacy',
      'contact-next-steps',
      'contact-privacy',
      'join-family',
      'join-next-steps',
      'join-privacy',
    ]);
  }
});

test('orders the groups for display', () => {
  for (const locale of LOCALES) {
    expect((files.get(`${locale}/cohorts.json`) as Cohort[]).map(({ id }) => id)).toEqual([...COHORT_IDS]);
  }
});

test('orders the numbers of the groups for display', () => {
  for (const locale of LOCALES) {
    const enrollments = files.get(`${locale}/enrollments.json`) as Enrollment[];
    expect(enrollments.map(({ id }) => id)).toEqual([...COHORT_IDS]);
  }
});

test('has the specified totals in order', () => {
  const metrics = files.get('en/metrics.json') as Metric[];
  expect(
    metrics.map(({ title, adultValue, pediatricValue, asOf }) => [title, adultValue, pediatricValue, asOf]),
  ).toEqual([
    ['Symptom surveys', 116572, 20806, '2025-05'],
    ['Lab results', 1331736, 49554, '2025-05'],
    ['Office visits', 41439, 6300, '2025-05'],
    ['Blood samples', 39370, 25034, '2025-05'],
    ['Smell tests', 6056, null, '2025-05'],
    ['Chest scans', 4609, null, '2025-05'],
    ['Flexibility tests', null, 3983, '2025-05'],
    ['Thinking tests', null, 4400, '2025-05'],
  ]);
});

test('orders news by date, newest first', () => {
  for (const locale of LOCALES) {
    const dates = (files.get(`${locale}/news.json`) as News[]).map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
  }
});

test('links to pages of the same language', () => {
  const translated = Object.keys(files.get('es/pages.json') as object);
  const inBoth = (locale: Locale) => [
    ...translated.map((id) => page(locale, id)),
    ...[...files].filter(([path]) => path.startsWith(`${locale}/`) && !/pages|messages/.test(path)),
  ];
  const links = (locale: Locale) =>
    [...JSON.stringify(inBoth(locale)).matchAll(/"(?:href|url|downloadUrl)":"(\/[^"]*)"/g)].map(
      ([, href]) => href,
    );
  // The names of accessibility reports end with their language; PDFs have a folder per language.
  const isSpanish = (href = '') => /^\/(pdf\/)?es\b|\.es\.html$/.test(href);
  expect(links('en').filter(isSpanish)).toEqual([]);
  expect(links('es').filter((href) => !isSpanish(href))).toEqual([]);
  // The record of the adult form links to this page in English and has its own text in Spanish.
  const inEach = (locale: Locale) => links(locale).filter((href) => !href?.endsWith('/consent-a'));
  expect(inEach('es')).toHaveLength(inEach('en').length);
});

test('computes the numbers of several groups from those of each', () => {
  const enrollments = files.get('en/enrollments.json') as Enrollment[];
  const count = (...ids: string[]) =>
    enrollments.filter(({ id }) => ids.includes(id)).reduce((sum, { enrolled }) => sum + enrolled, 0);
  const number = (id: string) => numbers.find((each) => each.id === id)?.value;
  expect(number('adults-without-pregnancy')).toBe(count('adult') - count('pregnancy'));
  // The adults include the pregnancy group.
  expect(number('enrolled-together')).toBe(count('adult', 'pediatric', 'autopsy'));
});
