import type { ReactNode } from 'react';
import { Message } from '../../i18n/Message.tsx';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import type { Label } from '../field/index.ts';
import { formatDatePart } from '../timeline/format-date.ts';
import type { DocumentCardMessages } from './DocumentCard.messages.ts';
import * as styles from './DocumentCard.css.ts';
import { type DocumentFile, toCount, formatLanguage } from './document-facts.ts';

type DocumentFactsProps = ResolvedMessages<DocumentCardMessages> & {
  locale: string;
  language: string;
  file: DocumentFile | undefined;
  date: string | undefined;
  version: Label | undefined;
};

/** What is known of a document, each with its name; what is not known has no line. */
export function DocumentFacts(props: DocumentFactsProps) {
  const { messages, getLang, locale, language, file, date, version } = props;
  const pages = toCount('pages', file?.pages);
  const hasVersion = date !== undefined || version !== undefined;
  return (
    <dl data-part="facts" className={styles.facts}>
      <Fact name={messages.language} lang={getLang('language')}>
        {formatLanguage(language, locale)}
      </Fact>
      {pages !== undefined && (
        <Fact name={messages.length} lang={getLang('length')}>
          <Message lang={getLang('pages')}>{messages.pages(pages)}</Message>
        </Fact>
      )}
      {hasVersion && (
        <Fact name={messages.version} lang={getLang('version')}>
          <VersionText {...{ date, version, locale }} />
        </Fact>
      )}
      {file?.access !== undefined && (
        <Fact name={messages.screenReaders} lang={getLang('screenReaders')}>
          <Message lang={getLang('access')}>{messages.access[file.access]}</Message>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, lang, children }: { name: string; lang: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt lang={lang}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function VersionText({ date, version, locale }: Pick<DocumentFactsProps, 'date' | 'version' | 'locale'>) {
  const part = date === undefined ? undefined : formatDatePart(date, locale);
  return (
    <>
      {version}
      {version !== undefined && part !== undefined && ', '}
      {part && (part.dateTime === undefined ? part.text : <time dateTime={part.dateTime}>{part.text}</time>)}
    </>
  );
}
