import { story } from '../kinds/story.ts';

export type { RecordKind } from './error-hints.ts';
export { checkRecord } from './format-issue.ts';
export { cohortSchema, LEAD_MAX_WORDS, pageSchema, programmeSchema, textSchema } from './entries.ts';
export { joinRequestSchema } from './join-request.ts';
export type { JoinRequestBody } from './join-request.ts';
export { callToActionSchema, newsSchema } from './news.ts';
export { enrollmentSchema, metricSchema } from './numbers.ts';
export { embedSchema, proseSchema } from './prose.ts';
export { protocolSchema, studyMaterialSchema } from './records/documents.ts';
export { factRecordSchema, factSchema } from './records/fact.ts';
export type { FactRecord } from './records/fact.ts';
export { figureSchema } from './records/figure.ts';
export { glossaryRecordSchema, glossaryTermSchema } from './records/glossary.ts';
export type { GlossaryRecord } from './records/glossary.ts';
export { numberRecordSchema } from './records/number.ts';
export type { NumberRecord } from './records/number.ts';
export { journeySchema } from './records/journey.ts';
export {
  researchLinkSchema,
  resultItemSchema,
  sampleBookletSchema,
  studyTestSchema,
  supportResourceSchema,
  videoSchema,
} from './records/participation.ts';
export { articleSchema, caseStudySchema, newsletterSchema, updateSchema } from './records/publications.ts';
export { stateNameSchema, stateRecordSchema, studySiteRecordSchema, studySiteSchema } from './study-site.ts';
export type { StateRecord, StudySiteRecord } from './study-site.ts';

export const storySchema = story.schema;
