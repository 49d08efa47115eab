import type { Locale, Newsletter } from '@longcovid/content';
import { loadContent, loadMessages, loadRecords } from '@longcovid/content/load';

/** Kinds of records with a page of their own, whose heading is their title. */
const KINDS = ['updates', 'caseStudies', 'studyMaterials', 'protocols'] as const;

/** The heading of a page, from any kind of record; undefined for an unknown id. Server only. */
export function pageHeading(locale: Locale, id: string): string | undefined {
  const page = loadContent(locale).pages[id];
  if (page) return page.heading;
  const newsletter = loadRecords(locale, 'newsletters').find((record) => record.id === id);
  if (newsletter) return newsletterHeading(locale, newsletter);
  return KINDS.flatMap((kind) => loadRecords(locale, kind)).find((record) => record.id === id)?.title;
}

/** The heading of a newsletter's page, as in its PDF: its title is only its season and year. Server only. */
export const newsletterHeading = (locale: Locale, { title }: Pick<Newsletter, 'title'>): string =>
  loadMessages(locale)['documents.pdf.newsletter']?.replace('{title}', title) ?? title;
