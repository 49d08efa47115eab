import type { Locale, Prose } from '@longcovid/content';
import { loadMessages, loadRecord, loadRecords } from '@longcovid/content/load';

import { loadArticle } from '../../embeds/load-article.ts';
import type { DocumentData } from '../../features/documents/document-data.ts';
import { findPdf } from '../../features/documents/find-pdf.ts';
import type { LoaderContext } from '../../loaders.ts';
import { localePath } from '../../pages.ts';
import { materialScene, protocolScene } from './document-scene.ts';

/** A document as a web page: a study material, a study plan or a consent form. */
export async function load({ page, ...context }: LoaderContext) {
  const { locale } = context;
  const isMaterial = loadRecords(locale, 'studyMaterials').some(({ id }) => id === page.id);
  const { seo, content, ...data } = (isMaterial ? loadMaterial : loadProtocol)(locale, page.id);
  return { seo, ...(await loadArticle(content, context)), ...data };
}

type Document = DocumentData & {
  seo: { title: string; description: string };
  content: { heading: string; lead: string; body: Prose; sample: boolean };
};

const getMessage = (locale: Locale, id: string) => loadMessages(locale)[`material.${id}`] ?? '';

function loadMaterial(locale: Locale, id: string): Document {
  const record = loadRecord(locale, 'studyMaterials', id);
  return {
    seo: { title: record.pageTitle, description: record.description },
    content: { heading: record.title, lead: record.summary, body: record.body, sample: record.sample },
    details: [getMessage(locale, `type.${record.type}`), getMessage(locale, `cohort.${record.cohort}`)],
    date: record.date,
    back: { href: localePath(locale, '/study-materials'), label: getMessage(locale, 'back') },
    scene: materialScene(record),
    pdf: findPdf(locale, 'study-material', id),
  };
}

function loadProtocol(locale: Locale, id: string): Document {
  const record = loadRecord(locale, 'protocols', id);
  const { pageTitle, description, summary, title, body, kind, label, versionDate, sample } = record;
  if (pageTitle === null || description === null || summary === null)
    throw new Error(
      `The page table has '${id}', but entries/protocol/${id} has no text in '${locale}'. Write it, or remove the page.`,
    );
  return {
    seo: { title: pageTitle, description },
    content: { heading: title, lead: summary, body, sample },
    details: [getMessage(locale, `protocol.${kind}`), label],
    date: versionDate,
    back: {
      href: localePath(locale, '/about-us/about-studies-protocol#documents'),
      label: getMessage(locale, 'protocol.back'),
    },
    scene: protocolScene(record),
    pdf: findPdf(locale, 'protocol', id),
  };
}
