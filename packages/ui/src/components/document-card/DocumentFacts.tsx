import type { ReactNode } from 'react';
import type { Label } from '../field/index.ts';
import type { Locale } from '../../i18n/known-locale.ts';
import { formatDateParts } from '../timeline/format-date.ts';
import type { DocumentCardMessages } from './DocumentCard.messages.ts';
import * as styles from './DocumentCard.css.ts';
import { type DocumentFile, toCount, formatLanguage } from './document-facts.ts';

type DocumentFactsProps = {
  messages: DocumentCardMessages;
  locale: Locale;
  language: string;
  file: DocumentFile | undefined;
  date: string | undefined;
  version: Label | undefined;
};

/** What is known of a document, each with its name; what is not known has no line. */
export function DocumentFacts({ messages, locale, language, file, date, version }: DocumentFactsProps) {
  const pages = toCount('pages', file?.pages);
  const facts: [name: string, value: ReactNode][] = [
    [messages.language, formatLanguage(language, locale)],
    ...(pages === undefined ? [] : [[messages.length, messages.pages(pages)] satisfies [string, ReactNode]]),
    ...(date === undefined && version === undefined
      ? []
      : [
          [messages.version, <VersionText key="version" {...{ date, version, locale }} />] satisfies [
            string,
            ReactNode,
          ],
        ]),
    ...(file?.access === undefined
      ? []
      : [[messages.screenReaders, messages.access[file.access]] satisfies [string, ReactNode]]),
  ];
  return (
    <dl data-part="facts" className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function VersionText({ date, version, locale }: Pick<DocumentFactsProps, 'date' | 'version' | 'locale'>) {
  return (
    <>
      {version}
      {version !== undefined && date !== undefined && ', '}
      {date !== undefined &&
        formatDateParts({ on: date }, locale).map(({ text, dateTime }) =>
          dateTime === undefined ? (
            <span key={text}>{text}</span>
          ) : (
            <time key={text} dateTime={dateTime}>
              {text}
            </time>
          ),
        )}
    </>
  );
}
