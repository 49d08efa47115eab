import type { Language } from '../ways.ts';
import { readEntry } from './entries.ts';

/** Consent forms by the group that they are for; the English adult form is a page of its own. */
export const CONSENT_FORMS = ['consent-adult', 'consent-pediatric', 'consent-tissue'] as const;

export type ConsentForm = {
  title: string;
  /** The day of the version, such as 2025-02-13. */
  versionDate: string;
  /** Each sentence or cell of the text, without marks, links and what the build fills in. */
  sentences: string[];
};

/** A consent form as its committed files have it. */
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

/** Pieces of at least three words between marks: what stands on paper in one run, whatever the layout. */
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
