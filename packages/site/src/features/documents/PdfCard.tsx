import { DocumentCard } from '@longcovid/ui/document-card';
import type { ReactNode } from 'react';

import { useLocale } from '../../i18n/useLocale.ts';
import type { RecordPdf } from './find-pdf.ts';

type PdfCardProps = {
  title: string;
  headingLevel: 2 | 3 | 4;
  pdf: RecordPdf | null;
  /** Its page of the same words; leave it out on that page itself. */
  webHref?: string | undefined;
  /** Day or month of the version. Default: not said. */
  date?: string | undefined;
  /** The version in words, where it has no date. Default: not said. */
  version?: string | undefined;
  /** A few words about it. Default: none. */
  children?: ReactNode;
};

/** A document of the programme as a card; the help at the foot of every page is where another format can be asked for. */
export function PdfCard({ title, headingLevel, pdf, webHref, date, version, children }: PdfCardProps) {
  const locale = useLocale();
  return (
    <DocumentCard
      title={title}
      headingLevel={headingLevel}
      language={locale}
      webHref={webHref}
      // Tagged, as the test of content proves; no person has read the files through yet.
      file={pdf ? { ...pdf, access: 'tagged' } : undefined}
      date={date}
      version={version}
      requestHref="#help"
      locale={locale}
    >
      {children}
    </DocumentCard>
  );
}
