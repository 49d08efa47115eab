import { expect, test } from 'vitest';

import { getProblems } from '../../test/broken-record.ts';
import type { DefinitionName } from '../../test/broken-record.ts';
import { programme as programmeKind } from './programme.ts';
import { studySite as studySiteDataset } from './study-site.ts';

const programme = programmeKind.example;
const studySite = studySiteDataset.example;

/** The whole error message: file, field, what is wrong, why it matters, what to do. */
test.each<[string, DefinitionName, object, string]>([
  [
    'a missing field',
    'pages',
    { title: undefined },
    'FILE, field "title": it is missing. Browsers, bookmarks and search engines show it as the name of the page. Write a title of at most 70 characters.',
  ],
  [
    'an empty field',
    'pages',
    { heading: ' ' },
    'FILE, field "heading": it is empty. Visitors read it first. Write a short heading.',
  ],
  [
    'a title that is too long',
    'pages',
    { title: 'x'.repeat(71) },
    'FILE, field "title": it is longer than 70 characters. Browsers, bookmarks and search engines show it as the name of the page. Write a title of at most 70 characters.',
  ],
  [
    'a lead of 61 words',
    'pages',
    { lead: 'word '.repeat(61) },
    'FILE, field "lead": it is longer than 40 words. It explains the page at a glance. Write at most 40 words.',
  ],
  [
    'an unknown field',
    'pages',
    { tilte: 'T' },
    'FILE, field "tilte": it is an unknown field. It would never be shown. Check its spelling, or remove it.',
  ],
  [
    'an id with capitals',
    'pages',
    { id: 'Home' },
    'FILE, field "id": it is not lower-case words joined by hyphens. Addresses and links are made from it. Use lower-case letters, digits and hyphens, such as "site-map".',
  ],
  [
    'text instead of true or false',
    'programme',
    { demonstration: 'yes' },
    'FILE, field "demonstration": it must be true or false, not "yes". It decides whether visitors learn that nobody will contact them. Write true or false.',
  ],
  [
    'a phone link that no phone can call',
    'programme',
    { phone: { display: '1', href: 'tel:1-800' } },
    'FILE, field "phone.href": it is not a phone link. Visitors call this number. Give `display` as people read it and `href` as tel:+ and digits, such as tel:+18005550199.',
  ],
  [
    'an e-mail address without @',
    'programme',
    { email: 'help' },
    'FILE, field "email": it is not an e-mail address. Visitors write to this address. Write it like help@example.org.',
  ],
  [
    'a link that runs script',
    'programme',
    { links: { ...programme.links, newsletter: 'javascript:alert(1)' } },
    'FILE, field "links.newsletter": it is not an https:// address. Visitors follow this link. Write the whole address, beginning with https://.',
  ],
  [
    'a missing notice',
    'programme',
    { demonstrationNotice: { form: 'A', sent: 'A', about: { label: 'A', href: '/a' } } },
    'FILE, field "demonstrationNotice.band": it is missing. Visitors must know that this is a demonstration. Write all four texts: `form`, `sent`, `band` and `about`.',
  ],
  [
    'a group that does not exist',
    'cohorts',
    { id: 'cats' },
    'FILE, field "id": it must be one of adult, pediatric, pregnancy, autopsy, not "cats". Study sites and forms refer to groups by it. Use adult, pediatric, pregnancy or autopsy.',
  ],
  [
    'a group without who',
    'cohorts',
    { who: '' },
    'FILE, field "who": it is empty. People find their group by it. Write one sentence that says who can join.',
  ],
  [
    'an empty text',
    'texts',
    { body: [] },
    'FILE, field "body": it has no entries. The form shows this text. Write at least one paragraph below the second --- line.',
  ],
  [
    'numbers of a group that does not exist',
    'enrollments',
    { id: 'cats' },
    'FILE, field "id": it must be one of adult, pediatric, pregnancy, autopsy, not "cats". The numbers belong to a group. Use adult, pediatric, pregnancy or autopsy.',
  ],
  [
    'half a person',
    'enrollments',
    { enrolled: 100.5 },
    'FILE, field "enrolled": it must be a whole number, not 100.5. Visitors trust this number. Write a whole number, such as 14880.',
  ],
  [
    'a number that is spelled out',
    'enrollments',
    { goal: 'over 100' },
    'FILE, field "goal": it must be a number, not "over 100". Visitors trust this number. Write a whole number, such as 14880.',
  ],
  [
    'a goal of nobody',
    'enrollments',
    { goal: 0 },
    'FILE, field "goal": it is below 1. Visitors trust this number. Write a whole number, such as 14880.',
  ],
  [
    'an end before its start',
    'statuses',
    { enrolledFrom: '2024-02', enrolledUntil: '2023-12-31' },
    'FILE, field "enrolledUntil": it is before enrolledFrom. It decides whether people read that the group is open. Write the day, month or year in which enrollment ended, not before enrolledFrom, or null while it goes on.',
  ],
  [
    'an open group without its sentence',
    'statuses',
    { enrolledUntil: null },
    'FILE, field "open": it is missing, and the group is open or shown as open. Every page says where the study stands by it. Write one sentence, or null.',
  ],
  [
    'a plan without the sentence for later',
    'statuses',
    { nextFrom: '2026', next: 'It begins in {nextFrom}.' },
    'FILE, field "nextFrom": it needs both `next` and `later`, and they need it. Texts say it, and stop saying it when it has passed. Write a day, a month or a year, or null.',
  ],
  [
    'a day that is not in the calendar',
    'enrollments',
    { asOf: '2025-02-29' },
    'FILE, field "asOf": it is not a day of the calendar. A number is true only on its day. Write the day of the count, such as 2024-06-15, or mark the record as a sample.',
  ],
  [
    'real numbers without a day',
    'enrollments',
    { asOf: null },
    'FILE, field "asOf": it is missing, and the numbers are not marked as a sample. A number is true only on its day. Write the day of the count, such as 2024-06-15, or mark the record as a sample.',
  ],
  [
    'real numbers without a source',
    'enrollments',
    { sources: [] },
    'FILE, field "sources": it has no entries, and the numbers are not marked as a sample. Visitors must be able to check the numbers. Name at least one source with `label` and `href` (or null), or mark the record as a sample.',
  ],
  [
    'a source without a label',
    'enrollments',
    { sources: [{ label: '', href: null }] },
    'FILE, field "sources.0.label": it is empty. Visitors must be able to check the numbers. Name at least one source with `label` and `href` (or null), or mark the record as a sample.',
  ],
  [
    'no sample flag',
    'enrollments',
    { sample: undefined },
    'FILE, field "sample": it is missing. Invented numbers must not pass for real ones. Write true or false.',
  ],
  [
    'no number at all',
    'metrics',
    { adultValue: null },
    'FILE, field "adultValue": it is missing, and so is the other number. Visitors trust this number. Write a whole number; null where nothing was counted.',
  ],
  [
    'a total below zero',
    'metrics',
    { pediatricValue: -1 },
    'FILE, field "pediatricValue": it is below 0. Visitors trust this number. Write a whole number; null where nothing was counted.',
  ],
  [
    'a month that does not exist',
    'metrics',
    { asOf: '2025-13' },
    'FILE, field "asOf": it is not a month of the calendar. A number is true only at its time. Write the month of the count, such as 2025-05.',
  ],
  [
    'no order',
    'metrics',
    { order: undefined },
    'FILE, field "order": it is missing. Records of this kind are shown in this order. Write 1 for the first, 2 for the next one, and so on.',
  ],
  [
    'an empty description',
    'metrics',
    { description: '' },
    'FILE, field "description": it is empty. Visitors read it. Write it in this language.',
  ],
  [
    'a date that is spelled out',
    'news',
    { date: 'October 2025' },
    'FILE, field "date": it is not a day or a month of the calendar. News is shown with its date, the newest first. Write the day, such as 2025-10-31, or the month, such as 2025-11.',
  ],
  [
    'no summary',
    'news',
    { summary: undefined },
    'FILE, field "summary": it is missing. Visitors read it. Write it in this language.',
  ],
  [
    'a link that the programme does not have',
    'callsToAction',
    { link: 'podcast' },
    'FILE, field "link": it must be one of feedbackSurvey, mainProgramme, clinicalTrials, communityRegistry, newsletter, not "podcast". Visitors follow this link. Use one of the links of the programme.',
  ],
  [
    'a link without an alternative',
    'callsToAction',
    { instead: undefined },
    'FILE, field "instead": it is missing. A programme may not have this link, and its visitors then write an e-mail. Write `text` and `label` for that case.',
  ],
  [
    'a link without a label',
    'callsToAction',
    { label: ' ' },
    'FILE, field "label": it is empty. Visitors read it. Write it in this language.',
  ],
  [
    'a latitude off the globe',
    'studySites',
    { lat: 91 },
    'FILE, field "lat": it is above 90. Distances are measured from it. Give degrees north, from -90 to 90, such as 35.08.',
  ],
  [
    'a longitude as text',
    'studySites',
    { long: '-71' },
    'FILE, field "long": it must be a number, not "-71". Distances are measured from it. Give degrees east, from -180 to 180; in the Americas it is negative, such as -106.65.',
  ],
  [
    'no groups',
    'studySites',
    { cohorts: [] },
    'FILE, field "cohorts": it has no entries. People can ask to join only the groups listed here. List each group once, as { cohort: adult | pediatric | pregnancy | autopsy, status: open | full }.',
  ],
  [
    'a group twice',
    'studySites',
    { cohorts: [studySite.cohorts[0], studySite.cohorts[0]] },
    'FILE, field "cohorts": it contains duplicates. People can ask to join only the groups listed here. List each group once, as { cohort: adult | pediatric | pregnancy | autopsy, status: open | full }.',
  ],
  [
    'a status that does not exist',
    'studySites',
    { cohorts: [{ cohort: 'adult', status: 'closed' }] },
    'FILE, field "cohorts.0.status": it must be one of open, full, not "closed". People can ask to join only the groups listed here. List each group once, as { cohort: adult | pediatric | pregnancy | autopsy, status: open | full }.',
  ],
  [
    'a condition that does not exist',
    'studySites',
    { covidConditions: [1] },
    'FILE, field "covidConditions.0": it must be one of 2, 3, 4, not 1. People look for study sites that take people like them. List each once: 2 = never had COVID, 3 = over 1 month ago, 4 = in the past month.',
  ],
  [
    'a specialty that does not exist',
    'studySites',
    { specialty: 5 },
    'FILE, field "specialty": it must be one of 0, 1, 2, 3, 4, not 5. Some study sites take part in one study only. Use 0 none, 1 ABCD, 2 MUSIC, 3 C4R or 4 pregnancy and babies.',
  ],
  [
    'a postal code of the other country',
    'studySites',
    { postalCode: 'H3T' },
    'FILE, field "postalCode": it does not fit the country. People look for study sites near a postal code. Use 5 digits for US; for CA use the form H3T or H3T 1C5.',
  ],
  [
    'people who never had COVID in the tissue study',
    'studySites',
    { cohorts: [{ cohort: 'autopsy', status: 'open' }], covidConditions: [2, 3] },
    'FILE, field "covidConditions": it holds 2 (never had COVID), but the tissue study and MUSIC are only for people who had COVID. People look for study sites that take people like them. List each once: 2 = never had COVID, 3 = over 1 month ago, 4 = in the past month.',
  ],
  [
    'children who never had COVID in MUSIC',
    'studySites',
    { cohorts: [{ cohort: 'pediatric', status: 'open' }], specialty: 2, covidConditions: [2] },
    'FILE, field "covidConditions": it holds 2 (never had COVID), but the tissue study and MUSIC are only for people who had COVID. People look for study sites that take people like them. List each once: 2 = never had COVID, 3 = over 1 month ago, 4 = in the past month.',
  ],
  [
    'a tissue study beside adults, and nobody who had COVID',
    'studySites',
    {
      cohorts: [
        { cohort: 'adult', status: 'open' },
        { cohort: 'autopsy', status: 'open' },
      ],
      covidConditions: [2],
    },
    'FILE, field "covidConditions": it holds only 2 (never had COVID), but the tissue study and MUSIC are only for people who had COVID. People look for study sites that take people like them. List each once: 2 = never had COVID, 3 = over 1 month ago, 4 = in the past month.',
  ],
  [
    'a name without a Spanish form',
    'studySites',
    { name: { en: 'Clinic' } },
    'FILE, field "name.es": it is missing. Visitors read it. Write it in this language.',
  ],
  [
    'no sample flag',
    'studySites',
    { sample: undefined },
    'FILE, field "sample": it is missing. Invented records must not pass for real ones. Write true or false.',
  ],
  [
    'a code of three letters',
    'states',
    { code: 'NMX' },
    'FILE, field "code": it is not a two-letter code. Study sites refer to their state by it. Use the two-letter postal code, such as NM.',
  ],
])('reports %s in a %s', (_what, kind, changes, problem) => {
  expect(getProblems(kind, changes)).toEqual([problem]);
});

