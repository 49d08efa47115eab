import { readFileSync } from 'node:fs';

import type { Language } from '../ways.ts';

const entries = new URL('../../packages/content/entries/', import.meta.url);

const read = (file: string) => readFileSync(new URL(file, entries), 'utf8');

/** The value of a field that stands on one line. */
function field(text: string, name: string): string {
  const value = new RegExp(`^ *${name}: (.+)$`, 'm').exec(text)?.[1];
  if (value === undefined) throw new Error(`The entry has no field "${name}".`);
  return value;
}

const programmeText = read('programme/longcovid/meta.yml');

/** The record of the programme, as it is committed: where to call and write. */
export const programme = {
  phone: { display: field(programmeText, 'display'), href: field(programmeText, 'href') },
  tissueEmail: field(programmeText, 'tissueEmail'),
};

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
  const [, head = '', ...body] = read(
    isPage ? 'page/consent-a/en.md' : `protocol/${id}/${language}.md`,
  ).split(/^---$/m);
  return {
    title: field(head, isPage ? 'heading' : 'title'),
    versionDate: field(read(`protocol/${id}/meta.yml`), 'versionDate'),
    sentences: sentencesIn(body.join('---')),
  };
}

/** Pieces of at least three words between marks: what stands on paper in one run, whatever the layout. */
function sentencesIn(markdown: string): string[] {
  return markdown
    .split(/\n{2,}|\n(?=- )/)
    .flatMap((block) =>
      block
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/\{#[^}]*\}/g, '')
        .split(/\*\*|\[[^\]]*\]\([^)]*\)|\{[^}]*\}|^#+ |^- /),
    )
    .map((piece) => piece.replace(/^[\s.,;:]+/, '').trim())
    .filter((piece) => piece.split(' ').length >= 3);
}
