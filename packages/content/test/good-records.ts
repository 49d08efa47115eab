import type { z } from 'zod';

import { story } from '../src/kinds/story.ts';
import {
  articleSchema,
  caseStudySchema,
  factRecordSchema,
  glossaryRecordSchema,
  figureSchema,
  journeySchema,
  newsletterSchema,
  numberRecordSchema,
  protocolSchema,
  researchLinkSchema,
  resultItemSchema,
  sampleBookletSchema,
  studyMaterialSchema,
  studyTestSchema,
  supportResourceSchema,
  updateSchema,
  videoSchema,
} from '../src/schema/index.ts';
import type { LoadedRecordKind } from '../src/schema/records/error-hints.ts';

const body = [{ type: 'paragraph', children: [{ type: 'text', value: 'Hello.' }] }];
const base = { id: 'one', sample: false };
const page = { pageTitle: 'One | Program', description: 'About one.' };
export const circle = { id: 'visit', title: 'Visit', content: body };
export const parts = [
  { id: 'part-1', title: 'Part 1', blocks: [{ id: 'day-1', title: 'Day 1', circles: [circle] }] },
];
export const version = (id: string, covid: string) => ({
  id,
  answers: { covid },
  title: id,
  intro: 'This way.',
  parts,
});

/** A valid record of each kind from entries, with its schema. */
export const GOOD_RECORDS = {
  fact: [
    factRecordSchema,
    { ...base, value: { en: ['34,500'], es: ['34,500'] }, asOf: null, source: 'The study' },
  ],
  glossaryTerm: [
    glossaryRecordSchema,
    {
      id: base.id,
      term: { en: ['autopsy'], es: ['autopsia'] },
      explained: { en: ['after death'], es: ['después de la muerte'] },
    },
  ],
  number: [
    numberRecordSchema,
    {
      ...base,
      value: 8,
      counts: { en: ['trial', 'trials'], es: ['ensayo', 'ensayos'] },
      asOf: null,
      source: 'The study',
    },
  ],
  story: [story.schema, story.example],
  supportResource: [
    supportResourceSchema,
    { ...base, order: 1, title: 'Help', body, url: 'tel:988', label: 'Call 988' },
  ],
  studyTest: [studyTestSchema, { ...base, order: 1, title: 'ECG', description: body }],
  researchLink: [
    researchLinkSchema,
    {
      ...base,
      order: 1,
      url: 'https://example.org/a',
      label: 'A paper',
      opensNewWindow: true,
      cohorts: ['adult'],
    },
  ],
  resultItem: [resultItemSchema, { ...base, order: 1, title: 'A finding', body, cohorts: [] }],
  sampleBooklet: [
    sampleBookletSchema,
    { ...base, order: 1, label: 'Booklet', imagePath: null, downloadUrl: '/study-materials/a', cohorts: [] },
  ],
  video: [videoSchema, { ...base, title: 'In one minute', file: null, transcript: body }],
  update: [
    updateSchema,
    { ...base, ...page, date: '2025-10-31', title: 'It ended', intro: 'It ended.', body },
  ],
  caseStudy: [
    caseStudySchema,
    { ...base, ...page, order: 1, title: 'A case', intro: 'A placeholder.', body },
  ],
  newsletter: [
    newsletterSchema,
    {
      ...base,
      id: 'spring-2025',
      season: 'spring',
      year: 2025,
      title: 'Spring 2025',
      summary: 'News.',
      body,
      downloadLabel: 'Download',
      pdf: null,
    },
  ],
  article: [
    articleSchema,
    {
      ...base,
      date: '2023',
      title: 'A paper',
      summary: 'What it is about.',
      publisher: 'A journal',
      url: 'https://example.org/a',
      label: 'Read',
    },
  ],
  studyMaterial: [
    studyMaterialSchema,
    {
      ...base,
      ...page,
      type: 'enrollment',
      cohort: 'young_adult',
      title: 'One',
      summary: 'About one.',
      body,
      date: '2026-11',
      file: null,
    },
  ],
  protocol: [
    protocolSchema,
    {
      ...base,
      ...page,
      order: 1,
      kind: 'consent',
      cohort: 'adult',
      label: 'Adults',
      title: 'Consent form',
      summary: 'What you agree to.',
      body,
      versionDate: '2025-02-13',
      file: null,
    },
  ],
  journey: [
    journeySchema,
    {
      ...base,
      welcomeTitle: 'Your journey',
      welcomeBody: 'See what happens.',
      questions: [{ id: 'covid', label: 'COVID', text: 'Did you have COVID?' }],
      yes: 'Yes',
      no: 'No',
      versions: [version('with', 'yes'), version('without', 'no')],
    },
  ],
  figure: [
    figureSchema,
    {
      ...base,
      kind: 'bar',
      title: 'Groups',
      claim: { text: 'Adults are the largest group.', asserts: [{ kind: 'highest', category: 'adults' }] },
      unit: 'percent',
      categoryLabel: 'Group',
      categories: [
        { id: 'adults', label: 'Adults' },
        { id: 'children', label: 'Children' },
      ],
      series: [{ id: 'all', label: 'All', values: { adults: 60, children: 40 } }],
      source: { label: 'The study' },
      asOf: '2025-05',
    },
  ],
} as const satisfies Record<LoadedRecordKind, readonly [z.ZodType, object]>;
