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

/** Kinds of records that have a PDF, named as their folder under `entries`. */
export type DocumentKind = 'study-material' | 'newsletter' | 'protocol';

/** A record as a paper: everything that is printed, in one language. */
export type PaperDocument = {
  kind: DocumentKind;
  id: string;
  locale: Locale;
  /** File name under `files/pdf/<locale>`, the same in every language. */
  file: string;
  /** The record names its PDF. A new one has none until it is printed for a release, and is complete without. */
  hasPdf: boolean;
  title: string;
  /** A few sentences under the title. Null: none. */
  lead: string | null;
  /** Day or month of the version. Null: none is given, which a protocol says. */
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

/**
 * Every record that has a PDF, in both languages, as the entries under `root` are now. A protocol without a text has
 * that of the page of the site which it leads to.
 * Throws with every mistake in the content.
 */
export function paperDocuments(root: string): PaperDocument[] {
  const { files, problems } = buildContent(root);
  if (problems.length > 0)
    throw new Error(`No PDF was made: the content has mistakes.\n${problems.join('\n')}`);

  return LOCALES.flatMap((locale) => {
    const records = <Kind extends keyof Built>(kind: Kind) =>
      files.get(`${locale}/${kind}.json`) as Built[Kind];
    const { name: publisher } = records('programme');
    const base = { locale, publisher };
    const getText = ({ id, body, summary, href }: Protocol): { lead: string | null; body: Prose } => {
      if (body.length > 0) return { lead: summary, body };
      const page = records('pages')[href?.slice(1) ?? ''];
      if (page === undefined) {
        throw new Error(
          `entries/protocol/${id}/${locale}.md: its href is ${href}, which is no page of content, so there are no words to print. Name the page that has them.`,
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
        hasPdf: protocol.file !== null,
        title: protocol.title,
        date: protocol.versionDate,
        sample: protocol.sample,
        ...getText(protocol),
      })),
    ];
  });
}
