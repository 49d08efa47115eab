import type { ReactNode } from 'react';
import { Anchor } from '../../internal/Anchor.tsx';
import { formatDate } from './data/formats.ts';
import { type FigureLocale, getTextLang, localize } from './data/phrases.ts';
import type { FigureRecord, LocalizedText } from './data/record.ts';
import type { FigureMessages } from './Figure.messages.ts';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import * as styles from './Figure.css.ts';

type FigureOriginProps = ResolvedMessages<FigureMessages> & { figure: FigureRecord; locale: FigureLocale };

type EntryProps = { term: string; lang: string | undefined; part: string; children: ReactNode };

function Entry({ term, lang, part, children }: EntryProps) {
  const before = `${term}: `;
  return (
    <div data-part={part} className={styles.entry}>
      <dt lang={lang} className={styles.term}>
        {before}
      </dt>
      {children}
    </div>
  );
}

/** A text of the record. */
function Detail({
  text,
  locale,
  href,
}: {
  text: LocalizedText;
  locale: FigureLocale;
  href?: string | undefined;
}) {
  const shown = localize(text, locale);
  return (
    <dd lang={getTextLang(text, locale)} className={styles.detail}>
      {href === undefined ? shown : <Anchor href={href}>{shown}</Anchor>}
    </dd>
  );
}

/** Where the data come from, how old they are, and how they were made. */
export function FigureOrigin({ figure, locale, messages, getLang }: FigureOriginProps) {
  const { source, asOf, method, rangeLabel, notes = [] } = figure;
  return (
    <dl data-part="origin" className={styles.origin}>
      <Entry term={messages.source} lang={getLang('source')} part="source">
        <Detail text={source.label} href={source.href} locale={locale} />
      </Entry>
      {asOf !== null && (
        <Entry term={messages.asOf} lang={getLang('asOf')} part="as-of">
          <dd className={styles.detail}>
            <time dateTime={asOf}>{formatDate(asOf, locale)}</time>
          </dd>
        </Entry>
      )}
      {rangeLabel !== undefined && (
        <Entry term={messages.range} lang={getLang('range')} part="range-label">
          <Detail text={rangeLabel} locale={locale} />
        </Entry>
      )}
      {method !== undefined && (
        <Entry term={messages.method} lang={getLang('method')} part="method">
          <Detail text={method} locale={locale} />
        </Entry>
      )}
      {notes.length > 0 && (
        <Entry term={messages.notes} lang={getLang('notes')} part="notes">
          {notes.map((note, index) => (
            <Detail key={index} text={note} locale={locale} />
          ))}
        </Entry>
      )}
    </dl>
  );
}
