'use client';
import { useRef } from 'react';
import { warnOnce } from '../../internal/warn-once.ts';
import { useLocale } from '../../i18n/locale-context.ts';
import { Message } from '../../i18n/Message.tsx';
import { type ResolvedMessages, useMessages } from '../../i18n/useMessages.ts';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import type { HeadingLevel } from '../field/index.ts';
import { Disclosure } from '../disclosure/index.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import {
  cellAt,
  isNumber,
  type Category,
  type FigureRecord,
  type FigureKind,
  isEmpty,
} from '../../figure-data/record.ts';
import {
  BarChart,
  computeBarLayout,
  Patterns,
  canStack,
  computeStackLayout,
  StackedBarChart,
} from './BarChart.tsx';
import { BulletChart, computeBulletLayout } from './BulletChart.tsx';
import { hasGoals, formatNumber, createTable } from '../../figure-data/formats.ts';
import { computeDotLayout, DotMarks, DotPlot } from './DotPlot.tsx';
import { LineChart, computeLineLayout, Markers } from './LineChart.tsx';
import * as pictureStyles from './Picture.css.ts';
import { type FigureLocale, createFigureLocale, getTextLang, localize } from '../../figure-data/phrases.ts';
import { checkFigure } from '../../figure-data/check-figure.ts';
import { usePlainView, FigureTools } from './FigureTools.tsx';
import { describe } from '../../figure-data/describe.ts';
import { FigureOrigin, FigureTable, NumberTiles } from './FigureParts.tsx';
import { type FigureMessages, figureMessages } from './Figure.messages.ts';
import * as styles from './Figure.css.ts';

// Which rows are shown

/** The limit of groups in a picture of bars, and in plain view. */
const MAX_ROWS = 30;
const MAX_PLAIN_ROWS = 8;

function getSize(category: Category, { series, kind }: FigureRecord): number {
  const sizes = series
    .map((each) => cellAt(each, category))
    .filter(isNumber)
    .map(({ reading }) => Math.abs(reading.value));
  if (sizes.length === 0) return -1;
  return kind === 'stacked-bar' ? sizes.reduce((sum, size) => sum + size, 0) : Math.max(...sizes);
}

/** The groups that a picture of bars shows: all, or the largest when there are too many, in the figure's order. */
function shownCategories(figure: FigureRecord, isPlain: boolean): readonly Category[] {
  const { categories } = figure;
  const limit = isPlain ? MAX_PLAIN_ROWS : MAX_ROWS;
  if (figure.kind === 'line' || figure.kind === 'tiles' || categories.length <= limit) return categories;
  const ranked = categories
    .map((category, index) => ({ index, size: getSize(category, figure) }))
    .sort((a, b) => b.size - a.size || a.index - b.index);
  const kept = new Set(ranked.slice(0, limit).map(({ index }) => index));
  return categories.filter((_, index) => kept.has(index));
}

// Picture

type PictureProps = {
  figure: FigureRecord;
  locale: FigureLocale;
  isPlain: boolean;
  /** Id of the element that names the picture. */
  labelledBy: string;
  /** Ids of the elements with all that the picture shows as text. */
  details: string;
};

function createChart({ figure, locale, isPlain }: PictureProps) {
  const common = { figure, locale, isPlain };
  if (figure.kind === 'line') {
    const layout = computeLineLayout(figure, locale);
    return { height: layout.height, chart: <LineChart {...common} layout={layout} /> };
  }
  const categories = shownCategories(figure, isPlain);
  if (figure.kind === 'stacked-bar' && canStack(figure)) {
    const layout = computeStackLayout(figure, categories, locale);
    return { height: layout.height, chart: <StackedBarChart {...common} layout={layout} /> };
  }
  if (hasGoals(figure)) {
    const layout = computeBulletLayout(figure, categories, locale);
    return { height: layout.height, chart: <BulletChart {...common} layout={layout} /> };
  }
  if (figure.kind === 'dot-plot') {
    const layout = computeDotLayout(figure, categories, locale);
    return { height: layout.height, chart: <DotPlot {...common} layout={layout} /> };
  }
  const layout = computeBarLayout(figure, categories, locale);
  return { height: layout.height, chart: <BarChart {...common} layout={layout} /> };
}

