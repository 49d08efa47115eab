import type { ErrorHint } from '../kinds/define-kind.ts';
import { RECORD_HINTS } from './records/error-hints.ts';
import type { LoadedRecordKind } from './records/error-hints.ts';

export type RecordKind =
  | 'programme'
  | 'page'
  | 'cohort'
  | 'text'
  | 'enrollment'
  | 'metric'
  | 'news'
  | 'callToAction'
  | 'studySite'
  | 'state'
  | 'joinRequest'
  | LoadedRecordKind;

const ID: ErrorHint = {
  why: 'Addresses and links are made from it.',
  fix: 'Use lower-case letters, digits and hyphens, such as "site-map".',
};
const LINK: ErrorHint = {
  why: 'Visitors follow this link.',
  fix: 'Write the whole address, beginning with https://.',
};
const EMAIL: ErrorHint = { why: 'Visitors write to this address.', fix: 'Write it like help@example.org.' };
const ORDER: ErrorHint = {
  why: 'Records of this kind are shown in this order.',
  fix: 'Write 1 for the first, 2 for the next one, and so on.',
};
const NUMBER: ErrorHint = { why: 'Visitors trust this number.', fix: 'Write a whole number, such as 14880.' };
const HELP: ErrorHint = { why: 'The help on every page shows it.', fix: 'Write one short sentence.' };

/** Per kind and field; a nested field falls back to the field that holds it. */
const HINTS: Record<RecordKind, Record<string, ErrorHint>> = {
  programme: {
    slug: ID,
    phone: {
      why: 'Visitors call this number.',
      fix: 'Give `display` as people read it and `href` as tel:+ and digits, such as tel:+18005550199.',
    },
    email: EMAIL,
    tissueEmail: EMAIL,
    hours: HELP,
    languageLine: HELP,
    relay: HELP,
    emergency: HELP,
    links: LINK,
    demonstration: {
      why: 'It decides whether visitors learn that nobody will contact them.',
      fix: 'Write true or false.',
    },
    demonstrationNotice: {
      why: 'Visitors must know that this is a demonstration.',
      fix: 'Write all three notices: `form`, `sent` and `finder`.',
    },
  },
  page: {
    id: ID,
    title: {
      why: 'Browsers, bookmarks and search engines show it as the name of the page.',
      fix: 'Write a title of at most 70 characters.',
    },
    description: {
      why: 'Search engines show it under the title.',
      fix: 'Write one or two sentences of at most 160 characters.',
    },
    heading: { why: 'Visitors read it first.', fix: 'Write a short heading.' },
    lead: { why: 'It explains the page at a glance.', fix: 'Write at most 60 words.' },
  },
  cohort: {
    id: {
      why: 'Study sites and forms refer to groups by it.',
      fix: 'Use adult, pediatric, pregnancy or autopsy.',
    },
    who: { why: 'People find their group by it.', fix: 'Write one sentence that says who can join.' },
    statusNote: {
      why: 'People need to know if the group is open.',
      fix: 'Write one sentence, with its date.',
    },
  },
  text: {
    id: ID,
    body: {
      why: 'The form shows this text.',
      fix: 'Write at least one paragraph below the second --- line.',
    },
  },
  enrollment: {
    id: { why: 'The numbers belong to a group.', fix: 'Use adult, pediatric, pregnancy or autopsy.' },
    status: {
      why: 'People need to know if the group is open.',
      fix: 'Write full when the goal is reached, and open when it is not.',
    },
    enrolled: NUMBER,
    goal: NUMBER,
    asOf: {
      why: 'A number is true only on its day.',
      fix: 'Write the day of the count, such as 2024-06-15, or mark the record as a sample.',
    },
    sources: {
      why: 'Visitors must be able to check the numbers.',
      fix: 'Name at least one source with `label` and `href` (or null), or mark the record as a sample.',
    },
    sample: { why: 'Invented numbers must not pass for real ones.', fix: 'Write true or false.' },
  },
  metric: {
    id: ID,
    order: ORDER,
    adultValue: { why: NUMBER.why, fix: 'Write a whole number; null where nothing was counted.' },
    pediatricValue: { why: NUMBER.why, fix: 'Write a whole number; null where nothing was counted.' },
    asOf: {
      why: 'A number is true only at its time.',
      fix: 'Write the month of the count, such as 2025-05.',
    },
  },
  news: {
    id: ID,
    date: {
      why: 'News is shown with its date, the newest first.',
      fix: 'Write the day, such as 2025-10-31, or the month, such as 2025-11.',
    },
  },
  callToAction: {
    id: ID,
    order: ORDER,
    link: { why: LINK.why, fix: 'Use one of the links of the programme.' },
    instead: {
      why: 'A programme may not have this link, and its visitors then write an e-mail.',
      fix: 'Write `text` and `label` for that case.',
    },
  },
  studySite: {
    id: ID,
    state: {
      why: 'Study sites are listed by state.',
      fix: 'Use a code from datasets/states.json, such as NM.',
    },
    country: { why: 'Postal codes are read by country.', fix: 'Use US or CA.' },
    postalCode: {
      why: 'People look for study sites near a postal code.',
      fix: 'Use 5 digits for US; for CA use the form H3T or H3T 1C5.',
    },
    lat: {
      why: 'Distances are measured from it.',
      fix: 'Give degrees north, from -90 to 90, such as 35.08.',
    },
    long: {
      why: 'Distances are measured from it.',
      fix: 'Give degrees east, from -180 to 180; in the Americas it is negative, such as -106.65.',
    },
    cohorts: {
      why: 'People can ask to join only the groups listed here.',
      fix: 'List each group once, as { cohort: adult | pediatric | pregnancy | autopsy, status: open | full }.',
    },
    covidConditions: {
      why: 'People look for study sites that take people like them.',
      fix: 'List each once: 2 = never had COVID, 3 = over 1 month ago, 4 = in the past month.',
    },
    specialty: {
      why: 'Some study sites take part in one study only.',
      fix: 'Use 0 none, 1 ABCD, 2 MUSIC, 3 C4R or 4 pregnancy and babies.',
    },
    offSite: { why: 'Some people cannot travel.', fix: 'Write true or false.' },
    website: { why: LINK.why, fix: 'Write the whole address, beginning with https://, or null.' },
    sample: { why: 'Invented records must not pass for real ones.', fix: 'Write true or false.' },
  },
  state: {
    code: {
      why: 'Study sites refer to their state by it.',
      fix: 'Use the two-letter postal code, such as NM.',
    },
    country: { why: 'States and provinces are listed by country.', fix: 'Use US or CA.' },
  },
  joinRequest: {},
  ...RECORD_HINTS,
};

const ANY_FIELD: ErrorHint = {
  why: 'The site cannot be built without it.',
  fix: 'Compare the record with another one of its kind and fill it in.',
};
const TEXT: ErrorHint = { why: 'Visitors read it.', fix: 'Write it in this language.' };
const READ_BY_VISITORS = new Set([
  'name',
  'shortName',
  'city',
  'title',
  'heading',
  'lead',
  'summary',
  'description',
  'text',
  'label',
]);

/** The hint for a field; `path` is its path inside the record. */
export function getErrorHint(kind: RecordKind, path: readonly PropertyKey[]): ErrorHint {
  const names = path.filter((part) => typeof part === 'string');
  const listed = names.map((name) => HINTS[kind][name]).find((advice) => advice !== undefined);
  return listed ?? (READ_BY_VISITORS.has(names[0] ?? '') ? TEXT : ANY_FIELD);
}
