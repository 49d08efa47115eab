import type { z } from 'zod';

import {
  callToActionSchema,
  cohortSchema,
  enrollmentSchema,
  metricSchema,
  newsSchema,
  pageSchema,
  programmeSchema,
  stateRecordSchema,
  studySiteRecordSchema,
  textSchema,
} from '../src/schema/index.ts';
import type { RecordKind } from '../src/schema/index.ts';

export const programme = {
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
  demonstrationNotice: { form: 'A demonstration.', sent: 'A demonstration.', finder: 'A demonstration.' },
};
const paragraph = { type: 'paragraph', children: [{ type: 'text', value: 'Hello.' }] };
const page = { id: 'home', title: 'T', description: 'D', heading: 'H', lead: 'L', body: [paragraph] };
const cohort = { id: 'adult', name: 'Adults', who: 'Adults can join.', statusNote: 'Open.' };
const text = { id: 'privacy', title: 'Privacy', body: [paragraph] };
const enrollment = {
  id: 'adult',
  status: 'full',
  enrolled: 120,
  goal: 100,
  asOf: '2024-02-29',
  sources: [{ label: 'A registry', href: 'https://example.org/a' }],
  sample: false,
};
const metric = {
  id: 'visits',
  order: 1,
  title: 'Visits',
  description: 'Visits to a study site.',
  adultValue: 7,
  pediatricValue: null,
  asOf: '2025-05',
};
const news = { id: 'ended', date: '2025-10-31', title: 'It ended', summary: 'The first phase ended.' };
const callToAction = {
  id: 'newsletter',
  order: 1,
  link: 'newsletter',
  title: 'Newsletter',
  text: 'We write to you.',
  label: 'Sign up',
  instead: { text: 'Write to us.', label: 'Write' },
};
export const studySite = {
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

/** A valid record of each kind for the page frame and the finder, with its schema. */
export const GOOD_SITE_RECORDS = {
  programme: [programmeSchema, programme],
  page: [pageSchema, page],
  cohort: [cohortSchema, cohort],
  text: [textSchema, text],
  enrollment: [enrollmentSchema, enrollment],
  metric: [metricSchema, metric],
  news: [newsSchema, news],
  callToAction: [callToActionSchema, callToAction],
  studySite: [studySiteRecordSchema, studySite],
  state: [stateRecordSchema, state],
} as const satisfies Partial<Record<RecordKind, readonly [z.ZodType, object]>>;
