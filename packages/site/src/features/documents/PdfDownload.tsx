import { Link } from '@longcovid/ui/link';
import { VisuallyHidden } from '@longcovid/ui/visually-hidden';
import { useIntl } from 'react-intl';

import { fileSize } from './file-size.ts';
import type { ListedPdf } from './find-pdf.ts';

/** A link to a PDF in a list of documents, with pages, size and language. */
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
