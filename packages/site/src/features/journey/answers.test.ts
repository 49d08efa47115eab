import type { Journey } from '@longcovid/content';
import { loadRecords } from '@longcovid/content/load';
import { describe, expect, test } from 'vitest';

import {
  answersFragment,
  answersInUrl,
  findParts,
  findVersion,
  formatAnswers,
  readAnswers,
} from './answers.ts';

const locales = ['en', 'es'] as const;
const loadJourney = (locale: (typeof locales)[number], id: string): Journey => {
  const found = loadRecords(locale, 'journeys').find((journey) => journey.id === id);
  if (!found) throw new Error(`There is no journey '${id}'.`);
  return found;
};

/** The ids of the steps for a URL, in order. */
const stepsFor = (journey: Journey, query: string): string[] =>
  findParts(journey, readAnswers(new URLSearchParams(query), journey)).flatMap(({ blocks }) =>
    blocks.flatMap(({ steps }) => steps.map(({ id }) => id)),
  );

const partTwo = ['visit-month-6', 'visit-years-1', 'visit-years-2', 'visit-years-3', 'visit-years-4'];
const ifCovid = ['survey-month-1', 'oximeter'];

describe.each(locales)('the journey of the young groups, %s', (locale) => {
  describe.each(['babies', 'children', 'young-adults'])('%s', (id) => {
    const journey = loadJourney(locale, id);
    const none = stepsFor(journey, 'covid=no&part2=no');

    test('shows every step before the first answer', () => {
      expect(stepsFor(journey, '')).toEqual(stepsFor(journey, 'covid=yes&part2=yes'));
    });

    test('has neither the survey at 1 month with the oximeter nor Part 2 for no COVID and Part 1 only', () => {
      expect(none).toEqual(expect.arrayContaining(['first-survey', 'survey-month-2', 'saliva-kit']));
      for (const step of [...ifCovid, ...partTwo]) expect(none).not.toContain(step);
    });

    test('adds only the survey at 1 month and the oximeter at home for COVID', () => {
      const covid = stepsFor(journey, 'covid=yes&part2=no');
      expect(covid.filter((step) => !none.includes(step))).toEqual(ifCovid);
      expect(none.every((step) => covid.includes(step))).toBe(true);
    });

    test('adds Part 2 for an invitation: 6 months, then 1, 2, 3 and 4 years', () => {
      const invited = stepsFor(journey, 'covid=no&part2=yes');
      expect(invited).toEqual([...none, ...partTwo]);
    });

    test('adds both for two positive answers', () => {
      const both = stepsFor(journey, 'covid=yes&part2=yes');
      expect(both.filter((step) => !none.includes(step))).toEqual([...ifCovid, ...partTwo]);
    });

    test('leaves out only what the one answer excludes', () => {
      expect(stepsFor(journey, 'covid=no')).toEqual([...none, ...partTwo]);
      expect(stepsFor(journey, 'part2=no')).toEqual(stepsFor(journey, 'covid=yes&part2=no'));
    });

    test('has a version for each set of answers, and none while a question is open', () => {
      const find = (query: string) =>
        findVersion(journey, readAnswers(new URLSearchParams(query), journey))?.id;
      expect(['', 'covid=yes', 'part2=no'].map(find)).toEqual([undefined, undefined, undefined]);
      expect(find('covid=yes&part2=no')).toBe('covid-part-1');
    });
  });
});

describe.each(locales)('the journey of adults and in pregnancy, %s', (locale) => {
  test.each(['adult', 'pregnancy'])('%s: one question; COVID adds the visits at 3 and 6 months', (id) => {
    const journey = loadJourney(locale, id);
    expect(journey.questions).toHaveLength(1);
    expect(stepsFor(journey, '')).toEqual(stepsFor(journey, 'covid=yes'));
    const without = stepsFor(journey, 'covid=no');
    const withCovid = stepsFor(journey, 'covid=yes');
    expect(withCovid.filter((step) => !without.includes(step))).toEqual(['visit-month-3', 'visit-month-6']);
    expect(without).toEqual(expect.arrayContaining(['first-visit', 'survey', 'year-1', 'year-4']));
  });
});

describe('answers in a URL', () => {
  const journey = loadJourney('en', 'babies');
  const read = (hash: string, search = '') => answersInUrl({ hash, search }, journey);

  test('are in the fragment, in the order of the questions', () => {
    expect(read('#timeline?part2=no&covid=yes')).toBe('covid=yes&part2=no');
    expect(answersFragment('covid=yes&part2=no')).toBe('#timeline?covid=yes&part2=no');
    expect(answersFragment('')).toBe('#timeline');
  });

  test('are in the query after a form without script; the fragment has precedence', () => {
    expect(read('', '?covid=no')).toBe('covid=no');
    expect(read('#timeline', '?covid=no')).toBe('covid=no');
    expect(read('#timeline?covid=yes', '?covid=no')).toBe('covid=yes');
  });

  test('are null for a URL without answers', () => {
    expect(read('')).toBeNull();
    expect(read('#good-to-know')).toBeNull();
    expect(read('#other?covid=yes')).toBeNull();
  });

  test.each(['covid=maybe', 'covid=', 'part-2=yes', 'toString=yes', 'covid=%E0%A4%A', '=&=&='])(
    'do not include “%s”',
    (text) => {
      expect(read(`#timeline?${text}`)).toBeNull();
    },
  );

  test('are equal after a round trip', () => {
    for (const text of ['covid=yes', 'part2=no', 'covid=no&part2=yes']) {
      expect(formatAnswers(readAnswers(new URLSearchParams(text), journey), journey)).toBe(text);
    }
  });
});
