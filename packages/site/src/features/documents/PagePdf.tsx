import { useLocation } from 'react-router-dom';

import * as frame from '../../shell/Page.css.ts';
import { PdfCard } from './PdfCard.tsx';
import { PdfLink } from './PdfLink.tsx';
import { ThumbnailRow } from './ThumbnailRow.tsx';
import { thumbnail } from './ThumbnailRow.css.ts';
import type { RecordPdf } from './find-pdf.ts';

/** Half of the pictures' pixels, for dense screens; letter paper. */
const SIZE = { width: 120, height: 155 } as const;

type Props = {
  /** Heading of the page. */
  heading: string;
  pdf: RecordPdf;
  /** Day or month of the version. Default: none. */
  date?: string | undefined;
};

/** The PDF with the text of its page, below it, and its first page as a picture. */
export function PagePdf({ heading, pdf, date }: Props) {
  const { pathname } = useLocation();
  const title = `${heading} (PDF)`;
  return (
    <div className={frame.page}>
      <ThumbnailRow
        picture={
          pdf.thumbnail && (
            <img src={pdf.thumbnail} alt="" {...SIZE} loading="lazy" decoding="async" className={thumbnail} />
          )
        }
      >
        <PdfCard title={title} headingLevel={2} pdf={pdf} date={date}>
          <PdfLink title={title} href={pdf.href} webHref={`${pathname}#main`} />
        </PdfCard>
      </ThumbnailRow>
    </div>
  );
}
