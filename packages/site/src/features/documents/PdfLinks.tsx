import { Link } from '@longcovid/ui/link';
import { VisuallyHidden } from '@longcovid/ui/visually-hidden';
import { useIntl } from 'react-intl';

import { details } from '../../embeds/Article.css.ts';
import { PdfLink } from './PdfLink.tsx';
import { row } from './ThumbnailRow.css.ts';
import { fileSize } from './file-size.ts';
import type { ListedPdf } from './find-pdf.ts';

type Props = {
  pdf: ListedPdf;
  /** The page with the same text. Without one, the PDF can only be downloaded. */
  webHref: string | undefined;
};

/** The links to the PDF of a document in a list: to look at it, and to download it. */
export function PdfLinks({ pdf: { href, pages, bytes, title, label }, webHref }: Props) {
  const intl = useIntl();
  const more = intl.formatMessage({ id: 'article.pdf.more' }, { size: fileSize(intl, bytes) });
  return (
    <p className={`${details} ${row}`}>
      {webHref !== undefined && <PdfLink title={title} isInList href={href} webHref={webHref} />}
      <Link href={href} download variant="standalone">
        {intl.formatMessage(
          { id: 'article.pdf' },
          {
            label: label ?? intl.formatMessage({ id: 'article.pdf.download' }),
            pages,
          },
        )}
        <VisuallyHidden>{label === undefined ? [more, title].join(' ') : more}</VisuallyHidden>
      </Link>
    </p>
  );
}
