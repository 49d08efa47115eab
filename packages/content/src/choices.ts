/**
 * The closed lists of values that schemas, forms and filters share. Browsers import them, so none of this needs the
 * schemas.
 */

/** The groups of people who can join a study, in the order in which they are shown. */
export const COHORT_IDS = ['adult', 'pediatric', 'pregnancy', 'autopsy'] as const;
export type CohortId = (typeof COHORT_IDS)[number];

/** `open`: people can join. `full`: the goal is reached (visitors read 'Closed' / 'Cerrado'). */
export const COHORT_STATUSES = ['open', 'full'] as const;
export type CohortStatus = (typeof COHORT_STATUSES)[number];

/** The groups of a study material. Young adults take part in the children's study, with materials of their own. */
export const MATERIAL_COHORTS = ['adult', 'pediatric', 'pregnancy', 'autopsy', 'young_adult'] as const;
export type MaterialCohort = (typeof MATERIAL_COHORTS)[number];

/** The purpose of a study material. */
export const MATERIAL_TYPES = ['enrollment', 'educational', 'at_home_tests', 'in_person_tests'] as const;
export type MaterialType = (typeof MATERIAL_TYPES)[number];

/** The objects that tell at a glance what a study material is about. */
export const MATERIAL_SYMBOLS = [
  'backpack',
  'battery',
  'blocks',
  'blood-tubes',
  'book',
  'clipboard',
  'finger-clip',
  'height-chart',
  'letter',
  'microscope',
  'phone',
  'saliva-tube',
  'sample-box',
  'seedling',
  'stethoscope',
] as const;
export type MaterialSymbol = (typeof MATERIAL_SYMBOLS)[number];

/** The scenes that a story may have. */
export const STORY_SCENES = [
  'arrival',
  'conversation',
  'blood-draw',
  'home-kit',
  'rest',
  'reading',
  'call',
] as const;
export type StoryScene = (typeof STORY_SCENES)[number];

/** The groups that have participation totals. */
export const METRIC_COHORTS = ['adult', 'pediatric'] as const;
export type MetricCohort = (typeof METRIC_COHORTS)[number];

/** 2 = never had COVID, 3 = had COVID over 1 month ago, 4 = had COVID in the past month. */
export const COVID_CONDITIONS = [2, 3, 4] as const;
export type CovidCondition = (typeof COVID_CONDITIONS)[number];

/** 0 none, 1 ABCD site, 2 MUSIC site, 3 C4R site, 4 Pregnant Women/Babies site. */
export const SPECIALTIES = [0, 1, 2, 3, 4] as const;
export type Specialty = (typeof SPECIALTIES)[number];

export const COUNTRIES = ['US', 'CA'] as const;
export type Country = (typeof COUNTRIES)[number];

/** Links to other sites in the programme's record. */
export const PROGRAMME_LINKS = [
  'feedbackSurvey',
  'mainProgramme',
  'clinicalTrials',
  'communityRegistry',
  'newsletter',
] as const;
export type ProgrammeLink = (typeof PROGRAMME_LINKS)[number];

export const SEASONS = ['spring', 'summer', 'fall'] as const;
export type Season = (typeof SEASONS)[number];

export const PROTOCOL_KINDS = ['protocol', 'consent'] as const;
export type ProtocolKind = (typeof PROTOCOL_KINDS)[number];

/** bar: compare groups · stacked-bar: parts of a whole · line: change over time. */
export const FIGURE_KINDS = ['bar', 'stacked-bar', 'line', 'bullet', 'dot-plot', 'tiles'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** How a number in a sentence relates to the value. Default: exactly. about: the value rounded like the number. */
export const FIGURE_HOLDS = ['exactly', 'more-than', 'less-than', 'about'] as const;
export type FigureHolds = (typeof FIGURE_HOLDS)[number];
