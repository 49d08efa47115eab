import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { isUsedKey } from '../../internal/has-modifier.ts';
import { useHydrated } from '../../internal/useHydrated.ts';
import { getDirection, getNextIndex } from '../../internal/roving-tabindex.ts';
import { tool, toolbar } from '../../internal/toolbar.css.ts';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import { saveFile } from '../../internal/save-file.ts';
import { setPlainView } from './plain-view-preference.ts';
import { getCsvFileName, formatCsv, formatCell, formatDate } from './data/formats.ts';
import { allCells, isNumber, type FigureRecord } from './data/record.ts';
import { type FigureLocale, localize } from './data/phrases.ts';
import type { FigureMessages } from './Figure.messages.ts';
import { renderPng } from './png.ts';
import * as styles from './FigureTools.css.ts';

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
      <p role="status" lang={status && getLang(status.key)} data-part="status" className={styles.status}>
        {status?.text}
      </p>
    </div>
  );
}
