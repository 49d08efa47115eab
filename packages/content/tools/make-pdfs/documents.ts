import { join } from 'node:path';
import { LOCALES } from '../../src/index.ts';
import type {
  Locale,
  Newsletter,
  PageEntry,
  Programme,
  Prose,
  Protocol,
  StudyMaterial,
} from '../../src/index.ts';
import { buildContent } from '../build/build-content.ts';
import { NO_FACTS, programmeFacts } from '../build/programme-facts.ts';
import { readEntries } from '../build/read-entry.ts';

/** Kinds of records that have a PDF, named as their folder under `entries`. */
export type DocumentKind = 'study-material' | 'newsletter' | 'protocol';

/** A record as a paper: everything that is printed, in one language. */
export type PaperDocument = {
  kind: DocumentKind;
  id: string;
  locale: Locale;
  /** File name under `files/pdf/<locale>`, the same in every language. */
  file: string;
  title: string;
  /** A few sentences under the title. Null: none. */
  lead: string | null;
  /** Day or month of the version. Null: it has none. */
  date: string | null;
  body: Prose;
  /** Who publishes it. */
  publisher: string;
  /** The words are invented, which every page of the paper then says. */
  sample: boolean;
};

/** The built files that papers are made of. */
type Built = {
  programme: Programme;
  pages: Record<string, PageEntry>;
  studyMaterials: StudyMaterial[];
  newsletters: Newsletter[];
  protocols: Protocol[];
};

/** The page of the site whose words are the adult consent form. */
const ADULT_CONSENT_PAGE = 'consent-a';

/**
 * Every record that has a PDF, in both languages, as the entries under `root` are now. The words of consent forms stand
 * in `files/consent/<id>`, except where a page of the site holds them.
 * Throws with every mistake in the content.
 */
export function paperDocuments(root: string): PaperDocument[] {
  const { files, problems } = buildContent(root);
  const programmes = readEntries(join(root, 'entries/programme'), { facts: NO_FACTS }, problems);
  const facts = programmeFacts(programmes[0]);
  const forms = readEntries(join(root, 'files/consent'), { facts }, problems);
  if (problems.length > 0)
    throw new Error(`No PDF was made: the content has mistakes.\n${problems.join('\n')}`);

  return LOCALES.flatMap((locale) => {
    const records = <Kind extends keyof Built>(kind: Kind) =>
      files.get(`${locale}/${kind}.json`) as Built[Kind];
    const { name: publisher } = records('programme');
    const base = { locale, publisher };
    const consentWords = (id: string): Prose => {
      const written = forms.find(({ slug }) => slug === id)?.translations[locale]?.body;
      const page = id === 'consent-adult' ? records('pages')[ADULT_CONSENT_PAGE] : undefined;
      const body = written ?? page?.body;
      if (body === undefined) {
        throw new Error(
          `files/consent/${id}/${locale}.md: the file is missing, so the consent form has no words. Write it.`,
        );
      }
      return body;
    };
    return [
      ...records('studyMaterials').map(({ id, title, summary, date, body, sample }): PaperDocument => ({
        ...base,
        kind: 'study-material',
        id,
        file: `${id}.pdf`,
        title,
        lead: summary,
        date,
        body,
        sample,
      })),
      ...records('newsletters').map(({ id, title, summary, body, sample }): PaperDocument => ({
        ...base,
        kind: 'newsletter',
        id,
        file: `newsletter-${id}.pdf`,
        title,
        lead: summary,
        date: null,
        body,
        sample,
      })),
      ...records('protocols')
        .filter(({ kind }) => kind === 'consent')
        .map(({ id, title, versionDate, sample }): PaperDocument => ({
          ...base,
          kind: 'protocol',
          id,
          file: `${id}.pdf`,
          title,
          lead: null,
          date: versionDate,
          body: consentWords(id),
          sample,
        })),
    ];
  });
}
