'use client';
import { useRef } from 'react';
import { useLocale } from '../../i18n/locale-context.ts';
import { Message } from '../../i18n/Message.tsx';
import { type ResolvedMessages, useMessages } from '../../i18n/useMessages.ts';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import type { HeadingLevel } from '../field/index.ts';
import { Disclosure } from '../disclosure/index.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { usePlainView } from './plain-view-preference.ts';
import { isEmpty, type FigureRecord } from './data/record.ts';
import { describe } from './data/describe.ts';
import { formatNumber, createTable } from './data/formats.ts';
import { createFigureLocale, type FigureLocale, getTextLang, localize } from './data/phrases.ts';
import { FigureOrigin } from './FigureOrigin.tsx';
import { FigureTable } from './FigureTable.tsx';
import { FigureTools } from './FigureTools.tsx';
import { type FigureMessages, figureMessages } from './Figure.messages.ts';
import { NumberTiles } from './NumberTiles.tsx';
import { Picture } from './Picture.tsx';
import { shownCategories } from './shown-rows.ts';
import { warnOfProblems } from './warn-of-problems.ts';
import * as styles from './Figure.css.ts';

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
