import { expect, test } from 'vitest';

import { getProblems } from '../../test/broken-record.ts';
import type { DefinitionName } from '../../test/broken-record.ts';
import { figure } from './figure.ts';
import { journey } from './journey.ts';

const { claim } = figure.example;
const [withCovid] = journey.example.versions;
const [journeyPart] = journey.example.parts;
const part = (scale: string | undefined, steps: readonly unknown[]) => ({
  ...journeyPart,
  blocks: [{ ...journeyPart.blocks[0], scale, steps }],
});
const version = (id: string, covid: string) => ({ ...withCovid, id, answers: { covid }, title: id });
const series = (adults: number | string) => [{ id: 'all', label: 'All', values: { adults, children: 40 } }];
const CLAIM_ADVICE =
  'Visitors trust the sentence beside a chart. Write the sentence under claim in both languages, and in meta.yml under asserts what it states about the numbers; both must agree.';
const VERSIONS_ADVICE =
  'Every set of answers needs a journey. In meta.yml list one version for each set of yes and no, and in both languages give each its title and intro.';
const PARTS_ADVICE =
  'They are what the timeline shows. Let each part have a ## heading, each time a ### heading and each step a #### heading with text below it; and under scale in both languages give each time a short label, by the id of its heading. In meta.yml, under due, say when each step comes: { after: { months: 3 } }, or null.';

