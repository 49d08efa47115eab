import type { Locale } from '@longcovid/content';
import { loadContent, loadRecords } from '@longcovid/content/load';

/** Kinds of records with a page of their own. */
const KINDS = ['updates', 'caseStudies', 'studyMaterials', 'protocols'] as const;

/** The heading of a page, from any kind of record; undefined for an unknown id. Server only. */
export function pageHeading(locale: Locale, id: string): string | undefined {
  const page = loadContent(locale).pages[id];
  if (page) return page.heading;
  return KINDS.flatMap((kind) => loadRecords(locale, kind)).find((record) => record.id === id)?.title;
}
