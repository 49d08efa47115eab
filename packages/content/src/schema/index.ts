import { CONTENT_KINDS, DATASETS, RECORD_KINDS } from '../kinds/index.ts';

export { byCohort, byId, byOrder, defineDataset, defineKind, newestFirst } from '../kinds/define-kind.ts';
export type { Dataset, EmbedDefinition, ErrorHint, Hints, Kind } from '../kinds/define-kind.ts';
export { factSchema } from '../kinds/fact.ts';
export { glossaryTermSchema } from '../kinds/glossary-term.ts';
export { CONTENT_KINDS, DATASETS, KINDS, RECORD_KINDS } from '../kinds/index.ts';
export type {
  FactRecord,
  GlossaryRecord,
  KindName,
  NumberRecord,
  StateRecord,
  StudySiteRecord,
  TermRecord,
} from '../kinds/index.ts';
export { ANSWER_MAX_SENTENCES, ANSWER_MAX_WORDS } from '../kinds/answer.ts';
export { LEAD_MAX_WORDS } from '../kinds/page.ts';
export { stateNameSchema } from '../kinds/state.ts';
export { studySiteSchema } from '../kinds/study-site.ts';
export { checkRecord } from './format-issue.ts';
export { joinRequestSchema } from './join-request.ts';
export type { JoinRequestBody } from './join-request.ts';
export { proseSchema } from './prose.ts';

// The schemas of the kinds by their own names. A newer kind has its schema in `KINDS` only.
export const articleSchema = RECORD_KINDS.articles.schema;
export const callToActionSchema = CONTENT_KINDS.callsToAction.schema;
export const caseStudySchema = RECORD_KINDS.caseStudies.schema;
export const cohortSchema = CONTENT_KINDS.cohorts.schema;
export const enrollmentSchema = CONTENT_KINDS.enrollments.schema;
export const figureSchema = RECORD_KINDS.figures.schema;
export const journeySchema = RECORD_KINDS.journeys.schema;
export const metricSchema = CONTENT_KINDS.metrics.schema;
export const newsletterSchema = RECORD_KINDS.newsletters.schema;
export const newsSchema = CONTENT_KINDS.news.schema;
export const pageSchema = CONTENT_KINDS.pages.schema;
export const programmeSchema = CONTENT_KINDS.programme.schema;
export const protocolSchema = RECORD_KINDS.protocols.schema;
export const researchLinkSchema = RECORD_KINDS.researchLinks.schema;
export const resultItemSchema = RECORD_KINDS.resultItems.schema;
export const sampleBookletSchema = RECORD_KINDS.sampleBooklets.schema;
export const storySchema = RECORD_KINDS.stories.schema;
export const studyMaterialSchema = RECORD_KINDS.studyMaterials.schema;
export const studyTestSchema = RECORD_KINDS.studyTests.schema;
export const supportResourceSchema = RECORD_KINDS.supportResources.schema;
export const textSchema = CONTENT_KINDS.texts.schema;
export const updateSchema = RECORD_KINDS.updates.schema;
export const videoSchema = RECORD_KINDS.videos.schema;
export const termRecordSchema = DATASETS.termsEnglish.schema;
export const factRecordSchema = DATASETS.facts.schema;
export const glossaryRecordSchema = DATASETS.glossary.schema;
export const numberRecordSchema = DATASETS.numbers.schema;
export const stateRecordSchema = DATASETS.states.schema;
export const studySiteRecordSchema = DATASETS.studySites.schema;
