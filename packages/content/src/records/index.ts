import type { Story } from '../kinds/story.ts';
import type { Article, CaseStudy, Newsletter, Update } from './publications.ts';
import type { Fact } from './fact.ts';
import type { Figure } from './figure.ts';
import type { GlossaryTerm } from './glossary.ts';
import type { Journey } from './journey.ts';
import type { Protocol, StudyMaterial } from './documents.ts';
import type {
  ResearchLink,
  ResultItem,
  SampleBooklet,
  StudyTest,
  SupportResource,
  Video,
} from './participation.ts';

export type { Story } from '../kinds/story.ts';
export type * from './documents.ts';
export { MATERIAL_TYPES, PROTOCOL_KINDS } from './documents.ts';
export type * from './fact.ts';
export { FIGURE_HOLDS, FIGURE_KINDS } from './figure.ts';
export type * from './figure.ts';
export type * from './glossary.ts';
export type * from './journey.ts';
export type * from './participation.ts';
export { SEASONS } from './publications.ts';
export type * from './publications.ts';

/** The records that pages load by kind or by record, by the names of their built files. */
export type RecordsByKind = {
  /** In the order of the specification. */
  facts: Fact;
  glossary: GlossaryTerm;
  /** By `order`. */
  stories: Story;
  supportResources: SupportResource;
  studyTests: StudyTest;
  researchLinks: ResearchLink;
  resultItems: ResultItem;
  sampleBooklets: SampleBooklet;
  videos: Video;
  /** Newest first. */
  updates: Update;
  articles: Article;
  newsletters: Newsletter;
  /** By `order`. */
  caseStudies: CaseStudy;
  /** By group, then by type. */
  studyMaterials: StudyMaterial;
  /** By `order`. */
  protocols: Protocol;
  journeys: Journey;
  figures: Figure;
};

export type LoadedKind = keyof RecordsByKind;
