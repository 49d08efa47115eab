import type { Locale, MaterialType, Prose } from '@longcovid/content';
import { loadMessages, loadRecord, loadRecords } from '@longcovid/content/load';

import { articleWords } from '../../embeds/load-article.ts';
import type { DocumentData } from '../../features/documents/document-data.ts';
import { pdfOf } from '../../features/documents/find-pdf.ts';
import type { LoaderContext } from '../../loaders.ts';
import { localePath } from '../../pages.ts';
import type { PictureName } from '../../pictures/picture-names.ts';

/** A document as a web page: a study material, a study plan or a consent form. */
export async function load({ page, ...context }: LoaderContext) {
  const { locale } = context;
  const isMaterial = loadRecords(locale, 'studyMaterials').some(({ id }) => id === page.id);
  const { seo, words, ...data } = (isMaterial ? materialOf : protocolOf)(locale, page.id);
  return { seo, ...(await articleWords(words, context)), ...data };
}

type Document = DocumentData & {
  seo: { title: string; description: string };
  words: { heading: string; lead: string; body: Prose };
};

/** What a study material of each type is about, at a glance. */
const PICTURE_OF: Record<MaterialType, PictureName> = {
  enrollment: 'letters',
  educational: 'chair',
  at_home_tests: 'home',
  in_person_tests: 'clinic',
};

const say = (locale: Locale, id: string) => loadMessages(locale)[`material.${id}`] ?? '';

function materialOf(locale: Locale, id: string): Document {
  const record = loadRecord(locale, 'studyMaterials', id);
  return {
    seo: { title: record.pageTitle, description: record.description },
    words: { heading: record.title, lead: record.summary, body: record.body },
    details: [say(locale, `type.${record.type}`), say(locale, `cohort.${record.cohort}`)],
    date: record.date,
    back: { href: localePath(locale, '/study-materials'), label: say(locale, 'back') },
    picture: PICTURE_OF[record.type],
    pdf: pdfOf(locale, 'study-material', id),
  };
}

function protocolOf(locale: Locale, id: string): Document {
  const { pageTitle, description, summary, title, body, kind, label, versionDate } = loadRecord(
    locale,
    'protocols',
    id,
  );
  if (pageTitle === null || description === null || summary === null)
    throw new Error(
      `The page table names '${id}', but entries/protocol/${id} has no text in '${locale}'. Write it, or take the page out.`,
    );
  return {
    seo: { title: pageTitle, description },
    words: { heading: title, lead: summary, body },
    details: [say(locale, `protocol.${kind}`), label],
    date: versionDate,
    back: {
      href: localePath(locale, '/about-us/about-studies-protocol#documents'),
      label: say(locale, 'protocol.back'),
    },
    picture: 'papers',
    pdf: pdfOf(locale, 'protocol', id),
  };
}
