import { Link } from '@longcovid/ui/link';
import { VisuallyHidden } from '@longcovid/ui/visually-hidden';
import { useIntl } from 'react-intl';

import { useOverlay } from '../overlay/useOverlay.ts';

type Props = {
  /** Title of the document. */
  title: string;
  /** In a list: the title is in the name of the link, for screen readers. Default: not. */
  isInList?: boolean;
  href: string;
  /** The page with the same text. */
  webHref: string;
};

/** A link to a PDF; with script it opens a viewer in a dialog, with search and zoom. */
export function PdfLink({ title, isInList = false, href, webHref }: Props) {
  const intl = useIntl();
  const { loaded, isOpen, onClick, close } = useOverlay(
    () => import('./PdfView.tsx'),
    () => location.assign(href),
  );
  return (
    <>
      <Link href={href} variant="standalone" onClick={onClick}>
        {intl.formatMessage({ id: 'article.pdf.view' })}
        {isInList && <VisuallyHidden>{title}</VisuallyHidden>}
      </Link>
      {loaded && (
        <loaded.PdfView title={title} href={href} webHref={webHref} isOpen={isOpen} onClose={close} />
      )}
    </>
  );
}
