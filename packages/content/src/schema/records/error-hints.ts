import type { ErrorHint } from '../../kinds/define-kind.ts';
import {
  BODY,
  DAY_OR_MONTH,
  DOWNLOAD_TEXT,
  GROUPS,
  ID,
  INTRO,
  LINK,
  LINK_TEXT,
  NEW_WINDOW,
  ORDER,
  PAGE,
  PDF,
  PICTURE,
  PICTURES,
  ALT_TEXT,
  SAMPLE,
  WEB,
} from '../../kinds/field-hints.ts';
import { story } from '../../kinds/story.ts';

/** Kinds that pages load by record. */
export type LoadedRecordKind =
  | 'fact'
  | 'glossaryTerm'
  | 'number'
  | 'story'
  | 'supportResource'
  | 'studyTest'
  | 'researchLink'
  | 'resultItem'
  | 'sampleBooklet'
  | 'video'
  | 'update'
  | 'caseStudy'
  | 'newsletter'
  | 'article'
  | 'studyMaterial'
  | 'protocol'
  | 'journey'
  | 'figure';

/** Per kind and field; a nested field falls back to the field that holds it. */
export const RECORD_HINTS: Record<LoadedRecordKind, Record<string, ErrorHint>> = {
  fact: {
    id: {
      why: 'Lists of facts refer to it.',
      fix: 'Use lower-case letters, digits and hyphens, such as "visit-minutes".',
    },
    value: {
      why: 'The pages are searched for these texts.',
      fix: 'Under en and es, list the texts that one page must contain, such as ["34,500"].',
    },
    asOf: {
      why: 'A fact may be true only for a time.',
      fix: 'Write the day, month or year, such as 2025-05, or null when no date is given.',
    },
    source: { why: 'An editor must be able to check it.', fix: 'Name its origin in a few words.' },
    sample: SAMPLE,
  },
  number: {
    id: {
      why: 'Texts refer to the number by it.',
      fix: 'Use lower-case letters, digits and hyphens, such as "study-sites".',
    },
    value: { why: 'Visitors trust this number.', fix: 'Write it without commas, such as 34500.' },
    unit: { why: 'A percentage is shown with %.', fix: 'Write percent, or omit it.' },
    counts: {
      why: 'The build rejects a typed number before these words.',
      fix: 'Under en and es, list the singular and the plural, such as [trial, trials].',
    },
    asOf: {
      why: 'A number may be true only for a time.',
      fix: 'Write the day, month or year, such as 2025-05, or null when no date is given.',
    },
    source: { why: 'An editor must be able to check it.', fix: 'Name its origin in a few words.' },
    sample: SAMPLE,
  },
  glossaryTerm: {
    id: {
      why: 'Lists of terms refer to it.',
      fix: 'Use lower-case letters, digits and hyphens, such as "clinical-trial".',
    },
    term: {
      why: 'The pages are searched for this term.',
      fix: 'Under en and es, list each form of the term, such as ["clinical trial", "clinical trials"].',
    },
    explained: {
      why: 'Readers who do not know the term must find its meaning at the first use.',
      fix: 'Under en and es, list texts of which one is near it, such as ["tests a treatment"].',
    },
  },
  story: story.hints,
  supportResource: {
    ...PICTURES,
    id: ID,
    order: ORDER,
    body: BODY,
    url: LINK,
    label: LINK_TEXT,
    opensNewWindow: NEW_WINDOW,
    sample: SAMPLE,
  },
  studyTest: { ...PICTURES, id: ID, order: ORDER, description: BODY, sample: SAMPLE },
  researchLink: {
    id: ID,
    order: ORDER,
    url: LINK,
    opensNewWindow: NEW_WINDOW,
    cohorts: GROUPS,
    sample: SAMPLE,
  },
  resultItem: {
    id: ID,
    order: ORDER,
    body: BODY,
    downloadLabel: LINK_TEXT,
    downloadUrl: LINK,
    cohorts: GROUPS,
    sample: SAMPLE,
  },
  sampleBooklet: {
    id: ID,
    order: ORDER,
    imagePath: PICTURE,
    imageAlt: ALT_TEXT,
    downloadUrl: LINK,
    cohorts: GROUPS,
    sample: SAMPLE,
  },
  video: {
    id: ID,
    file: {
      why: 'Visitors play this file.',
      fix: 'Write the name of a file in files/video, such as adults.webm, or null while there is none.',
    },
    transcript: {
      why: 'Not everyone can see or hear a video.',
      fix: 'Write all that it shows below the second --- line.',
    },
    sample: SAMPLE,
  },
  update: { ...PAGE, ...PICTURES, id: ID, date: DAY_OR_MONTH, intro: INTRO, body: BODY, sample: SAMPLE },
  caseStudy: { ...PAGE, ...PICTURES, id: ID, order: ORDER, intro: INTRO, body: BODY, sample: SAMPLE },
  newsletter: {
    id: {
      why: 'Addresses and links are made from it, and people look for an issue by its season.',
      fix: 'Name the folder by season and year, such as spring-2025, as in meta.yml.',
    },
    season: { why: 'Newsletters are listed by season.', fix: 'Use spring, summer or fall.' },
    year: { why: 'Newsletters are listed by year.', fix: 'Write the year in four digits, such as 2025.' },
    title: {
      why: 'People look for an issue by its season and year.',
      fix: 'Write both, such as "Spring 2025".',
    },
    body: BODY,
    image: PICTURE,
    downloadLabel: DOWNLOAD_TEXT,
    pdf: PDF,
    sample: SAMPLE,
  },
  article: {
    id: ID,
    date: {
      why: DAY_OR_MONTH.why,
      fix: 'Write the day, the month or the year, such as 2025-10-31, 2025-11 or 2025.',
    },
    publisher: { why: 'Visitors want to know who wrote it.', fix: 'Name the journal or the institute.' },
    url: WEB,
    sample: SAMPLE,
  },
  studyMaterial: {
    ...PAGE,
    id: ID,
    type: {
      why: 'People filter the list by it.',
      fix: 'Use enrollment, educational, at_home_tests or in_person_tests.',
    },
    cohort: {
      why: 'People filter the list by it.',
      fix: 'Use adult, pediatric, pregnancy, autopsy or young_adult.',
    },
    body: BODY,
    pages: { why: 'People want to know how long a paper is.', fix: 'Write the number of its pages.' },
    date: DAY_OR_MONTH,
    file: PDF,
    sample: SAMPLE,
  },
  protocol: {
    ...PAGE,
    id: ID,
    order: ORDER,
    kind: { why: 'Plans and consent forms are listed apart.', fix: 'Use protocol or consent.' },
    cohort: {
      why: 'People look for the document of their group.',
      fix: 'Use adult, pediatric, pregnancy or autopsy.',
    },
    summary: { why: 'It introduces the document.', fix: 'Write one or two sentences.' },
    body: {
      why: 'People read the document as a web page, and its PDF is printed from the same text.',
      fix: 'Write it below the second --- line, or name in href the page of the site that has it.',
    },
    versionDate: {
      why: 'People must know which version they read.',
      fix: 'Write the day, such as 2025-02-13, or null when no date is given.',
    },
    size: {
      why: 'A large file costs time and money on a phone.',
      fix: 'Write the size of the file in bytes.',
    },
    file: PDF,
    href: LINK,
    linkLabel: LINK_TEXT,
    sample: SAMPLE,
  },
  journey: {
    id: ID,
    welcomeTitle: {
      why: 'Visitors read it first.',
      fix: 'Write a short heading.',
    },
    welcomeBody: { why: 'It introduces the journey.', fix: 'Write one or two sentences.' },
    imageAlt: ALT_TEXT,
    questions: {
      why: 'The answers select the journey.',
      fix: 'Under questions in both languages, give each question its id, label and text.',
    },
    yes: { why: 'It labels an option.', fix: 'Write the word for yes.' },
    no: { why: 'It labels an option.', fix: 'Write the word for no.' },
    versions: {
      why: 'Every set of answers needs a journey.',
      fix: 'In meta.yml list one version for each set of yes and no; in both languages give each its title and intro; and let each part have a ## heading, each time a ### heading and each step a #### heading with text below it.',
    },
    sample: SAMPLE,
  },
  figure: {
    id: ID,
    kind: { why: 'It decides the type of chart.', fix: 'Use bar, stacked-bar or line.' },
    claim: {
      why: 'Visitors trust the sentence beside a chart.',
      fix: 'Write the sentence under claim in both languages, and in meta.yml under asserts what it states about the numbers; both must agree.',
    },
    unit: {
      why: 'A number without its unit means nothing.',
      fix: 'Write unit: percent in meta.yml, or in both languages one and other, such as { one: visit, other: visits }.',
    },
    categoryLabel: {
      why: 'It is the header of the first column.',
      fix: 'Write one word or two, such as "Age".',
    },
    categories: {
      why: 'Each number belongs to one of them.',
      fix: 'List their ids in meta.yml, and under categories in both languages give each its label.',
    },
    series: {
      why: 'Visitors trust these numbers.',
      fix: 'In meta.yml give each series a number for each category (or missing), and in both languages its label.',
    },
    source: {
      why: 'Visitors must be able to check the numbers.',
      fix: 'Write source with label, and href when there is a page.',
    },
    asOf: {
      why: 'A number is true only at its time.',
      fix: 'Write the day or month of the count, such as 2025-05, or null when no date is given.',
    },
    notes: {
      why: 'Invented numbers must not pass for real ones.',
      fix: 'State in a note which numbers are invented.',
    },
    sample: SAMPLE,
  },
};