/** What the marks of the series are made of: shapes of dots, marks on lines, or patterns that fill bars. */
function Marks({ kind, ...series }: { kind: FigureKind; figureId: string; count: number }) {
  if (kind === 'dot-plot') return <DotMarks {...series} />;
  if (kind === 'line') return <Markers {...series} />;
  return <Patterns {...series} />;
}

/**
 * The picture of a figure: one image with one name, no Tab stop. All that it shows is in the table too; on hover the
 * browser's own tooltip has the text of a table's cell.
 */
function Picture(props: PictureProps) {
  const { figure, labelledBy, details } = props;
  const { height, chart } = createChart(props);
  return (
    <div className={pictureStyles.frame}>
      <svg
        role="img"
        aria-labelledby={labelledBy}
        aria-details={details}
        data-part="picture"
        className={pictureStyles.picture}
        width="100%"
        height={`${height}em`}
      >
        <defs>
          <Marks figureId={figure.id} count={figure.series.length} kind={figure.kind} />
        </defs>
        {/* Chromium would expose the text of the drawing after the name of the image, and again in the table. */}
        <g aria-hidden="true">{chart}</g>
      </svg>
    </div>
  );
}

// Figure

const checked = new WeakSet<FigureRecord>();

/** Warns a developer once, in development builds only, of each problem of a figure. */
function warnOfProblems(figure: FigureRecord): void {
  if (process.env.NODE_ENV === 'production' || checked.has(figure)) return;
  checked.add(figure);
  for (const { message } of checkFigure(figure)) warnOnce('Figure', `“${figure.id}”: ${message}`);
}

/** `id` is that of the root, and the start of the ids of its parts. Default: that of the record. */
export type FigureProps = RootProps<HTMLDivElement> & {
  /** Claim, data and origin: everything that is shown is made of it. */
  figure: FigureRecord;
  /** Level of the heading that holds the claim. */
  headingLevel: HeadingLevel;
  /**
   * full: key points before the picture, the table beside or below it · compact: the picture first; key points, table
   * and tools in a native disclosure, which links to them, find in page and print open. Default: full.
   */
  view?: 'full' | 'compact' | undefined;
  /**
   * False where a computed sentence could hurt, such as which group of people is the lowest: the claim and the text
   * around the figure say what matters. Default: true.
   */
  hasKeyPoints?: boolean | undefined;
  /** Replaces any of its messages, such as 'Source'. */
  messages?: Partial<FigureMessages> | undefined;
};

/** With more rows than this, a link skips the figure. */
const LONG = 20;
/** A table that is no larger is beside its picture, where there is room. */
const SMALL = { rows: 12, columns: 4 };

const isSmall = ({ categories, series }: FigureRecord) =>
  categories.length <= SMALL.rows && series.length <= SMALL.columns;

/**
 * Data four times over: a claim in one sentence, key points, a picture and a native table, all made of one record. The
 * claim is the heading and names the picture. Each part has an address: `#id`, `#id-points`, `#id-picture`, `#id-table`.
 */
