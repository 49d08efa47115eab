import type { Language } from '../ways.ts';
import { readEntry } from './entries.ts';

/** Consent forms by group. The English adult form is a page of its own. */
export const CONSENT_FORMS = ['consent-adult', 'consent-pediatric', 'consent-tissue'] as const;

export type ConsentForm = {
  title: string;
  /** Date of the version, such as 2025-02-13. */
  versionDate: string;
  /** Each sentence or cell of the text, without markup, links, and values that the build inserts. */
  sentences: string[];
};

/** Reads a consent form from its committed files. */
export function readConsentForm(id: (typeof CONSENT_FORMS)[number], language: Language): ConsentForm {
  const isPage = id === 'consent-adult' && language === 'en';
  const { fields, body } = isPage
    ? readEntry('page', 'consent-a', language)
    : readEntry('protocol', id, language);
  const { meta } = readEntry('protocol', id, 'es');
  return {
    title: String(isPage ? fields.heading : fields.title),
    versionDate: String(meta.versionDate),
    sentences: sentencesIn(body),
  };
}

/** Fragments of at least three words without markup, which no page layout breaks. */
function sentencesIn(markdown: string): string[] {
  return markdown
    .split(/\n{2,}|\n(?=- )/)
    .flatMap((block) =>
      block
        .replaceAll(/\s+/g, ' ')
        .trim()
        .replaceAll(/\{#[^}]*\}/g, '')
        .split(/\*\*|\[[^\]]*\]\([^)]*\)|\{[^}]*\}|^#+ |^- /),
    )
    .map((piece) => piece.replace(/^[\s.,;:]+/, '').trim())
    .filter((piece) => piece.split(' ').length >= 3);
}
