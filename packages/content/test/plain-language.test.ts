import { describe, expect, test } from 'vitest';
import type {
  Article,
  CallToAction,
  Cohort,
  Enrollment,
  Figure,
  LoadedKind,
  Locale,
  Metric,
  News,
  PageEntry,
  RecordsByKind,
  StudyMaterial,
  TextEntry,
} from '../src/index.ts';
import { LOCALES } from '../src/index.ts';
import { splitSections } from '../src/load/sections.ts';
import { buildContent } from '../compiler/build-content.ts';
import { englishGrade, spanishEase } from '../src/reading-level.ts';
import { proseToRunningText } from '../tools/running-text.ts';
import { PACKAGE } from './content-copy.ts';
import { sentencesByPage } from './page-sentences.ts';

const built = buildContent(PACKAGE);
const { files } = built;
const records = <T>(locale: Locale, kind: string) =>
  Object.values(files.get(`${locale}/${kind}.json`) as Record<string, T>);

const sections = (locale: Locale) =>
  records<PageEntry>(locale, 'pages').flatMap(({ id, body }) =>
    splitSections(body).sections.flatMap((section): [string, string][] => {
      // What a directive shows is measured as a record.
      const text = proseToRunningText(section.body).trim();
      return text === '' ? [] : [[`${id}#${section.id}`, text]];
    }),
  );

/** The texts of records on pages, by kind and id. */
const recordTexts = (locale: Locale): [string, string][] => {
  const each = <Kind extends LoadedKind>(kind: Kind, text: (record: RecordsByKind[Kind]) => string) =>
    records<RecordsByKind[Kind]>(locale, kind).map((record): [string, string] => [
      `${kind} ${record.id}`,
      text(record),
    ]);
  return [
    ...each('answers', ({ answer, body, say }) => [answer, proseToRunningText(body), say ?? ''].join('\n')),
    ...each('stories', ({ body }) => proseToRunningText(body)),
    ...each('studyTests', ({ description }) => proseToRunningText(description)),
    ...each('supportResources', ({ body }) => proseToRunningText(body)),
    ...each('resultItems', ({ body }) => proseToRunningText(body)),
    ...each('videos', ({ transcript }) => proseToRunningText(transcript)),
    ...each('updates', ({ intro, body }) => `${intro}\n${proseToRunningText(body)}`),
    ...each('caseStudies', ({ intro, body }) => `${intro}\n${proseToRunningText(body)}`),
    ...each('newsletters', ({ summary, body }) => `${summary}\n${proseToRunningText(body)}`),
    ...each('studyMaterials', ({ body }) => proseToRunningText(body)),
    ...each('journeys', ({ welcomeBody, versions, parts }) =>
      [
        welcomeBody,
        ...versions.map(({ intro }) => intro),
        ...parts.flatMap(({ blocks }) =>
          blocks.flatMap(({ steps }) => steps.map(({ content }) => proseToRunningText(content))),
        ),
      ].join('\n'),
    ),
    [
      'figures',
      records<Figure>(locale, 'figures')
        .map(({ claim, notes }) => [claim.text, ...(notes ?? [])].join('\n'))
        .join('\n'),
    ],
    [
      'study materials in short',
      records<StudyMaterial>(locale, 'studyMaterials')
        .map(({ summary }) => summary)
        .join('\n'),
    ],
    [
      'articles',
      records<Article>(locale, 'articles')
        .map(({ summary }) => summary)
        .join('\n'),
    ],
  ];
};

/** Every text of more than a few words, by name. */
const textsIn = (locale: Locale): [string, string][] => [
  ...records<PageEntry>(locale, 'pages').map(({ id, lead, body }): [string, string] => [
    id,
    `${lead}\n${proseToRunningText(body)}`,
  ]),
  ...records<TextEntry>(locale, 'texts').map(({ id, body }): [string, string] => [
    id,
    proseToRunningText(body),
  ]),
  ...sections(locale),
  ...recordTexts(locale),
  [
    'news',
    records<News>(locale, 'news')
      .map(({ summary }) => summary)
      .join('\n'),
  ],
  [
    'totals',
    records<Metric>(locale, 'metrics')
      .map(({ description }) => description)
      .join('\n'),
  ],
  [
    'calls to action',
    records<CallToAction>(locale, 'callsToAction')
      .map(({ text, instead }) => `${text}\n${instead.text}`)
      .join('\n'),
  ],
  [
    'numbers of the groups',
    records<Enrollment>(locale, 'enrollments')
      .map(({ note }) => note ?? '')
      .join('\n'),
  ],
  [
    'groups',
    records<Cohort>(locale, 'cohorts')
      .map(({ who }) => who)
      .join('\n'),
  ],
];

const countWords = (sentence: string) =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** A page of many short sentences reads as a primer. */
const isShort = (sentence: string) => countWords(sentence) < 7;

const average = (sentences: string[]) =>
  Math.round((10 * sentences.map(countWords).reduce((sum, words) => sum + words, 0)) / sentences.length) / 10;

describe('the measures distinguish easy from hard', () => {
  test('English', () => {
    expect(englishGrade('The cat sat on the mat. It was fat.')).toBeLessThan(1);
    expect(
      englishGrade(
        'Participation necessitates comprehensive documentation regarding cardiovascular comorbidities.',
      ),
    ).toBeGreaterThan(20);
  });

  test('Spanish', () => {
    expect(spanishEase('El gato come pan. La casa es roja.')).toBeGreaterThan(80);
    expect(
      spanishEase(
        'La participación requiere documentación exhaustiva sobre comorbilidades cardiovasculares.',
      ),
    ).toBeLessThan(0);
  });
});

test.each(textsIn('en'))('%s in English is at grade 7 or easier', (_name, text) => {
  expect(englishGrade(text)).toBeLessThanOrEqual(7);
});

test.each(textsIn('es'))('%s in Spanish is fairly easy', (_name, text) => {
  expect(spanishEase(text)).toBeGreaterThanOrEqual(65);
});

test.each(textsIn('es'))('%s in Spanish uses usted', (_name, text) => {
  expect(text).not.toMatch(/\b(tú|tu|tus|ti|contigo|puedes|tienes)\b/iu);
});

describe.each(LOCALES)('the sentences in %s', (locale) => {
  const measured = sentencesByPage(built, locale)
    .filter(([, sentences]) => sentences.length > 0)
    .map(([name, sentences]) => ({
      name,
      sentences,
      words: average(sentences),
      percent: Math.round((100 * sentences.filter(isShort).length) / sentences.length),
    }));

  test.each(measured)('$name: $words words on average, $percent % short', ({ sentences }) => {
    const short = sentences.filter(isShort);
    const limit = Math.max(2, 0.15 * sentences.length);
    expect(short.length, `Join some of these:\n${short.join('\n')}\n`).toBeLessThanOrEqual(limit);
  });

  test('have 12 to 16 words on average', () => {
    const words = average(measured.flatMap(({ sentences }) => sentences));
    expect(words).toBeGreaterThanOrEqual(12);
    expect(words).toBeLessThanOrEqual(16);
  });
});
