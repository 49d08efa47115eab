import { describe, expect, test } from 'vitest';
import {
  checkRecord,
  cohortSchema,
  joinRequestSchema,
  pageSchema,
  programmeSchema,
  stateRecordSchema,
  studySiteRecordSchema,
  textSchema,
} from './index.ts';
import type { RecordKind } from './index.ts';
import type { z } from 'zod';

const programme = {
  name: 'Program',
  shortName: 'Program',
  slug: 'program',
  phone: { display: '1-800-555-0199', href: 'tel:+18005550199' },
  email: 'help@example.org',
  tissueEmail: 'tissue@example.org',
  hours: 'Monday to Friday',
  languageLine: 'English and Spanish',
  relay: '711',
  emergency: '911',
  links: {
    feedbackSurvey: 'https://example.org/a',
    mainProgramme: 'https://example.org/b',
    clinicalTrials: 'https://example.org/c',
    communityRegistry: 'https://example.org/d',
    newsletter: null,
  },
  demonstration: true,
  demonstrationNotice: { form: 'A demonstration.', finder: 'A demonstration.' },
};
const paragraph = { type: 'paragraph', children: [{ type: 'text', value: 'Hello.' }] };
const page = { id: 'home', title: 'T', description: 'D', heading: 'H', lead: 'L', body: [paragraph] };
const cohort = { id: 'adult', name: 'Adults', who: 'Adults can join.', statusNote: 'Open.' };
const text = { id: 'privacy', title: 'Privacy', body: [paragraph] };
const studySite = {
  id: 'boston',
  name: { en: 'Clinic', es: 'Clínica' },
  city: 'Boston',
  state: 'MA',
  country: 'US',
  postalCode: '02133',
  lat: 42.36,
  long: -71.06,
  cohorts: [{ cohort: 'adult', status: 'open' }],
  covidConditions: [2, 3],
  specialty: 0,
  offSite: false,
  website: null,
  sample: true,
};
const state = { code: 'NM', country: 'US', name: { en: 'New Mexico', es: 'Nuevo México' } };

const KINDS = {
  programme: [programmeSchema, programme],
  page: [pageSchema, page],
  cohort: [cohortSchema, cohort],
  text: [textSchema, text],
  studySite: [studySiteRecordSchema, studySite],
  state: [stateRecordSchema, state],
} as const satisfies Partial<Record<RecordKind, readonly [z.ZodType, object]>>;

type Kind = keyof typeof KINDS;

const problemsOf = (kind: Kind, changes: object): string[] => {
  const [schema, good] = KINDS[kind];
  return checkRecord({ ...good, ...changes }, schema as z.ZodType, { file: 'FILE', kind }).problems;
};

test.each(Object.keys(KINDS) as Kind[])('a good %s passes', (kind) => {
  expect(problemsOf(kind, {})).toEqual([]);
});

