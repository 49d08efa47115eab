import { Fragment, type ReactNode, useEffect, useRef, type SubmitEvent, useId, useState } from 'react';
import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist';
import { observeSize } from '../../internal/layout.ts';
import { Message } from '../../i18n/Message.tsx';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import type { HeadingLevel } from '../field/index.ts';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { button } from '../button/Button.css.ts';
import { Disclosure } from '../disclosure/index.ts';
import { Notice } from '../notice/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { root as hidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { type PdfPart, normalizeText, toPlainText } from './pdf-text.ts';
import * as styles from './PdfOverlay.css.ts';
import type { PdfOverlayMessages } from './PdfOverlay.messages.ts';
import { type ReadPdf, usePdf } from './usePdf.ts';

// Text

const elements = {
  P: 'p',
  L: 'ul',
  LI: 'li',
  THead: 'thead',
  TBody: 'tbody',
  TR: 'tr',
  TD: 'td',
  Strong: 'strong',
  Em: 'em',
} as const;

const isElement = (role: string): role is keyof typeof elements => role in elements;

/** The text of a page as headings, lists and tables; `headingLevel` is that of its highest headings. */
function PdfText({ part, headingLevel }: { part: PdfPart; headingLevel: HeadingLevel }) {
  const { role } = part;
  const children = part.children.map((child, index) =>
    typeof child === 'string' ? child : <PdfText key={index} part={child} headingLevel={headingLevel} />,
  );
  // The list brings its own signs.
  if (role === 'Lbl') return null;
  const level = /^H([1-6])$/.exec(role)?.[1];
  if (level !== undefined) {
    const Heading = `h${Math.min(6, Number(level) + headingLevel - 1)}` as 'h2';
    return <Heading>{children}</Heading>;
  }
  if (role === 'TH') return <th>{children}</th>;
  if (role === 'Table') return <PdfTable rows={children} hasGroups={hasGroups(part)} />;
  const Element = isElement(role) ? elements[role] : Fragment;
  return <Element>{children}</Element>;
}

const hasGroups = ({ children }: PdfPart): boolean =>
  children.some((child) => typeof child !== 'string' && /^T(Head|Body|Foot)$/.test(child.role));

/** Files may leave out the groups of rows, which HTML needs. */
function PdfTable({ rows, hasGroups: isGrouped }: { rows: ReactNode; hasGroups: boolean }) {
  return <table>{isGrouped ? rows : <tbody>{rows}</tbody>}</table>;
}

// Picture

type PdfPictureProps = {
  document: PDFDocumentProxy;
  /** From 1 on. */
  page: number;
  /** 1 is as wide as the room it has. */
  zoom: number;
};

/** A page as it looks on paper. Its text is beside it, for screen readers. */
function PdfPicture({ document, page: number, zoom }: PdfPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const target = canvas.current;
    const room = target?.parentElement;
    if (!target || !room) return;
    let isGone = false;
    let task: RenderTask | undefined;
    const draw = async () => {
      const page = await document.getPage(number);
      if (isGone) return;
      // pdf.js rejects concurrent renders on one canvas; the earlier one is no longer needed.
      task?.cancel();
      const paper = page.getViewport({ scale: 1 });
      const width = room.clientWidth * zoom;
      const viewport = page.getViewport({
        scale: computePixelWidth(width, (width * paper.height) / paper.width) / paper.width,
      });
      target.width = viewport.width;
      target.height = viewport.height;
      target.style.inlineSize = `${zoom * 100}%`;
      task = page.render({ canvas: target, viewport });
      await task.promise;
    };
    const redraw = () => {
      draw().catch((error: unknown) => {
        const isStopped = error instanceof Error && error.name === 'RenderingCancelledException';
        if (!isGone && !isStopped)
          console.warn('[@longcovid/ui] PdfOverlay: a page could not be drawn.', error);
      });
    };
    let drawnWidth = 0;
    let frame = 0;
    // Calls at once, then when a phone is turned or the browser's own zoom changes, so that letters stay sharp.
    const endObserving = observeSize([room], () => {
      const width = room.clientWidth * devicePixelRatio;
      if (width === drawnWidth) return;
      drawnWidth = width;
      // In a frame of its own: what is drawn changes the size of what is observed.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(redraw);
    });
    return () => {
      isGone = true;
      endObserving();
      cancelAnimationFrame(frame);
      task?.cancel();
    };
  }, [document, number, zoom]);
  useEffect(() => {
    canvas.current?.parentElement?.scrollTo(0, 0);
  }, [number]);
  // The document's own direction is drawn; that of the page would set its letters apart.
  return <canvas ref={canvas} dir="ltr" aria-hidden="true" data-part="picture" className={styles.picture} />;
}

/** Phones draw nothing on a larger canvas (Safari on iOS, 16.7 million pixels). */
const MAX_PIXELS = 16_000_000;

/** How many pixels wide a picture of a size in CSS pixels is drawn. */
const computePixelWidth = (width: number, height: number): number =>
  width * Math.min(devicePixelRatio, Math.sqrt(MAX_PIXELS / (width * height)));

// Search

type PdfSearchProps = ResolvedMessages<PdfOverlayMessages> & {
  pageTexts: readonly PdfPart[];
  page: number;
  onPage: (page: number) => void;
};

/** Finds text and goes to the next page that has it; announces which pages have. */
function PdfSearch({ messages, getLang, pageTexts, page, onPage }: PdfSearchProps) {
  const [result, setResult] = useState<{ key: 'found' | 'notFound'; text: string }>();
  const [last, setLast] = useState('');
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('text');
    const wanted = normalizeText(typeof typed === 'string' ? typed : '');
    if (wanted === '') return;
    setLast(wanted);
    const pages = pageTexts.flatMap((part, index) =>
      normalizeText(toPlainText(part)).includes(wanted) ? [index + 1] : [],
    );
    // The same text again leads on; new text may be on the page that is shown.
    const from = wanted === last ? page + 1 : page;
    const next = pages.find((each) => each >= from) ?? pages[0];
    if (next !== undefined) onPage(next);
    setResult(
      next === undefined
        ? { key: 'notFound', text: messages.notFound(wanted) }
        : { key: 'found', text: messages.found(pages, next) },
    );
  };
  return (
    <form role="search" aria-label={messages.search} className={styles.row} onSubmit={find}>
      <TextField
        label={<Message lang={getLang('search')}>{messages.search}</Message>}
        name="text"
        id={useId()}
      />
      <Button type="submit" lang={getLang('find')}>
        {messages.find}
      </Button>
      <p role="status" lang={result && getLang(result.key)} className={styles.status}>
        {result?.text}
      </p>
    </form>
  );
}

// Reader

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