/** The whole error message: file, field, what is wrong, why it matters, what to do. */
test.each<[string, DefinitionName, object, string]>([
  [
    'missing texts in Spanish',
    'facts',
    { value: { en: ['34,500'] } },
    'FILE, field "value.es": it is missing. The pages are searched for these texts. Under en and es, list the texts that one page must contain, such as ["34,500"].',
  ],
  [
    'a date that is spelled out',
    'facts',
    { asOf: 'last May' },
    'FILE, field "asOf": it is not a day, a month or a year of the calendar. A fact may be true only for a time. Write the day, month or year, such as 2025-05, or null when no date is given.',
  ],
  [
    'no text',
    'stories',
    { body: [] },
    'FILE, field "body": it has no entries. Visitors read it. Write at least one paragraph below the second --- line.',
  ],
  [
    'a link without text',
    'supportResources',
    { label: undefined },
    'FILE, field "label": it and the link need each other, and one of the two is missing. A link without text cannot be read, and text without a link leads nowhere. Write both, or omit both.',
  ],
  [
    'a link that runs script',
    'supportResources',
    { url: 'javascript:alert(1)' },
    'FILE, field "url": it is not a link that is allowed here. Visitors follow this link. Write a page of this site (/about-us in en.md, /es/about-us in es.md), or a whole address beginning with https://.',
  ],
  [
    'no description',
    'studyTests',
    { description: [] },
    'FILE, field "description": it has no entries. Visitors read it. Write at least one paragraph below the second --- line.',
  ],
  [
    'no statement about the window',
    'researchLinks',
    { opensNewWindow: undefined },
    'FILE, field "opensNewWindow": it is missing. People must know before a new window opens. Write true when it opens a new window, otherwise false.',
  ],
  [
    'a group that does not exist',
    'researchLinks',
    { cohorts: ['cats'] },
    'FILE, field "cohorts.0": it must be one of adult, pediatric, pregnancy, autopsy, young_adult, not "cats". Each group sees what is for it. List each group once: adult, pediatric, pregnancy, autopsy, young_adult. An empty list [] means all.',
  ],
  [
    'a text without a link',
    'resultItems',
    { downloadLabel: 'Read it' },
    'FILE, field "downloadLabel": it and the link need each other, and one of the two is missing. A link without text cannot be read, and text without a link leads nowhere. Write both, or omit both.',
  ],
  [
    'no address',
    'sampleBooklets',
    { downloadUrl: '' },
    'FILE, field "downloadUrl": it is empty. Visitors follow this link. Write a page of this site (/about-us in en.md, /es/about-us in es.md), or a whole address beginning with https://.',
  ],
  [
    'no transcript',
    'videos',
    { transcript: [] },
    'FILE, field "transcript": it has no entries. Not everyone can see or hear a video. Write all that it shows below the second --- line.',
  ],
  [
    'a path where a file name belongs',
    'videos',
    { file: '../adults.webm' },
    'FILE, field "file": it is not the name of a file. Visitors play this file. Write the name of a file in files/video, such as adults.webm, or null while there is none.',
  ],
  [
    'a title that is too long',
    'updates',
    { pageTitle: 'x'.repeat(71) },
    'FILE, field "pageTitle": it is longer than 70 characters. Browsers, bookmarks and search engines show it as the name of the page. Write a title of at most 70 characters.',
  ],
  [
    'a fact that is too long for its row',
    'studyTests',
    { pain: 'x'.repeat(41) },
    'FILE, field "pain": it is longer than 40 characters. Visitors compare the tests by it. Write at most 40 characters. If it is not known, write "Ask how long it takes" or "Pregunte cuánto tarda".',
  ],
  [
    'no statement about the time',
    'studyTests',
    { duration: ' ' },
    'FILE, field "duration": it is empty. Visitors compare the tests by it. Write at most 40 characters. If it is not known, write "Ask how long it takes" or "Pregunte cuánto tarda".',
  ],
  [
    'the scene of the tissue study',
    'stories',
    { scene: 'condolence' },
    'FILE, field "scene": it must be one of arrival, conversation, blood-draw, home-kit, rest, reading, call, not "condolence". A picture makes the story easier to find again. Use one of arrival, conversation, blood-draw, home-kit, rest, reading, call.',
  ],
  [
    'a date that is spelled out',
    'updates',
    { date: 'October' },
    'FILE, field "date": it is not a day or a month of the calendar. It is shown with its date, the newest first. Write the day, such as 2025-10-31, or the month, such as 2025-11.',
  ],
  [
    'no introduction',
    'caseStudies',
    { intro: ' ' },
    'FILE, field "intro": it is empty. It explains the page at a glance. Write one or two sentences.',
  ],
  [
    'a folder of another season',
    'newsletters',
    { season: 'fall' },
    'FILE, field "id": it is not its season and year. Addresses and links are made from it, and people look for an issue by its season. Name the folder by season and year, such as spring-2025, as in meta.yml.',
  ],
  [
    'a title of another year',
    'newsletters',
    { title: 'Spring 2024' },
    'FILE, field "title": it does not name its year. People look for an issue by its season and year. Write both, such as "Spring 2025".',
  ],
  [
    'a winter issue',
    'newsletters',
    { id: 'winter-2025', season: 'winter' },
    'FILE, field "season": it must be one of spring, summer, fall, not "winter". Newsletters are listed by season. Use spring, summer or fall.',
  ],
  [
    'a summary that is too long for search engines',
    'newsletters',
    { summary: 'x'.repeat(161) },
    'FILE, field "summary": it is longer than 160 characters. Lists and search engines show it under the title. Write one or two sentences of at most 160 characters.',
  ],
  [
    'no PDF field',
    'newsletters',
    { pdf: undefined },
    'FILE, field "pdf": it is missing. Visitors download this file. Write the name of a file in files/pdf, such as tip-sheet.pdf, or null while there is none.',
  ],
  [
    'no address',
    'articles',
    { url: 'http://example.org' },
    'FILE, field "url": it is not an https:// address. Visitors follow this link. Write the whole address, beginning with https://.',
  ],
  [
    'a type that does not exist',
    'studyMaterials',
    { type: 'poster' },
    'FILE, field "type": it must be one of enrollment, educational, at_home_tests, in_person_tests, not "poster". People filter the list by it. Use enrollment, educational, at_home_tests or in_person_tests.',
  ],
  [
    'a file without its pages',
    'studyMaterials',
    { file: 'one.pdf' },
    'FILE, field "pages": it is missing, but there is a file. People want to know how long a paper is. Write the number of its pages.',
  ],
  [
    'a version without its day',
    'protocols',
    { versionDate: '2025' },
    'FILE, field "versionDate": it is not a day of the calendar. People must know which version they read. Write the day, such as 2025-02-13, or null when no date is given.',
  ],
  [
    'a file without its size',
    'protocols',
    { file: 'consent.pdf' },
    'FILE, field "size": it is missing, but there is a file. A large file costs time and money on a phone. Write the size of the file in bytes.',
  ],
  [
    'no text, and no page that has it',
    'protocols',
    { body: [], href: 'https://example.org/plan', linkLabel: 'Read the plan' },
    'FILE, field "body": it is missing, and no page of the site has it. People read the document as a web page, and its PDF is printed from the same text. Write it below the second --- line, or name in href the page of the site that has it.',
  ],
  [
    'a text without a summary',
    'protocols',
    { summary: null },
    'FILE, field "summary": it is missing, but there is a text. It introduces the document. Write one or two sentences.',
  ],
  [
    'a link without text',
    'protocols',
    { href: '/consent-a' },
    'FILE, field "linkLabel": it and the link need each other, and one of the two is missing. A link without text cannot be read, and text without a link leads nowhere. Write both, or omit both.',
  ],
  [
    'an answer without a version',
    'journeys',
    { versions: [version('with', 'yes')] },
    `FILE, field "versions": it does not have one version for each set of answers. ${VERSIONS_ADVICE}`,
  ],
  [
    'two versions for the same answers',
    'journeys',
    { versions: [version('with', 'yes'), version('again', 'yes')] },
    `FILE, field "versions": it does not have one version for each set of answers. ${VERSIONS_ADVICE}`,
  ],
  [
    'one version too many',
    'journeys',
    { versions: [version('with', 'yes'), version('without', 'no'), version('again', 'no')] },
    `FILE, field "versions": it does not have one version for each set of answers. ${VERSIONS_ADVICE}`,
  ],
  [
    'an answer that nobody can give',
    'journeys',
    { versions: [version('with', 'perhaps'), version('without', 'no')] },
    `FILE, field "versions.0.answers.covid": it must be one of yes, no, not "perhaps". ${VERSIONS_ADVICE}`,
  ],
  [
    'a step without text',
    'journeys',
    { parts: [part('Day 0', [{ id: 'visit', title: 'Visit', content: [], due: null }])] },
    `FILE, field "parts.0.blocks.0.steps.0.content": it has no entries. ${PARTS_ADVICE}`,
  ],
  [
    'a time without a label',
    'journeys',
    { parts: [part(undefined, journeyPart.blocks[0].steps)] },
    `FILE, field "parts.0.blocks.0.scale": it is missing. ${PARTS_ADVICE}`,
  ],
  [
    'a step that comes again and again without end',
    'journeys',
    {
      parts: [
        part('Day 0', [
          { ...journeyPart.blocks[0].steps[0], due: { after: { months: 3 }, every: { months: 3 } } },
        ]),
      ],
    },
    `FILE, field "parts.0.blocks.0.steps.0.due": it has only one of "every" and "times". ${PARTS_ADVICE}`,
  ],
  [
    'a claim that contradicts the numbers',
    'figures',
    { series: series(30) },
    `FILE, field "claim": it does not hold: "adults" is 30, but the highest is 40. ${CLAIM_ADVICE}`,
  ],
  [
    'a claim about a missing number',
    'figures',
    { series: series('missing') },
    `FILE, field "claim": it does not hold: there is no number for "adults". ${CLAIM_ADVICE}`,
  ],
  [
    'a claim that asserts nothing',
    'figures',
    { claim: { ...claim, asserts: [] } },
    `FILE, field "claim.asserts": it has no entries. ${CLAIM_ADVICE}`,
  ],
  [
    'a number that is spelled out',
    'figures',
    { series: series('many') },
    'FILE, field "series.0.values.adults": it is not a number from 0 up, missing or suppressed. Visitors trust these numbers. In meta.yml give each series a number for each category (or missing), and in both languages its label.',
  ],
  [
    'a number for an unknown category',
    'figures',
    { series: [{ id: 'all', label: 'All', values: { adults: 60, cats: 40 } }] },
    'FILE, field "series.0.values.cats": it is a value for a category that the figure does not have. Visitors trust these numbers. In meta.yml give each series a number for each category (or missing), and in both languages its label.',
  ],
  [
    'no unit',
    'figures',
    { unit: { one: 'visit' } },
    'FILE, field "unit": it is neither percent nor a singular and a plural. A number without its unit means nothing. Write unit: percent in meta.yml, or in both languages one and other, such as { one: visit, other: visits }.',
  ],
])('reports %s in a %s', (_what, kind, changes, problem) => {
  expect(getProblems(kind, changes)).toEqual([problem]);
});

