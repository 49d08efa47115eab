import { useSyncExternalStore, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { isUsedKey } from '../../internal/has-modifier.ts';
import { useHydrated } from '../../internal/useHydrated.ts';
import { getDirection, getNextIndex } from '../../internal/roving-tabindex.ts';
import { tool, toolbar } from '../../internal/toolbar.css.ts';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import { saveFile } from '../../internal/save-file.ts';
import { LINE_HEIGHT, breakLines } from './picture-text.tsx';
import { getCsvFileName, formatCsv, formatCell, formatDate } from '../../figure-data/formats.ts';
import { allCells, isNumber, type FigureRecord } from '../../figure-data/record.ts';
import { type FigureLocale, localize } from '../../figure-data/phrases.ts';
import type { FigureMessages } from './Figure.messages.ts';
import * as styles from './Figure.css.ts';

// Plain view, in all figures of the page

/** Key of local storage: the preference is on the reader's own device only. */
export const PLAIN_VIEW_KEY = 'longcovid-calm-figures';

const listeners = new Set<() => void>();
/** The preference of this visit, for a browser that stores nothing. */
let current: boolean | undefined;

function readStored(): boolean {
  try {
    return localStorage.getItem(PLAIN_VIEW_KEY) === 'yes';
  } catch {
    // Storage is blocked: the preference lasts as long as the page.
    return false;
  }
}

const isPlain = () => current ?? readStored();

/** Shows all figures of the page in plain view, or in full again, and stores it. */
export function setPlainView(next: boolean): void {
  current = next;
  try {
    if (next) localStorage.setItem(PLAIN_VIEW_KEY, 'yes');
    else localStorage.removeItem(PLAIN_VIEW_KEY);
  } catch {
    // As above: `current` has it.
    current = next;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== PLAIN_VIEW_KEY && key !== null) return;
    current = undefined;
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** True when the reader prefers plain figures: larger text, fewer marks. False on the server and until hydration. */
export const usePlainView = (): boolean => useSyncExternalStore(subscribe, isPlain, () => false);

// The picture as a file

/** Text around the picture in its file, so that the file can be understood alone. */
type SurroundingText = { title: string; claim: string; below: readonly string[] };

/** Size of the file's drawing, in pixels before it is enlarged. */
const WIDTH = 800;
const TEXT = 18;
const MARGIN = 24;
const CHARACTERS = 74;
/** Twice as sharp, and no higher than browsers can paint. */
const SCALE = 2;
const MAX_HEIGHT = 16_000;

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Properties that style sheets set on a drawing; in the file each is an attribute, with the current colors. */
const inlinedProperties = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
  'vector-effect',
  'font-weight',
  'color',
] as const;

/** A copy of the drawing that needs no style sheet. Only attributes are set, as a strict policy demands. */
function withoutStyles(original: SVGElement): SVGElement {
  const copy = original.cloneNode(true) as SVGElement;
  const originals = [original, ...original.querySelectorAll<SVGElement>('*')];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  for (const [index, element] of originals.entries()) {
    const target = copies[index];
    // An element without a class inherits its color, as a mark does from its line.
    if (!target || !element.hasAttribute('class')) continue;
    const computed = getComputedStyle(element);
    target.removeAttribute('class');
    for (const property of inlinedProperties) {
      const value = computed.getPropertyValue(property);
      if (value !== '' && !element.hasAttribute(property)) target.setAttribute(property, value);
    }
  }
  return copy;
}

function textBlock(lines: readonly string[], top: number, isBold: boolean, color: string): SVGElement {
  const block = document.createElementNS(svgNamespace, 'text');
  block.setAttribute('fill', color);
  if (isBold) block.setAttribute('font-weight', '700');
  for (const [index, line] of lines.entries()) {
    const span = document.createElementNS(svgNamespace, 'tspan');
    span.setAttribute('x', String(MARGIN));
    span.setAttribute('y', String(top + (index + 0.8) * TEXT * LINE_HEIGHT));
    span.textContent = line;
    block.append(span);
  }
  return block;
}

const getHeight = (lines: readonly string[]) => lines.length * TEXT * LINE_HEIGHT;

/** A drawing, or lines of text for a figure that has none. */
type PictureOrLines = SVGElement | readonly string[];

const isLines = (picture: PictureOrLines): picture is readonly string[] => Array.isArray(picture);

/** The whole file as a drawing: title, claim, picture, origin. */
function createDrawing(picture: PictureOrLines, { title, claim, below }: SurroundingText) {
  const [head, lead, foot] = [
    breakLines(title, CHARACTERS),
    breakLines(claim, CHARACTERS),
    below.flatMap((text) => breakLines(text, CHARACTERS)),
  ];
  const body = isLines(picture) ? picture.flatMap((text) => breakLines(text, CHARACTERS)) : [];
  const pictureHeight = isLines(picture)
    ? getHeight(body)
    : Number.parseFloat(picture.getAttribute('height') ?? '0') * TEXT;
  const tops = { head: MARGIN, lead: MARGIN + getHeight(head), picture: 0, foot: 0 };
  tops.picture = tops.lead + getHeight(lead) + MARGIN;
  tops.foot = tops.picture + pictureHeight + MARGIN;
  const height = Math.ceil(tops.foot + getHeight(foot) + MARGIN);

  const whole = document.createElementNS(svgNamespace, 'svg');
  const page = getComputedStyle(document.body);
  const size = { width: String(WIDTH), height: String(height) };
  const text = { 'font-family': 'system-ui, sans-serif', 'font-size': String(TEXT) };
  for (const [name, value] of Object.entries({ ...size, ...text })) whole.setAttribute(name, value);
  const background = document.createElementNS(svgNamespace, 'rect');
  const paint = { ...size, fill: page.backgroundColor };
  for (const [name, value] of Object.entries(paint)) background.setAttribute(name, value);

  const drawPicture = (original: SVGElement) => {
    const copy = withoutStyles(original);
    const frame = { x: MARGIN, y: tops.picture, width: WIDTH - 2 * MARGIN, height: pictureHeight };
    for (const [name, value] of Object.entries(frame)) copy.setAttribute(name, String(value));
    return copy;
  };
  whole.append(
    background,
    textBlock(head, tops.head, false, page.color),
    textBlock(lead, tops.lead, true, page.color),
    isLines(picture) ? textBlock(body, tops.picture, false, page.color) : drawPicture(picture),
    textBlock(foot, tops.foot, false, page.color),
  );
  return { whole, height };
}

/**
 * The picture of a figure, or its lines, as a PNG file, in the colors that the reader sees now, with title, claim, source, date and notes.
 * The drawing becomes a `data:` URL, which `img-src 'self' data:` allows. Rejects when the browser cannot paint it.
 */
async function renderPng(picture: PictureOrLines, text: SurroundingText): Promise<Blob> {
  const { whole, height } = createDrawing(picture, text);
  const image = new Image();
  const drawing = new XMLSerializer().serializeToString(whole);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
  await image.decode();
  const scale = Math.min(SCALE, MAX_HEIGHT / height);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH * scale, Math.floor(height * scale)];
  const context = canvas.getContext('2d');
  if (!context)
    throw new Error('[@longcovid/ui] Figure: this browser has no canvas to paint the picture on.');
  context.scale(scale, scale);
  context.drawImage(image, 0, 0);
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  canvas.toBlob((blob) => {
    if (blob) resolve(blob);
    else reject(new Error('[@longcovid/ui] Figure: the browser could not make a PNG file.'));
  }, 'image/png');
  return promise;
}