test('reports every error, not only the first', () => {
  expect(getProblems('pages', { title: '', heading: 7, lead: undefined })).toHaveLength(3);
});

test('accepts sample numbers without day or source', () => {
  expect(getProblems('enrollments', { asOf: null, sources: [], sample: true })).toEqual([]);
});

test('accepts news with a month', () => {
  expect(getProblems('news', { date: '2025-11' })).toEqual([]);
});

test.each(['javascript:alert(1)', 'http://example.org', '//example.org', 'data:text/html,x'])(
  'rejects the link %s in prose',
  (href) => {
    const link = { type: 'link', href, children: [{ type: 'text', value: 'x' }] };
    expect(getProblems('pages', { body: [{ type: 'paragraph', children: [link] }] })).toHaveLength(1);
  },
);

test('accepts people who never had COVID at a study site that also takes part in a study after COVID', () => {
  const cohorts = [
    { cohort: 'adult', status: 'open' },
    { cohort: 'autopsy', status: 'open' },
  ];
  expect(getProblems('studySites', { cohorts, covidConditions: [2, 3] })).toEqual([]);
  // The tissue study takes people who died 15 days after they caught COVID: the past month fits it.
  expect(getProblems('studySites', { cohorts: cohorts.slice(1), covidConditions: [3, 4] })).toEqual([]);
});

test('accepts short and full Canadian postal codes', () => {
  expect(getProblems('studySites', { country: 'CA', state: 'QC', postalCode: 'H3T' })).toEqual([]);
  expect(getProblems('studySites', { country: 'CA', state: 'QC', postalCode: 'H3T 1C5' })).toEqual([]);
});
