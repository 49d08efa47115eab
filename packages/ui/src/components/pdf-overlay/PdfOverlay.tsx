'use client';
import type { MouseEvent } from 'react';
import { Dialog } from '../dialog/index.ts';
import type { DialogProps } from '../dialog/index.ts';
import type { HeadingLevel } from '../field/index.ts';
import { Link } from '../link/index.ts';
import { type Locale, knownLocale } from '../../i18n/known-locale.ts';
import * as styles from './PdfOverlay.css.ts';
import { type PdfOverlayMessages, pdfOverlayMessages } from './PdfOverlay.messages.ts';
import { PdfReader } from './PdfReader.tsx';

export type PdfOverlayProps = Pick<
  DialogProps,
  'title' | 'isOpen' | 'onOpenChange' | 'headingLevel' | 'id' | 'fallbackRef'
> & {
  /** Address of the PDF, of the same origin. */
  href: string;
  /**
   * The same words as a web page: the way that always works, so it is required. A link to the page under the overlay
   * closes it; name the place in that page, such as '#main'.
   */
  webHref: string;
  /** Language of the document, such as 'es'. */
  language: string;
  /**
   * Makes the worker of pdf.js (`pdfjs-dist/build/pdf.worker.min.mjs`, a module). The page does it, since only the page
   * has a Trusted Types policy for its address. Keep the function the same from render to render.
   */
  createWorker: () => Worker;
  /** Language of the page: of the words that the overlay brings along. Default 'en'. */
  locale?: Locale | undefined;
  /** Replaces words such as 'Next page'. */
  messages?: Partial<PdfOverlayMessages> | undefined;
};

/**
 * A PDF over the page, one page at a time, with its words for screen readers as the file's tags tell them. A
 * convenience: web page and download come first in it, and stay when the file cannot be shown. Nothing is fetched
 * before it opens.
 */
export function PdfOverlay(props: PdfOverlayProps) {
  const { href, webHref, language, createWorker, isOpen, headingLevel = 2, ...dialog } = props;
  const locale = knownLocale('PdfOverlay', props.locale);
  const messages = { ...pdfOverlayMessages[locale], ...props.messages };
  // The page under the overlay is read by closing it; the browser then goes to the place that the address names.
  const closeOverSamePage = (event: MouseEvent<HTMLAnchorElement>) => {
    const isForHere = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const { origin, pathname, search } = event.currentTarget;
    if (isForHere && origin + pathname + search === location.origin + location.pathname + location.search) {
      dialog.onOpenChange(false, { reason: 'program' });
    }
  };
  return (
    <Dialog
      title={dialog.title}
      id={dialog.id}
      fallbackRef={dialog.fallbackRef}
      onOpenChange={dialog.onOpenChange}
      isOpen={isOpen}
      headingLevel={headingLevel}
      kind="reading"
      locale={locale}
    >
      <div data-component="pdf-overlay" className={styles.root}>
        <div data-part="ways" className={styles.ways}>
          <Link href={webHref} variant="secondary" onClick={closeOverSamePage}>
            {messages.web}
          </Link>
          <Link href={href} variant="standalone" download>
            {messages.download}
          </Link>
        </div>
        {isOpen && (
          <PdfReader
            key={href}
            href={href}
            language={language}
            createWorker={createWorker}
            messages={messages}
            locale={locale}
            headingLevel={Math.min(6, headingLevel + 1) as HeadingLevel}
          />
        )}
      </div>
    </Dialog>
  );
}
