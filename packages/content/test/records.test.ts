import { describe, expect, test } from 'vitest';
import { LOCALES, MATERIAL_COHORTS, MATERIAL_TYPES } from '../src/index.ts';
import type { Enrollment, LoadedKind, Locale, Metric, RecordsByKind } from '../src/index.ts';
import { buildContent } from '../compiler/build-content.ts';
import { PACKAGE } from './content-copy.ts';

const { files } = buildContent(PACKAGE);
const records = <Kind extends LoadedKind>(locale: Locale, kind: Kind) =>
  files.get(`${locale}/${kind}.json`) as RecordsByKind[Kind][];
const ids = (locale: Locale, kind: LoadedKind) => records(locale, kind).map(({ id }) => id);

describe.each(LOCALES)('in %s', (locale) => {
  test('has the eight specified tests in order', () => {
    expect(ids(locale, 'studyTests')).toEqual([
      'blood-samples',
      'brain-mri',
      'mini-interview',
      'upsit',
      'ecg',
      'chest-ct',
      'lung-function',
      'sit-to-stand',
    ]);
  });

  test('has the five specified updates, newest first', () => {
    const dates = records(locale, 'updates').map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(ids(locale, 'updates')).toEqual(
      expect.arrayContaining([
        'looking-ahead-adult-study',
        'digital-health-program-ending',
        'long-covid-awareness-day',
        'enrollment-complete',
        'increasing-diversity-in-research',
      ]),
    );
  });

  test('has the specified case studies', () => {
    expect(ids(locale, 'caseStudies')).toEqual(expect.arrayContaining(['case-study-1', 'case-study-2']));
  });

  test('has newsletters since spring 2023, newest first', () => {
    const [newest] = records(locale, 'newsletters');
    const years = Array.from(
      { length: (newest?.year ?? 0) - 2022 },
      (_, before) => (newest?.year ?? 0) - before,
    );
    const inOrder = years.flatMap((year) =>
      ['fall', 'summer', 'spring'].map((season) => `${season}-${year}`),
    );
    const found = ids(locale, 'newsletters');
    expect(found).toEqual(inOrder.filter((id) => found.includes(id)));
    expect(found.slice(-9)).toEqual(inOrder.slice(-9));
  });

  test('has the required types of study materials for each group', () => {
    const found = new Set(records(locale, 'studyMaterials').map(({ type, cohort }) => `${type} ${cohort}`));
    const wanted = MATERIAL_COHORTS.flatMap((cohort) => MATERIAL_TYPES.map((type) => `${type} ${cohort}`));
    // The tissue study has no home tests, and a sheet about none would hurt a grieving family.
    expect(wanted.filter((pair) => !found.has(pair))).toEqual(['at_home_tests autopsy']);
  });

  test('has the specified days of consent forms', () => {
    const consents = records(locale, 'protocols').filter(({ kind }) => kind === 'consent');
    expect(consents.map(({ cohort, versionDate }) => [cohort, versionDate])).toEqual([
      ['adult', '2025-02-13'],
      ['pediatric', '2023-03-28'],
      ['autopsy', '2022-01-27'],
    ]);
  });

  test('links booklets to existing study materials', () => {
    const prefix = locale === 'en' ? '/study-materials/' : '/es/study-materials/';
    for (const { downloadUrl } of records(locale, 'sampleBooklets')) {
      expect(downloadUrl.startsWith(prefix)).toBe(true);
      expect(ids(locale, 'studyMaterials')).toContain(downloadUrl.slice(prefix.length));
    }
  });

  test('does not repeat the new window in the text of a link', () => {
    for (const { label } of [...records(locale, 'researchLinks'), ...records(locale, 'supportResources')])
      expect(label ?? '').not.toMatch(/window|ventana/);
  });

  test('has the specified shares of adults', () => {
    const figure = records(locale, 'figures').find(({ id }) => id === 'race');
    expect(figure).toMatchObject({ sample: true, unit: 'percent' });
    expect(figure?.series.find(({ id }) => id === 'adults')?.values).toEqual({
      ...{ white: 55, hispanic: 16, black: 15, asian: 6 },
      other: 'missing',
    });
  });

  test('has the totals in the figure of participation and the groups in that of enrollment', () => {
    const figure = (id: string) => records(locale, 'figures').find((one) => one.id === id);
    const getValues = (id: string, series: string) =>
      figure(id)?.series.find((one) => one.id === series)?.values;
    const metrics = files.get(`${locale}/metrics.json`) as Metric[];
    const total = (value: number | null) => value ?? 'missing';
    expect(getValues('participation', 'adult')).toEqual(
      Object.fromEntries(metrics.map(({ id, adultValue }) => [id, total(adultValue)])),
    );
    expect(getValues('participation', 'pediatric')).toEqual(
      Object.fromEntries(metrics.map(({ id, pediatricValue }) => [id, total(pediatricValue)])),
    );
    expect(figure('participation')?.categories).toEqual(
      metrics.map(({ id, title }) => ({ id, label: title })),
    );
    const enrollments = files.get(`${locale}/enrollments.json`) as Enrollment[];
    expect(getValues('enrollment', 'enrolled')).toEqual(
      Object.fromEntries(enrollments.map(({ id, enrolled }) => [id, enrolled])),
    );
    expect(getValues('enrollment', 'goal')).toEqual(
      Object.fromEntries(enrollments.map(({ id, goal }) => [id, goal])),
    );
  });
});

