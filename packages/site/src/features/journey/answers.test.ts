import type { Journey } from '@longcovid/content';
import { loadRecords } from '@longcovid/content/load';
import { describe, expect, test } from 'vitest';

import { answersFragment, answersInAddress, fittingVersions, formatAnswers, readAnswers } from './answers.ts';

const locales = ['en', 'es'] as const;
const loadJourney = (locale: (typeof locales)[number], id: string): Journey => {
  const found = loadRecords(locale, 'journeys').find((journey) => journey.id === id);
  if (!found) throw new Error(`There is no journey '${id}'.`);
  return found;
};

/** The ids of everything that happens, in order, for what an address says. */
const circlesFor = (journey: Journey, query: string): string[][] =>
  fittingVersions(journey, readAnswers(new URLSearchParams(query), journey)).map(({ parts }) =>
    parts.flatMap(({ blocks }) => blocks.flatMap(({ circles }) => circles.map(({ id }) => id))),
  );

const only = (found: string[][]): string[] => {
  expect(found).toHaveLength(1);
  return found[0] ?? [];
};

const partTwo = ['visit-month-6', 'visit-years-1', 'visit-years-2', 'visit-years-3', 'visit-years-4'];
const ifCovid = ['survey-month-1', 'oximeter'];

describe.each(locales)('the way of the young groups, %s', (locale) => {
  describe.each(['babies', 'children', 'young-adults'])('%s', (id) => {
    const journey = loadJourney(locale, id);
    const none = only(circlesFor(journey, 'covid=no&part2=no'));

    test('has four versions', () => {
      expect(circlesFor(journey, '')).toHaveLength(4);
    });

    test('no COVID and Part 1 only: neither the survey at 1 month with the oximeter nor Part 2', () => {
      expect(none).toEqual(expect.arrayContaining(['first-survey', 'survey-month-2', 'saliva-kit']));
      for (const circle of [...ifCovid, ...partTwo]) expect(none).not.toContain(circle);
    });

    test('COVID adds the survey at 1 month and the oximeter at home, and nothing else', () => {
      const covid = only(circlesFor(journey, 'covid=yes&part2=no'));
      expect(covid.filter((circle) => !none.includes(circle))).toEqual(ifCovid);
      expect(none.every((circle) => covid.includes(circle))).toBe(true);
    });

    test('an invitation adds Part 2: 6 months, then 1, 2, 3 and 4 years', () => {
      const invited = only(circlesFor(journey, 'covid=no&part2=yes'));
      expect(invited).toEqual([...none, ...partTwo]);
    });

    test('both answers yes add both', () => {
      const both = only(circlesFor(journey, 'covid=yes&part2=yes'));
      expect(both.filter((circle) => !none.includes(circle))).toEqual([...ifCovid, ...partTwo]);
    });

    test('one answer leaves the two versions that it fits', () => {
      expect(circlesFor(journey, 'covid=yes')).toHaveLength(2);
      expect(circlesFor(journey, 'part2=yes')).toHaveLength(2);
    });
  });
});

describe.each(locales)('the way of adults and in pregnancy, %s', (locale) => {
  test.each(['adult', 'pregnancy'])('%s: one question; COVID adds the visits at 3 and 6 months', (id) => {
    const journey = loadJourney(locale, id);
    expect(journey.questions).toHaveLength(1);
    expect(circlesFor(journey, '')).toHaveLength(2);
    const without = only(circlesFor(journey, 'covid=no'));
    const withCovid = only(circlesFor(journey, 'covid=yes'));
    expect(withCovid.filter((circle) => !without.includes(circle))).toEqual([
      'visit-month-3',
      'visit-month-6',
    ]);
    expect(without).toEqual(expect.arrayContaining(['first-visit', 'survey', 'year-1', 'year-4']));
  });
});

describe('answers in an address', () => {
  const journey = loadJourney('en', 'babies');
  const read = (hash: string, search = '') => answersInAddress({ hash, search }, journey);

  test('the fragment holds them, in the order of the questions', () => {
    expect(read('#timeline?part2=no&covid=yes')).toBe('covid=yes&part2=no');
    expect(answersFragment('covid=yes&part2=no')).toBe('#timeline?covid=yes&part2=no');
    expect(answersFragment('')).toBe('#timeline');
  });

  test('the query holds them where a form was sent without script; the fragment comes first', () => {
    expect(read('', '?covid=no')).toBe('covid=no');
    expect(read('#timeline', '?covid=no')).toBe('covid=no');
    expect(read('#timeline?covid=yes', '?covid=no')).toBe('covid=yes');
  });

  test('an address without answers says so', () => {
    expect(read('')).toBeNull();
    expect(read('#good-to-know')).toBeNull();
    expect(read('#other?covid=yes')).toBeNull();
  });

  test.each(['covid=maybe', 'covid=', 'part-2=yes', 'toString=yes', 'covid=%E0%A4%A', '=&=&='])(
    '“%s” is no answer',
    (text) => {
      expect(read(`#timeline?${text}`)).toBeNull();
    },
  );

  test('what is read can be written again', () => {
    for (const text of ['covid=yes', 'part2=no', 'covid=no&part2=yes']) {
      expect(formatAnswers(readAnswers(new URLSearchParams(text), journey), journey)).toBe(text);
    }
  });
});
