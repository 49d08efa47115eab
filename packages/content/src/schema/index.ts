export type { RecordKind } from './advice.ts';
export { checkRecord } from './describe.ts';
export { cohortSchema, LEAD_MAX_WORDS, pageSchema, programmeSchema, textSchema } from './entries.ts';
export { joinRequestSchema } from './join-request.ts';
export type { JoinRequestBody } from './join-request.ts';
export { proseSchema } from './prose.ts';
export { stateNameSchema, stateRecordSchema, studySiteRecordSchema, studySiteSchema } from './study-site.ts';
export type { StateRecord, StudySiteRecord } from './study-site.ts';
