import type { ReactNode } from 'react';
import { warnOnce } from '../../internal/warn-once.ts';
import { Message } from '../../i18n/Message.tsx';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import type { Label } from '../field/index.ts';
import { formatDatePart } from '../timeline/format-date.ts';
import type { DocumentAccess, DocumentCardMessages } from './DocumentCard.messages.ts';
import * as styles from './DocumentCard.css.ts';

/** A file that can be downloaded. */
export type DocumentFile = {
  href: string;
  /** Default 'PDF'. */
  format?: string | undefined;
  /** Size in bytes. Default: not shown. */
  bytes?: number | undefined;
  /** Default: not shown. */
  pages?: number | undefined;
  /** How far it has been made for screen readers. Default: not shown. */
  access?: DocumentAccess | undefined;
};

/** A whole number from 1 on; anything else is left out, with a warning for a developer. */
export function toCount(name: 'pages' | 'bytes', value: number | undefined): number | undefined {
  if (value === undefined || (Number.isInteger(value) && value > 0)) return value;
  warnOnce('DocumentCard', {
    what: `${name} is ${value}, which is not a positive whole number.`,
    why: 'It is left out, so people cannot tell how long or how large the document is.',
    todo: `Set ${name} to a whole number of 1 or more, or omit it.`,
  });
  return undefined;
}

/** Formats a size as people know it: 812 and 1,400 bytes are '1 kB', 1,260,000 bytes '1.3 MB'. */
export function formatSize(bytes: number, locale: string): string {
  const isLarge = bytes >= 999_500;
  const amount = isLarge ? bytes / 1_000_000 : Math.max(1, Math.round(bytes / 1000));
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: isLarge ? 1 : 0 }).format(amount);
  // The number and its unit stay in one line.
  return `${number}\u00A0${isLarge ? 'MB' : 'kB'}`;
}

/** Whether a code of BCP 47 is well formed, so that it is valid in `lang`. */
export function isLanguage(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code).length === 1;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Formats a language by its name in the language of the page: 'English', 'inglés'. An invalid code is returned unchanged. */
function formatLanguage(code: string, locale: string): string {
  if (isLanguage(code)) return new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
  warnOnce('DocumentCard', {
    what: `“${code}” is not a language tag.`,
    why: 'It is shown unchanged, and screen readers read the title in the language of the page.',
    todo: 'Use a BCP 47 tag, such as en, es or es-US.',
  });
  return code;
}

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
