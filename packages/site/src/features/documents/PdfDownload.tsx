import { Link } from '@longcovid/ui/link';
import { VisuallyHidden } from '@longcovid/ui/visually-hidden';
import { useIntl } from 'react-intl';

import { fileSize } from './file-size.ts';
import type { ListedPdf } from './find-pdf.ts';

/** The way to a PDF in a list of documents: its pages, size and language are known before it is fetched. */
export function PdfDownload({ pdf: { href, pages, bytes, title, label } }: { pdf: ListedPdf }) {
  const intl = useIntl();
  return (
    <p>
      <Link href={href} download variant="standalone">
        {intl.formatMessage(
          { id: 'article.pdf' },
          {
            label: label ?? intl.formatMessage({ id: 'article.pdf.download' }),
            pages,
            size: fileSize(intl, bytes),
          },
        )}
        {label === undefined && <VisuallyHidden>{title}</VisuallyHidden>}
      </Link>
    </p>
  );
}
