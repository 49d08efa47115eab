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
import { buildContent } from '../../compiler/build-content.ts';

/** Kinds of records with a PDF, by folder under `entries`. */
export type DocumentKind = 'study-material' | 'newsletter' | 'protocol';

/** A printable document of a record, in one language. */
export type PaperDocument = {
  kind: DocumentKind;
  id: string;
  locale: Locale;
  /** File name under `files/pdf/<locale>`, the same in every language. */
  file: string;
  /** The record has a PDF. A new one has none until it is printed for a release. */
  hasPdf: boolean;
  title: string;
  /** Text below the title; null for none. */
  lead: string | null;
  /** Day or month of the version; null for none, which a protocol states. */
  date: string | null;
  body: Prose;
  /** The publisher, and how to reach it. */
  programme: Pick<Programme, 'name' | 'phone'>;
  /** URL of the page with the same text, in each language. */
  pages: Record<Locale, string>;
  /** The text is invented, which every page then states. */
  sample: boolean;
};

/** The built files of printable records. */
type Built = {
  programme: Programme;
  pages: Record<string, PageEntry>;
  studyMaterials: StudyMaterial[];
  newsletters: Newsletter[];
  protocols: Protocol[];
};

/**
 * Every record that has a PDF, in both languages, as the entries under `root` are now. A protocol without a text has
 * that of the page that it links to. Throws with all errors in the content.
 */
export function paperDocuments(root: string): PaperDocument[] {
  // Paper outlives a plan, and a file does not change by the calendar: it has the wording for later.
  const { files, problems } = buildContent(root, { today: '9999-12-31' });
  if (problems.length > 0)
    throw new Error(`No PDF was printed: the content has errors.\n${problems.join('\n')}`);

  return LOCALES.flatMap((locale) => {
    const records = <Kind extends keyof Built>(kind: Kind, language = locale) =>
      files.get(`${language}/${kind}.json`) as Built[Kind];
    const programme = records('programme');
    const base = { locale, programme: { name: programme.name, phone: programme.phone } };
    const getPages = (getPath: (language: Locale) => string) => ({
      en: programme.website + getPath('en'),
      es: `${programme.website}/es${getPath('es')}`,
    });
    const getText = ({ id, body, summary, href }: Protocol): { lead: string | null; body: Prose } => {
      if (body.length > 0) return { lead: summary, body };
      const page = records('pages')[href?.slice(1) ?? ''];
      if (page === undefined) {
        throw new Error(
          `entries/protocol/${id}/${locale}.md: its href is ${href}, which is not a page of content, so there is no text to print. Use the page with its text.`,
        );
      }
      return { lead: page.lead, body: page.body };
    };
    return [
      ...records('studyMaterials').map(({ id, title, summary, date, body, file, sample }): PaperDocument => ({
        ...base,
        kind: 'study-material',
        id,
        file: `${id}.pdf`,
        pages: getPages(() => `/study-materials/${id}`),
        hasPdf: file !== null,
        title,
        lead: summary,
        date,
        body,
        sample,
      })),
      ...records('newsletters').map(({ id, title, summary, body, pdf, sample }): PaperDocument => ({
        ...base,
        kind: 'newsletter',
        id,
        file: `newsletter-${id}.pdf`,
        pages: getPages(() => `/stay-informed/newsletters/${id}`),
        hasPdf: pdf !== null,
        title,
        lead: summary,
        date: null,
        body,
        sample,
      })),
      ...records('protocols').map((protocol): PaperDocument => ({
        ...base,
        kind: 'protocol',
        id: protocol.id,
        file: `${protocol.id}.pdf`,
        // A form without a text of its own is at the page that it links to; other links lead to the journal.
        pages: getPages((language) => {
          const record = records('protocols', language).find(({ id }) => id === protocol.id);
          return record?.href?.startsWith('/') ? record.href : `/study-materials/${protocol.id}`;
        }),
        hasPdf: protocol.file !== null,
        title: protocol.title,
        date: protocol.versionDate,
        sample: protocol.sample,
        ...getText(protocol),
      })),
    ];
  });
}
