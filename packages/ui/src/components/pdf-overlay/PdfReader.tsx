import { type ReactNode, useState } from 'react';
import { button } from '../button/Button.css.ts';
import { Disclosure } from '../disclosure/index.ts';
import type { HeadingLevel } from '../field/index.ts';
import { Message } from '../../i18n/Message.tsx';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import { Notice } from '../notice/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { root as hidden } from '../visually-hidden/VisuallyHidden.css.ts';
import type { PdfOverlayMessages } from './PdfOverlay.messages.ts';
import * as styles from './PdfOverlay.css.ts';
import { PdfPicture } from './PdfPicture.tsx';
import { PdfSearch } from './PdfSearch.tsx';
import { PdfText } from './PdfText.tsx';
import { type ReadPdf, usePdf } from './usePdf.ts';

type PdfReaderProps = ResolvedMessages<PdfOverlayMessages> & {
  href: string;
  language: string;
  createWorker: () => Worker;
  /** Level of the document's own highest headings. */
  headingLevel: HeadingLevel;
};

/** The file, page by page, or what to do when it cannot be shown. */
export function PdfReader(props: PdfReaderProps) {
  const { href, createWorker, messages, getLang } = props;
  const state = usePdf(href, createWorker);
  return (
    <>
      <p
        role="status"
        lang={getLang(state.kind === 'failed' ? 'failedTitle' : 'loading')}
        className={styles.status}
      >
        {state.kind === 'loading' && messages.loading}
        {state.kind === 'failed' && <VisuallyHidden>{messages.failedTitle}</VisuallyHidden>}
      </p>
      {state.kind === 'failed' && (
        <Notice tone="danger" title={<Message lang={getLang('failedTitle')}>{messages.failedTitle}</Message>}>
          <p lang={getLang(state.reason)}>{messages[state.reason]}</p>
        </Notice>
      )}
      {state.kind === 'ready' && <Pages {...props} {...state} />}
    </>
  );
}

type ControlProps = { canAct: boolean; onPress: () => void; lang: string | undefined; children: ReactNode };

/** A button that keeps focus when it cannot act, so that nobody who presses it repeatedly is sent elsewhere. */
const Control = ({ canAct, onPress, lang, children }: ControlProps) => (
  <button
    type="button"
    lang={lang}
    aria-disabled={!canAct || undefined}
    className={`${button.secondary} ${styles.control}`}
    onClick={canAct ? onPress : undefined}
  >
    {children}
  </button>
);

const ZOOMS = [0.5, 0.75, 1, 1.5, 2, 3] as const;

function Pages(props: PdfReaderProps & ReadPdf) {
  const { document, pageTexts, language, messages, getLang, headingLevel } = props;
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(ZOOMS.indexOf(1));
  const zoom = ZOOMS[size] ?? 1;
  const part = pageTexts[page - 1];
  const go = (step: number) => setPage(Math.min(pageTexts.length, Math.max(1, page + step)));
  const grow = (step: number) => setSize(Math.min(ZOOMS.length - 1, Math.max(0, size + step)));
  return (
    <>
      <div data-part="tools" className={styles.row}>
        <div data-part="controls" className={styles.row}>
          <Control lang={getLang('previous')} canAct={page > 1} onPress={() => go(-1)}>
            {messages.previous}
          </Control>
          <p role="status" lang={getLang('page')} className={styles.status}>
            {messages.page(page, pageTexts.length)}
          </p>
          <Control lang={getLang('next')} canAct={page < pageTexts.length} onPress={() => go(1)}>
            {messages.next}
          </Control>
        </div>
        <Disclosure
          summary={<Message lang={getLang('tools')}>{messages.tools}</Message>}
          className={styles.tools}
        >
          <div className={styles.root}>
            <div data-part="size" className={styles.row}>
              <Control lang={getLang('smaller')} canAct={size > 0} onPress={() => grow(-1)}>
                {messages.smaller}
              </Control>
              <p role="status" lang={getLang('zoom')} className={styles.status}>
                {messages.zoom(zoom * 100)}
              </p>
              <Control lang={getLang('larger')} canAct={size < ZOOMS.length - 1} onPress={() => grow(1)}>
                {messages.larger}
              </Control>
            </div>
            <PdfSearch {...{ messages, getLang }} pageTexts={pageTexts} page={page} onPage={setPage} />
          </div>
        </Disclosure>
      </div>
      <div
        role="region"
        aria-label={messages.page(page, pageTexts.length)}
        // It scrolls in both ways, also by keys.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={0}
        className={styles.page[zoom > 1 ? 'larger' : 'fitting']}
      >
        <PdfPicture document={document} page={page} zoom={zoom} />
        {part && (
          <div lang={language} data-part="text" className={hidden}>
            <div className={styles.pageText}>
              <PdfText part={part} headingLevel={headingLevel} />
            </div>
          </div>
        )}
      </div>
    </>
  );
}