// The tools

type FigureToolsProps = ResolvedMessages<FigureMessages> & {
  figure: FigureRecord;
  locale: FigureLocale;
  isPlain: boolean;
  /** Contains the picture. */
  figureRef: RefObject<HTMLElement | null>;
};

/** The numbers of a figure of tiles as lines of its file. */
const listTiles = (figure: FigureRecord, locale: FigureLocale): string[] =>
  allCells(figure)
    .filter(isNumber)
    .map((cell) => formatCell(cell, figure, locale));

/** Plain view and the two files, in one Tab stop, after hydration. What was saved is announced, and stays as text. */
export function FigureTools({ figure, locale, messages, getLang, isPlain, figureRef }: FigureToolsProps) {
  const bar = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const [current, setCurrent] = useState(0);
  const [status, setStatus] = useState<{ key: 'saved' | 'pngFailed'; text: string }>();

  const saveCsv = () => {
    const name = getCsvFileName(figure, locale);
    saveFile(new Blob([formatCsv(figure, locale)], { type: 'text/csv;charset=utf-8' }), name);
    setStatus({ key: 'saved', text: messages.saved(name) });
  };
  const savePng = async () => {
    const picture =
      figureRef.current?.querySelector<SVGElement>('[data-part="picture"]') ?? listTiles(figure, locale);
    const name = `${figure.id}-${locale.language}.png`;
    const below = [
      `${messages.source}: ${localize(figure.source.label, locale)}`,
      ...(figure.asOf === null ? [] : [`${messages.asOf}: ${formatDate(figure.asOf, locale)}`]),
      ...(figure.notes ?? []).map((note) => `${messages.notes}: ${localize(note, locale)}`),
    ];
    const text = {
      title: localize(figure.title, locale),
      claim: localize(figure.claim.text, locale),
      below,
    };
    try {
      saveFile(await renderPng(picture, text), name);
      setStatus({ key: 'saved', text: messages.saved(name) });
    } catch {
      setStatus({ key: 'pngFailed', text: messages.pngFailed });
    }
  };
  const tools = [
    { part: 'plain-view', label: 'plainView', isPressed: isPlain },
    { part: 'csv', label: 'csv', isPressed: undefined },
    { part: 'png', label: 'png', isPressed: undefined },
  ] as const;
  const press = (part: (typeof tools)[number]['part']) => {
    if (part === 'plain-view') setPlainView(!isPlain);
    else if (part === 'csv') saveCsv();
    else void savePng();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isUsedKey(event.nativeEvent)) return;
    const next = getNextIndex(event.key, index, tools.length, getDirection(event.currentTarget));
    if (next === undefined) return;
    event.preventDefault();
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div hidden={!isHydrated} className={styles.tools}>
      <div
        ref={bar}
        role="toolbar"
        aria-label={messages.tools(localize(figure.title, locale))}
        data-part="tools"
        className={toolbar}
      >
        {tools.map(({ part, label, isPressed }, index) => (
          <button
            key={part}
            type="button"
            lang={getLang(label)}
            data-part={part}
            className={tool}
            aria-pressed={isPressed}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setCurrent(index)}
            onClick={() => press(part)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {messages[label]}
          </button>
        ))}
      </div>
      <p role="status" lang={status && getLang(status.key)} data-part="status" className={styles.toolsStatus}>
        {status?.text}
      </p>
    </div>
  );
}