export function Figure(props: FigureProps) {
  const {
    figure: record,
    headingLevel,
    view = 'full',
    hasKeyPoints = true,
    messages: givenMessages,
    id = record.id,
    ref,
    className,
    ...rest
  } = props;
  const { locale: tag } = useLocale();
  const resolved = useMessages('Figure', figureMessages, givenMessages);
  const { messages, getLang } = resolved;
  const locale = createFigureLocale(tag, messages.phrases);
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(root, ref);
  const isPlain = usePlainView();
  warnOfProblems(record);
  const figure = id === record.id ? record : { ...record, id };
  const { claim, keyPoints } = describe(figure, locale);
  const title = localize(figure.title, locale);
  const titleLang = getTextLang(figure.title, locale);
  const isLong = figure.categories.length > LONG;
  const Heading = `h${headingLevel}` as const;
  const isCompact = view === 'compact';

  const points = hasKeyPoints && (
    <ul
      id={`${id}-points`}
      lang={getLang('phrases')}
      aria-label={messages.keyPoints}
      data-part="points"
      className={styles.points}
    >
      {keyPoints.map((point, index) => (
        <li key={index}>{point}</li>
      ))}
    </ul>
  );
  const picture = (
    <div id={`${id}-picture`} className={figure.kind === 'tiles' ? undefined : styles.view}>
      {figure.kind === 'tiles' ? (
        <NumberTiles {...{ figure, locale }} lang={getLang('phrases')} />
      ) : (
        <Picture
          {...{ figure, locale, isPlain }}
          labelledBy={`${id}-claim`}
          details={hasKeyPoints ? `${id}-points ${id}-table` : `${id}-table`}
        />
      )}
      <LeftOut {...{ figure, locale, isPlain }} {...resolved} />
    </div>
  );
  const table = (
    <FigureTable
      id={`${id}-table`}
      table={createTable(figure, locale)}
      lang={getLang('phrases')}
      titleLang={titleLang}
      unitLang={figure.unit === 'percent' ? getLang('phrases') : getTextLang(figure.unit.other, locale)}
      rowHeadLang={getTextLang(figure.categoryLabel, locale)}
    />
  );
  const origin = <FigureOrigin {...{ figure, locale }} {...resolved} />;
  const tools = <FigureTools {...{ figure, locale, isPlain }} {...resolved} figureRef={root} />;

  return (
    <div
      {...rest}
      ref={mergedRef}
      id={id}
      data-component="figure"
      data-kind={figure.kind}
      data-plain={isPlain ? '' : undefined}
      className={joinClassNames(styles.root, className)}
    >
      {isLong && (
        <a href={`#${id}-end`} lang={getLang('skip')} data-part="skip" className={styles.skip}>
          {messages.skip(title)}
        </a>
      )}
      <figure
        aria-labelledby={`${id}-title`}
        className={isCompact && figure.kind !== 'tiles' ? styles.compact : styles.figure}
      >
        <figcaption className={styles.head}>
          <p
            id={`${id}-title`}
            lang={titleLang}
            data-part="title"
            className={isCompact ? visuallyHidden : styles.title}
          >
            {title}
          </p>
          <Heading
            id={`${id}-claim`}
            lang={getTextLang(figure.claim.text, locale)}
            data-part="claim"
            className={styles.claim}
          >
            {claim}
          </Heading>
        </figcaption>
        {isEmpty(figure) && (
          <>
            <p lang={getLang('noData')} data-part="empty" className={styles.paragraph}>
              {messages.noData}
            </p>
            {origin}
          </>
        )}
        {!isEmpty(figure) && !isCompact && (
          <>
            {points}
            <div className={isSmall(figure) ? styles.viewsBeside : styles.views}>
              {picture}
              {table}
            </div>
            {origin}
            {tools}
          </>
        )}
        {!isEmpty(figure) && isCompact && (
          <>
            {picture}
            {origin}
            <Disclosure
              summary={
                hasKeyPoints ? (
                  <Message lang={getLang('details')}>{messages.details}</Message>
                ) : (
                  <Message lang={getLang('tableAndFiles')}>{messages.tableAndFiles}</Message>
                )
              }
            >
              {points}
              {table}
              {tools}
            </Disclosure>
          </>
        )}
      </figure>
      {isLong && (
        <p id={`${id}-end`} lang={getLang('end')} tabIndex={-1} data-part="end" className={styles.end}>
          {messages.end(title)}
        </p>
      )}
    </div>
  );
}

type LeftOutProps = ResolvedMessages<FigureMessages> & {
  figure: FigureRecord;
  locale: FigureLocale;
  isPlain: boolean;
};

/** The note that the picture has no room for every group. */
function LeftOut({ figure, locale, isPlain, messages, getLang }: LeftOutProps) {
  const shown = shownCategories(figure, isPlain).length;
  const { length: total } = figure.categories;
  if (shown === total) return null;
  const formatCount = (count: number) => formatNumber(count, figure, locale);
  return (
    <p lang={getLang('pictureShows')} data-part="left-out" className={styles.quiet}>
      {messages.pictureShows({ shown: formatCount(shown), total: formatCount(total) })}
    </p>
  );
}
