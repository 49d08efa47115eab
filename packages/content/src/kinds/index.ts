import type { z } from 'zod';
import type { RecordPage } from '../record-page.ts';
import type { EmbedDefinition } from './define-kind.ts';
import { answer } from './answer.ts';
import { article } from './article.ts';
import { callToAction } from './call-to-action.ts';
import { caseStudy } from './case-study.ts';
import { cohort } from './cohort.ts';
import { enrollment } from './enrollment.ts';
import { fact } from './fact.ts';
import { figure } from './figure.ts';
import { glossaryTerm } from './glossary-term.ts';
import { journey } from './journey.ts';
import { metric } from './metric.ts';
import { news } from './news.ts';
import { newsletter } from './newsletter.ts';
import { number } from './number.ts';
import { page } from './page.ts';
import { programme } from './programme.ts';
import { protocol } from './protocol.ts';
import { researchLink } from './research-link.ts';
import { resultItem } from './result-item.ts';
import { sampleBooklet } from './sample-booklet.ts';
import { state } from './state.ts';
import { status } from './status.ts';
import { story } from './story.ts';
import { study } from './study.ts';
import { studyMaterial } from './study-material.ts';
import { studySite } from './study-site.ts';
import { studyTest } from './study-test.ts';
import { supportResource } from './support-resource.ts';
import { defineTerms } from './term.ts';
import { text } from './text.ts';
import { update } from './update.ts';
import { video } from './video.ts';
import type { Fact } from './fact.ts';
import type { GlossaryTerm } from './glossary-term.ts';

export type { Answer } from './answer.ts';
export type { Article } from './article.ts';
export type { CallToAction } from './call-to-action.ts';
export type { CaseStudy } from './case-study.ts';
export type { Cohort } from './cohort.ts';
export type { Enrollment } from './enrollment.ts';
export type { Fact, FactRecord } from './fact.ts';
export type { Figure } from './figure.ts';
export type { GlossaryRecord, GlossaryTerm } from './glossary-term.ts';
export type {
  Journey,
  JourneyAnswer,
  JourneyBlock,
  JourneyDue,
  JourneyPhase,
  JourneyQuestion,
  JourneySpan,
  JourneyStep,
  JourneyVersion,
} from './journey.ts';
export type { Metric } from './metric.ts';
export type { News } from './news.ts';
export type { Newsletter } from './newsletter.ts';
export type { NumberRecord } from './number.ts';
export type { PageEntry } from './page.ts';
export type { Programme } from './programme.ts';
export type { Protocol } from './protocol.ts';
export type { ResearchLink } from './research-link.ts';
export type { ResultItem } from './result-item.ts';
export type { SampleBooklet } from './sample-booklet.ts';
export type { StateName, StateRecord } from './state.ts';
export type { Status, StatusRecord } from './status.ts';
export type { Story } from './story.ts';
export type { StudyMaterial } from './study-material.ts';
export type { StudySite, StudySiteRecord } from './study-site.ts';
export type { TermRecord } from './term.ts';
export type { StudyTest } from './study-test.ts';
export type { SupportResource } from './support-resource.ts';
export type { TextEntry } from './text.ts';
export type { Update } from './update.ts';
export type { Video } from './video.ts';
export type { FigureAssertion, FigureCell, FigureValue } from './figure-claim.ts';

/** The kinds that `loadContent` reads at once, by the names of their built files. */
export const CONTENT_KINDS = {
  programme,
  pages: page,
  cohorts: cohort,
  statuses: status,
  texts: text,
  enrollments: enrollment,
  metrics: metric,
  news,
  callsToAction: callToAction,
};

/** The kinds that pages load by kind or by record: `loadRecords(locale, 'stories')`. */
export const RECORD_KINDS = {
  answers: answer,
  stories: story,
  supportResources: supportResource,
  studies: study,
  studyTests: studyTest,
  researchLinks: researchLink,
  resultItems: resultItem,
  sampleBooklets: sampleBooklet,
  videos: video,
  updates: update,
  articles: article,
  newsletters: newsletter,
  caseStudies: caseStudy,
  studyMaterials: studyMaterial,
  protocols: protocol,
  journeys: journey,
  figures: figure,
};

/** Every kind of entry, by the name of its built file. */
export const KINDS = { ...CONTENT_KINDS, ...RECORD_KINDS };

/** The files of `datasets`. */
export const DATASETS = {
  termsEnglish: defineTerms('terms-en.yml'),
  termsSpanish: defineTerms('terms-es.yml'),
  facts: fact,
  glossary: glossaryTerm,
  numbers: number,
  states: state,
  studySites: studySite,
};

export type KindName = keyof typeof KINDS;

/** The records that pages load by kind or by record, by the names of their built files. */
export type RecordsByKind = {
  [Name in keyof typeof RECORD_KINDS]: z.output<(typeof RECORD_KINDS)[Name]['schema']>;
} & { facts: Fact; glossary: GlossaryTerm };

export type LoadedKind = keyof RecordsByKind;

type WithEmbed<Definition> = Definition extends { embed: infer Embed extends EmbedDefinition }
  ? Embed
  : never;
type AnyEmbed = WithEmbed<(typeof KINDS)[KindName] | typeof studySite>;

/** The names of all directives. */
export type EmbedName = AnyEmbed['name'];

/** A directive by its name, with the attributes that its kind defines. */
export type Embed<Name extends EmbedName = EmbedName> = Name extends EmbedName
  ? { name: Name; attributes: EmbedAttributes<Extract<AnyEmbed, { name: Name }>> } & (Extract<
      AnyEmbed,
      { name: Name }
    > extends { isById: true }
      ? { id: string }
      : unknown)
  : never;

type EmbedAttributes<Definition> = Definition extends { attributes: infer Shape extends z.ZodRawShape }
  ? z.output<z.ZodObject<Shape>>
  : Record<string, never>;

type PageKind = {
  [Name in KindName]: (typeof KINDS)[Name] extends { pages: 'listed' | 'by id' } ? Name : never;
}[KindName];

/** The records of each kind that are pages, in the order in which the site lists them: `dist/collections.json`. */
export type PageCollections = Record<PageKind, readonly RecordPage[]> & {
  /** Whether the programme is a demonstration, which has a page about it. */
  demonstration: boolean;
};
