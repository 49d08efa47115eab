import { DocumentCard } from '@longcovid/ui/document-card';
import type { ReactNode } from 'react';

import { useLocale } from '../../i18n/useLocale.ts';
import type { RecordPdf } from './find-pdf.ts';

type PdfCardProps = {
  title: string;
  headingLevel: 2 | 3 | 4;
  pdf: RecordPdf | null;
  /** Its page with the same text; absent on that page. */
  webHref?: string | undefined;
  /** Day or month of the version. Default: none. */
  date?: string | undefined;
  /** Text for the version without a date. Default: none. */
  version?: string | undefined;
  /** Short description. Default: none. */
  children?: ReactNode;
};

/** A document of the programme as a card; visitors request other formats by the help in the footer. */
export function PdfCard({ title, headingLevel, pdf, webHref, date, version, children }: PdfCardProps) {
  const locale = useLocale();
  return (
    <DocumentCard
      title={title}
      headingLevel={headingLevel}
      language={locale}
      webHref={webHref}
      // Tagged, as content's tests verify; nobody has reviewed the files manually yet.
      file={pdf ? { ...pdf, access: 'tagged' } : undefined}
      date={date}
      version={version}
      requestHref="#help"
    >
      {children}
    </DocumentCard>
  );
}
