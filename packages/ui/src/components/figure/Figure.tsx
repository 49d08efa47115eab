'use client';
import { useRef } from 'react';
import type { HeadingLevel } from '../field/index.ts';
import { knownLocale } from '../../i18n/known-locale.ts';
import { usePlainView } from './plain-view-preference.ts';
import { isEmpty } from './data/cells.ts';
import { describe } from './data/describe.ts';
import { formatNumber } from './data/formats.ts';
import { localize } from './data/locale.ts';
import { createTable } from './data/table.ts';
import type { FigureRecord, Locale } from './data/types.ts';
import { FigureOrigin } from './FigureOrigin.tsx';
import { FigureTable } from './FigureTable.tsx';
import { FigureTools } from './FigureTools.tsx';
import { type FigureMessages, figureMessages } from './Figure.messages.ts';
import { Picture } from './Picture.tsx';
import { shownCategories } from './shown-rows.ts';
import { warnOfProblems } from './warn-of-problems.ts';
import * as styles from './Figure.css.ts';

export type FigureProps = {
  /** Claim, data and origin: everything that is shown is made of it. */
  figure: FigureRecord;
  /** Level of the heading that holds the claim. */
  headingLevel: HeadingLevel;
  /** Language of the words, numbers and dates. Default 'en'. */
  locale?: Locale | undefined;
  /** Replaces words that the figure brings along, such as 'Source'. */
  messages?: Partial<FigureMessages> | undefined;
};

/** With more rows than this, a link leads past the figure. */
const LONG = 20;
/** A table that is no larger stands beside its picture, where there is room. */
const SMALL = { rows: 12, columns: 4 };

const isSmall = ({ categories, series }: FigureRecord) =>
  categories.length <= SMALL.rows && series.length <= SMALL.columns;

/**
 * Data four times over: a claim in one sentence, key points, a picture and a native table, all made of one record. The
 * claim is the heading and names the picture. Each part has an address: `#id`, `#id-points`, `#id-picture`, `#id-table`.
 */
export function Figure(props: FigureProps) {
  const { figure, headingLevel } = props;
  const locale = knownLocale('Figure', props.locale);
  const messages: FigureMessages = { ...figureMessages[locale], ...props.messages };
  const root = useRef<HTMLDivElement>(null);
  const isCalm = usePlainView();
  warnOfProblems(figure);
  const { claim, keyPoints } = describe(figure, locale);
  const title = localize(figure.title, locale);
  const { id } = figure;
  const isLong = figure.categories.length > LONG;
  const Heading = `h${headingLevel}` as const;

  return (
    <div
      ref={root}
      id={id}
      data-component="figure"
      data-kind={figure.kind}
      data-calm={isCalm}
      className={styles.root}
    >
      {isLong && (
        <a href={`#${id}-end`} data-part="skip" className={styles.skip}>
          {messages.skip(title)}
        </a>
      )}
      <figure aria-labelledby={`${id}-title`} className={styles.figure}>
        <figcaption className={styles.head}>
          <p id={`${id}-title`} data-part="title" className={styles.title}>
            {title}
          </p>
          <Heading id={`${id}-claim`} data-part="claim" className={styles.claim}>
            {claim}
          </Heading>
        </figcaption>
        {isEmpty(figure) ? (
          <p data-part="empty" className={styles.paragraph}>
            {messages.noData}
          </p>
        ) : (
          <>
            <ul
              id={`${id}-points`}
              aria-label={messages.keyPoints}
              data-part="points"
              className={styles.points}
            >
              {keyPoints.map((point, index) => (
                <li key={index}>{point}</li>
              ))}
            </ul>
            <div className={isSmall(figure) ? styles.viewsBeside : styles.views}>
              <div id={`${id}-picture`} className={styles.view}>
                <Picture
                  {...{ figure, locale, isCalm }}
                  labelledBy={`${id}-claim`}
                  details={`${id}-points ${id}-table`}
                />
                <LeftOut {...{ figure, locale, isCalm, messages }} />
              </div>
              <FigureTable id={`${id}-table`} table={createTable(figure, locale)} />
            </div>
          </>
        )}
        <FigureOrigin {...{ figure, locale, messages }} />
        {!isEmpty(figure) && <FigureTools {...{ figure, locale, messages, isCalm }} figureRef={root} />}
      </figure>
      {isLong && (
        <p id={`${id}-end`} tabIndex={-1} data-part="end" className={styles.end}>
          {messages.end(title)}
        </p>
      )}
    </div>
  );
}

type LeftOutProps = { figure: FigureRecord; locale: Locale; isCalm: boolean; messages: FigureMessages };

/** Says so when the picture has no room for every group. */
function LeftOut({ figure, locale, isCalm, messages: words }: LeftOutProps) {
  const shown = shownCategories(figure, isCalm).length;
  const { length: total } = figure.categories;
  if (shown === total) return null;
  const formatCount = (count: number) => formatNumber(count, figure, locale);
  return (
    <p data-part="left-out" className={styles.quiet}>
      {words.pictureShows({ shown: formatCount(shown), total: formatCount(total) })}
    </p>
  );
}
