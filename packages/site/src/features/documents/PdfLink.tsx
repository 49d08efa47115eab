import { Link } from '@longcovid/ui/link';
import { useState, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';

import { navigationProgress } from '../../navigation/progress.ts';
import type * as View from './PdfView.tsx';

type Props = {
  /** Names the document. */
  title: string;
  href: string;
  /** The page of the same words. */
  webHref: string;
};

/** A link to a PDF, which the browser shows by itself; with script it opens over the page, with search and sizes. */
export function PdfLink({ title, href, webHref }: Props) {
  const intl = useIntl();
  const [view, setView] = useState<typeof View | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const open = async () => {
    navigationProgress.start();
    try {
      setView(await import('./PdfView.tsx'));
      setIsOpen(true);
    } catch (error) {
      console.warn(
        '[@longcovid/site] The reader of PDFs could not be loaded; the browser shows the file.',
        error,
      );
      location.assign(href);
    } finally {
      navigationProgress.finish();
    }
  };
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open();
  };
  return (
    <>
      <Link href={href} variant="standalone" onClick={press}>
        {intl.formatMessage({ id: 'material.pdf.view' })}
      </Link>
      {view && (
        <view.PdfView
          title={title}
          href={href}
          webHref={webHref}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
