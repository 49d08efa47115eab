import type { ReactNode } from 'react';
import { formatDate } from './data/formats.ts';
import { localize } from './data/locale.ts';
import type { FigureRecord, Locale } from './data/types.ts';
import type { FigureMessages } from './Figure.messages.ts';
import * as styles from './Figure.css.ts';

type FigureOriginProps = { figure: FigureRecord; locale: Locale; messages: FigureMessages };

function Entry({ term, part, children }: { term: string; part: string; children: ReactNode }) {
  const before = `${term}: `;
  return (
    <div data-part={part} className={styles.entry}>
      <dt className={styles.term}>{before}</dt>
      {children}
    </div>
  );
}

/** Where the data come from, how old they are, and how they were made. */
export function FigureOrigin({ figure, locale, messages }: FigureOriginProps) {
  const { source, asOf, method, rangeLabel, notes = [] } = figure;
  const label = localize(source.label, locale);
  return (
    <dl data-part="origin" className={styles.origin}>
      <Entry term={messages.source} part="source">
        <dd className={styles.detail}>
          {source.href === undefined ? label : <a href={source.href}>{label}</a>}
        </dd>
      </Entry>
      <Entry term={messages.asOf} part="as-of">
        <dd className={styles.detail}>
          {asOf === null ? formatDate(asOf, locale) : <time dateTime={asOf}>{formatDate(asOf, locale)}</time>}
        </dd>
      </Entry>
      {rangeLabel !== undefined && (
        <Entry term={messages.range} part="range-label">
          <dd className={styles.detail}>{localize(rangeLabel, locale)}</dd>
        </Entry>
      )}
      {method !== undefined && (
        <Entry term={messages.method} part="method">
          <dd className={styles.detail}>{localize(method, locale)}</dd>
        </Entry>
      )}
      {notes.length > 0 && (
        <Entry term={messages.notes} part="notes">
          {notes.map((note, index) => (
            <dd key={index} className={styles.detail}>
              {localize(note, locale)}
            </dd>
          ))}
        </Entry>
      )}
    </dl>
  );
}