/** The whole sentence that an editor reads: file, field, what is wrong, why it matters, what to do. */
test.each<[string, Kind, object, string]>([
  [
    'a missing field',
    'page',
    { title: undefined },
    'FILE, field "title": it is missing. Browsers, bookmarks and search engines show it as the name of the page. Write a title of at most 70 characters.',
  ],
  [
    'an empty field',
    'page',
    { heading: ' ' },
    'FILE, field "heading": it is empty. It is the first thing that is read on the page. Write a short heading.',
  ],
  [
    'a title that is too long',
    'page',
    { title: 'x'.repeat(71) },
    'FILE, field "title": it is longer than 70 characters. Browsers, bookmarks and search engines show it as the name of the page. Write a title of at most 70 characters.',
  ],
  [
    'a lead of 61 words',
    'page',
    { lead: 'word '.repeat(61) },
    'FILE, field "lead": it is longer than 60 words. It tells at a glance what the page is for. Write at most 60 words.',
  ],
  [
    'a field nobody knows',
    'page',
    { tilte: 'T' },
    'FILE, field "tilte": it is a field that we do not know. Nobody would ever see it. Check its spelling, or take it out.',
  ],
  [
    'an id with capitals',
    'page',
    { id: 'Home' },
    'FILE, field "id": it is not lower-case words joined by hyphens. Addresses and links are made from it. Use lower-case letters, digits and hyphens, such as "site-map".',
  ],
  [
    'text instead of true or false',
    'programme',
    { demonstration: 'yes' },
    'FILE, field "demonstration": it must be true or false, not "yes". It decides whether visitors are told that nobody will contact them. Write true or false.',
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
    { demonstrationNotice: { form: 'A' } },
    'FILE, field "demonstrationNotice.finder": it is missing. Visitors must know that this is a demonstration. Write both notices, `form` and `finder`.',
  ],
  [
    'a group that does not exist',
    'cohort',
    { id: 'cats' },
    'FILE, field "id": it must be one of adult, pediatric, pregnancy, autopsy, not "cats". Study sites and forms name groups by it. Use adult, pediatric, pregnancy or autopsy.',
  ],
  [
    'a group without who',
    'cohort',
    { who: '' },
    'FILE, field "who": it is empty. People find their group by it. Write one sentence that says who can join.',
  ],
  [
    'a text without words',
    'text',
    { body: [] },
    'FILE, field "body": it has no entries. The form shows this text. Write at least one paragraph under the second --- line.',
  ],
  [
    'a latitude off the globe',
    'studySite',
    { lat: 91 },
    'FILE, field "lat": it is above 90. Distances are measured from it. Give degrees north, from -90 to 90, such as 35.08.',
  ],
  [
    'a longitude as text',
    'studySite',
    { long: '-71' },
    'FILE, field "long": it must be a number, not "-71". Distances are measured from it. Give degrees east, from -180 to 180; in the Americas it is negative, such as -106.65.',
  ],
  [
    'no groups',
    'studySite',
    { cohorts: [] },
    'FILE, field "cohorts": it has no entries. People can ask to join only the groups listed here. List each group once, as { cohort: adult | pediatric | pregnancy | autopsy, status: open | full }.',
  ],
  [
    'a group twice',
    'studySite',
    { cohorts: [studySite.cohorts[0], studySite.cohorts[0]] },
    'FILE, field "cohorts": it names the same thing twice. People can ask to join only the groups listed here. List each group once, as { cohort: adult | pediatric | pregnancy | autopsy, status: open | full }.',
  ],
  [
    'a status that does not exist',
    'studySite',
    { cohorts: [{ cohort: 'adult', status: 'closed' }] },
    'FILE, field "cohorts.0.status": it must be one of open, full, not "closed". People can ask to join only the groups listed here. List each group once, as { cohort: adult | pediatric | pregnancy | autopsy, status: open | full }.',
  ],
  [
    'a condition that does not exist',
    'studySite',
    { covidConditions: [1] },
    'FILE, field "covidConditions.0": it must be one of 2, 3, 4, not 1. People look for study sites that take people like them. List each once: 2 = never had COVID, 3 = over 1 month ago, 4 = in the past month.',
  ],
  [
    'a specialty that does not exist',
    'studySite',
    { specialty: 5 },
    'FILE, field "specialty": it must be one of 0, 1, 2, 3, 4, not 5. Some study sites take part in one study only. Use 0 none, 1 ABCD, 2 MUSIC, 3 C4R or 4 pregnancy and babies.',
  ],
  [
    'a postal code of the other country',
    'studySite',
    { postalCode: 'H3T' },
    'FILE, field "postalCode": it does not fit the country. People look for study sites near a postal code. Use 5 digits for US; for CA use the form H3T or H3T 1C5.',
  ],
  [
    'a name without Spanish',
    'studySite',
    { name: { en: 'Clinic' } },
    'FILE, field "name.es": it is missing. Visitors read it. Write it in this language.',
  ],
  [
    'no mark of a sample',
    'studySite',
    { sample: undefined },
    'FILE, field "sample": it is missing. Invented records must not pass for real ones. Write true or false.',
  ],
  [
    'a code of three letters',
    'state',
    { code: 'NMX' },
    'FILE, field "code": it is not a two-letter code. Study sites name their state by it. Use the two-letter postal code, such as NM.',
  ],
])('%s in a %s', (_what, kind, changes, problem) => {
  expect(problemsOf(kind, changes)).toEqual([problem]);
});

test('every mistake is told, not only the first', () => {
  expect(problemsOf('page', { title: '', heading: 7, lead: undefined })).toHaveLength(3);
});

test.each(['javascript:alert(1)', 'http://example.org', '//example.org', 'data:text/html,x'])(
  'prose refuses the link %s',
  (href) => {
    const link = { type: 'link', href, children: [{ type: 'text', value: 'x' }] };
    expect(problemsOf('page', { body: [{ type: 'paragraph', children: [link] }] })).toHaveLength(1);
  },
);

test('Canadian postal codes may be short or whole', () => {
  expect(problemsOf('studySite', { country: 'CA', state: 'QC', postalCode: 'H3T' })).toEqual([]);
  expect(problemsOf('studySite', { country: 'CA', state: 'QC', postalCode: 'H3T 1C5' })).toEqual([]);
});

describe('a join request on the wire', () => {
  test('missing texts count as empty', () => {
    expect(joinRequestSchema.parse({})).toEqual({
      siteId: '',
      cohort: '',
      firstName: '',
      lastName: '',
      contactMethods: {},
      captchaToken: '',
    });
  });

  test('a chosen method keeps its empty value, unknown fields are dropped', () => {
    const body = joinRequestSchema.parse({
      contactMethods: { email: '', pigeon: 'x' },
      locale: 'es',
      extra: 1,
    });
    expect(body).toMatchObject({ contactMethods: { email: '' }, locale: 'es' });
    expect(body).not.toHaveProperty('extra');
    expect(body.contactMethods).not.toHaveProperty('pigeon');
  });

  test.each<[string, unknown]>([
    ['a number for a name', { firstName: 7 }],
    ['null for a name', { firstName: null }],
    ['a list of methods', { contactMethods: ['email'] }],
    ['a language that we do not speak', { locale: 'fr' }],
    ['a list', []],
    ['null', null],
  ])('%s is the wrong shape', (_what, body) => {
    expect(joinRequestSchema.safeParse(body).success).toBe(false);
  });
});