/** Sentences about the figure above, in which adults are 60 and children 40. */
test.each<[string, object, boolean]>([
  ['the lowest', { kind: 'lowest', category: 'children' }, true],
  ['not the lowest', { kind: 'lowest', category: 'adults' }, false],
  ['a value', { kind: 'value', category: 'adults', value: 60 }, true],
  ['another value', { kind: 'value', category: 'adults', value: 61 }, false],
  ['more than', { kind: 'value', category: 'adults', value: 50, holds: 'more-than' }, true],
  ['not more than', { kind: 'value', category: 'adults', value: 60, holds: 'more-than' }, false],
  ['less than', { kind: 'value', category: 'adults', value: 61, holds: 'less-than' }, true],
  ['not less than', { kind: 'value', category: 'adults', value: 60, holds: 'less-than' }, false],
  ['about', { kind: 'total', value: 100, holds: 'about' }, true],
  ['not about', { kind: 'total', value: 200, holds: 'about' }, false],
  ['the total', { kind: 'total', series: 'all', value: 100 }, true],
  ['another total', { kind: 'total', value: 99 }, false],
  [
    'more',
    { kind: 'compare', left: { category: 'adults' }, right: { category: 'children' }, relation: 'more' },
    true,
  ],
  [
    'the same',
    { kind: 'compare', left: { category: 'adults' }, right: { category: 'children' }, relation: 'same' },
    false,
  ],
  ['a date', { kind: 'as-of' }, true],
])('rejects an untrue claim: %s', (_what, assertion, holds) => {
  const problems = getProblems('figures', { claim: { ...claim, asserts: [assertion] } });
  expect(problems).toHaveLength(holds ? 0 : 1);
});

test('rejects a claim about a date for a figure without one', () => {
  const problems = getProblems('figures', { asOf: null, claim: { ...claim, asserts: [{ kind: 'as-of' }] } });
  expect(problems).toEqual([
    `FILE, field "claim": it does not hold: it names a date, but the figure has none. ${CLAIM_ADVICE}`,
  ]);
});
