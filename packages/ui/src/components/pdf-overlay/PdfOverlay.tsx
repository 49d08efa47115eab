'use client';
import type { MouseEvent } from 'react';
import { Dialog } from '../dialog/index.ts';
import type { DialogProps } from '../dialog/index.ts';
import type { HeadingLevel } from '../field/index.ts';
import { joinClassNames } from '../../internal/root-props.ts';
import { hasModifier } from '../../internal/has-modifier.ts';
import { warnEmptyName } from '../../internal/warn-empty-name.ts';
import { useControllableState } from '../../internal/useControllableState.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Link } from '../link/index.ts';
import * as styles from './PdfOverlay.css.ts';
import { type PdfOverlayMessages, pdfOverlayMessages } from './PdfOverlay.messages.ts';
import { PdfReader } from './PdfReader.tsx';

/** The root is the dialog: `id` is what a DialogTrigger calls it by. */
export type PdfOverlayProps = Omit<
  DialogProps,
  'children' | 'role' | 'initialFocusRef' | 'leastDestructiveRef' | 'messages'
> & {
  /** URL of the PDF, of the same origin. */
  href: string;
  /**
   * The same text as a web page: the way that always works, so it is required. A link to the page under the overlay
   * closes it (reason 'close-press'); name the element in that page, such as '#main'.
   */
  webHref: string;
  /** Language of the document, such as 'es'. */
  language: string;
  /**
   * Makes the worker of pdf.js (`pdfjs-dist/build/pdf.worker.min.mjs`, a module). The page does it, since only the page
   * has a Trusted Types policy for its URL. Keep the function the same from render to render.
   */
  createWorker: () => Worker;
  /** Replaces its text, such as 'Next page', and that of its close button. */
  messages?: Partial<PdfOverlayMessages> | undefined;
};

/**
 * A PDF over the page, one page at a time, with its text for screen readers as the file's tags give it. A
 * convenience: web page and download come first in it, and stay when the file cannot be shown. Nothing is fetched
 * before it opens.
 */
export function PdfOverlay(props: PdfOverlayProps) {
  const {
    href,
    webHref,
    language,
    createWorker,
    isOpen: given,
    defaultOpen = false,
    onOpenChange,
    headingLevel = 2,
    messages: givenMessages,
    ...root
  } = props;
  warnEmptyName('PdfOverlay', 'title', root.title);
  const resolved = useMessages('PdfOverlay', pdfOverlayMessages, givenMessages);
  const { messages, getLang } = resolved;
  const [isOpen, setOwnOpen] = useControllableState(given, defaultOpen);
  const change: NonNullable<typeof onOpenChange> = (next, details) => {
    setOwnOpen(next);
    onOpenChange?.(next, details);
  };
  // The page under the overlay is read by closing it; the browser then goes to the element that the hash names.
  const closeOverSamePage = (event: MouseEvent<HTMLAnchorElement>) => {
    const { origin, pathname, search } = event.currentTarget;
    if (
      !hasModifier(event) &&
      origin + pathname + search === location.origin + location.pathname + location.search
    ) {
      change(false, { reason: 'close-press', event: event.nativeEvent });
    }
  };
  return (
    <Dialog
      {...root}
      className={joinClassNames(styles.overlay, root.className)}
      isOpen={isOpen}
      onOpenChange={change}
      headingLevel={headingLevel}
      messages={getLang('close') ? undefined : { close: messages.close }}
    >
      <div data-part="pdf" className={styles.root}>
        <div data-part="ways" className={styles.row}>
          <Link href={webHref} lang={getLang('web')} variant="secondary" onClick={closeOverSamePage}>
            {messages.web}
          </Link>
          <Link href={href} lang={getLang('download')} variant="standalone" download>
            {messages.download}
          </Link>
        </div>
        {isOpen && (
          <PdfReader
            key={href}
            href={href}
            language={language}
            createWorker={createWorker}
            {...resolved}
            headingLevel={Math.min(6, headingLevel + 1) as HeadingLevel}
          />
        )}
      </div>
    </Dialog>
  );
}