test('has no record with the same text in both languages', () => {
  for (const kind of ['stories', 'studyTests', 'supportResources', 'updates', 'studyMaterials'] as const) {
    const english = new Map(records('en', kind).map((record) => [record.id, JSON.stringify(record)]));
    for (const record of records('es', kind)) expect(JSON.stringify(record)).not.toBe(english.get(record.id));
  }
});

describe('journeys', () => {
  const journey = (id: string) => records('en', 'journeys').find((one) => one.id === id);
  /** The ids of the steps for an answer to each question. */
  const getSteps = (id: string, answers: Record<string, string>) => {
    const isShown = ({ only = {} }: { only?: Record<string, string> | undefined }) =>
      Object.entries(only).every(([question, answer]) => answers[question] === answer);
    return journey(id)
      ?.parts.filter(isShown)
      .flatMap(({ blocks }) => blocks.filter(isShown))
      .flatMap(({ steps }) => steps.filter(isShown).map((step) => step.id));
  };

  test('are five in both languages', () => {
    for (const locale of LOCALES) {
      expect(ids(locale, 'journeys')).toEqual(['adult', 'babies', 'children', 'pregnancy', 'young-adults']);
    }
  });

  test.each(['adult', 'pregnancy'])('%s: COVID adds only the visits at 3 and 6 months', (id) => {
    const without = getSteps(id, { covid: 'no' }) ?? [];
    const withCovid = getSteps(id, { covid: 'yes' }) ?? [];
    expect(without).toEqual(
      expect.arrayContaining(['first-visit', 'survey', 'year-1', 'year-2', 'year-3', 'year-4']),
    );
    expect(withCovid.filter((step) => !without.includes(step))).toEqual(['visit-month-3', 'visit-month-6']);
    expect(without.filter((step) => !withCovid.includes(step))).toEqual([]);
  });

  test.each(['babies', 'children', 'young-adults'])(
    '%s: COVID adds the survey at 1 month with the oximeter, being asked adds the five visits of Part 2',
    (id) => {
      const steps = (covid: string, part2: string) => getSteps(id, { covid, 'part-2': part2 }) ?? [];
      const least = steps('no', 'no');
      const added = (more: string[]) => more.filter((step) => !least.includes(step));
      const oneMonth = ['survey-month-1', 'oximeter'];
      const visits = ['visit-month-6', ...[1, 2, 3, 4].map((year) => `visit-years-${year}`)];
      expect(least).toEqual(['consent', 'first-survey', 'survey-month-2', 'saliva-kit', 'visit-part-1']);
      expect(added(steps('yes', 'no'))).toEqual(oneMonth);
      expect(added(steps('no', 'yes'))).toEqual(visits);
      expect(added(steps('yes', 'yes'))).toEqual([...oneMonth, ...visits]);
    },
  );
});

test('has texts of each specified fact in both languages', () => {
  expect(ids('en', 'facts')).toEqual(ids('es', 'facts'));
  expect(ids('en', 'facts').length).toBeGreaterThanOrEqual(75);
  expect(records('en', 'facts').find(({ id }) => id === 'capacity')).toMatchObject({
    value: ['34,500'],
    asOf: null,
  });
});
