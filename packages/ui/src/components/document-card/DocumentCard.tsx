'use client';
import type { ReactNode } from 'react';
import { Message } from '../../i18n/Message.tsx';
import { useLocale } from '../../i18n/locale-context.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import { warnEmptyName } from '../../internal/warn-empty-name.ts';
import type { HeadingLevel, Label } from '../field/index.ts';
import { Link } from '../link/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './DocumentCard.css.ts';
import { type DocumentCardMessages, documentCardMessages } from './DocumentCard.messages.ts';
import { DocumentFacts, type DocumentFile, toCount, isLanguage, formatSize } from './DocumentFacts.tsx';

export type DocumentCardProps = RootProps<HTMLDivElement> & {
  /** Names the document. Plain text, since the names of the links repeat it. */
  title: string;
  headingLevel: Exclude<HeadingLevel, 1>;
  /** Language of the document and of its title, such as 'es'. */
  language: string;
  /** The same text as a web page; it comes before the file. Default: none. */
  webHref?: string | undefined;
  /** Default: none, and a message that there is none. */
  file?: DocumentFile | undefined;
  /** Day 2025-02-13, month 2025-02 or year 2025 of the version. Default: not shown. */
  date?: string | undefined;
  /** Version as text, before the date, such as 'second edition'. Default: the date alone. */
  version?: Label | undefined;
  /** What it is and for whom. Default: none. */
  children?: ReactNode;
  /** The same document in another language, by that language's own name. Default: none. */
  otherLanguage?: { href: string; language: string; name: string } | undefined;
  /** Where another format can be asked for: large print, braille, a printed copy. Default: none. */
  requestHref?: string | undefined;
  /** Replaces its messages, such as 'Read as a web page'. */
  messages?: Partial<DocumentCardMessages> | undefined;
};

/**
 * A document: what it is, how long and how large, of when and in which language, before anything is downloaded; the
 * web page first, then the file, then a way to ask for another format.
 */
export function DocumentCard(props: DocumentCardProps) {
  const {
    title,
    headingLevel,
    language,
    webHref,
    file,
    date,
    version,
    children,
    otherLanguage,
    requestHref,
    messages: given,
    className,
    ...root
  } = props;
  const { locale, language: pageLanguage } = useLocale();
  const { messages, getLang } = useMessages('DocumentCard', documentCardMessages, given);
  warnEmptyName('DocumentCard', 'title', title);
  const Heading = `h${headingLevel}` as const;
  const bytes = toCount('bytes', file?.bytes);
  const size = bytes === undefined ? undefined : formatSize(bytes, locale);
  const lang = isLanguage(language) && language !== pageLanguage ? language : undefined;
  const beforeLink = `${messages.otherLanguage} `;
  // In a list of documents each link is known by its document, for those who go from link to link.
  const documentName = <VisuallyHidden lang={lang}>{title}</VisuallyHidden>;
  return (
    <div {...root} data-component="document-card" className={joinClassNames(styles.root, className)}>
      <Heading lang={lang} data-part="title" className={styles.title}>
        {title}
      </Heading>
      {children && <div data-part="content">{children}</div>}
      <DocumentFacts
        messages={messages}
        getLang={getLang}
        locale={locale}
        language={language}
        file={file}
        date={date}
        version={version}
      />
      <div data-part="actions" className={styles.actions}>
        {webHref !== undefined && (
          <Link href={webHref} hrefLang={lang} variant="secondary">
            <Message lang={getLang('web')}>{messages.web}</Message>
            {documentName}
          </Link>
        )}
        {file ? (
          <Link
            href={file.href}
            hrefLang={lang}
            download
            variant={webHref === undefined ? 'secondary' : 'standalone'}
          >
            <Message lang={getLang('download')}>{messages.download(file.format ?? 'PDF', size)}</Message>
            {documentName}
          </Link>
        ) : (
          <p lang={getLang('noFile')} data-part="no-file" className={styles.note}>
            {messages.noFile}
          </p>
        )}
      </div>
      {(otherLanguage ?? requestHref) !== undefined && (
        <div data-part="others" className={styles.others}>
          {otherLanguage && (
            <p className={styles.note}>
              <Message lang={getLang('otherLanguage')}>{beforeLink}</Message>
              <Link
                href={otherLanguage.href}
                hrefLang={otherLanguage.language}
                lang={otherLanguage.language}
                variant="standalone"
              >
                {otherLanguage.name}
              </Link>
            </p>
          )}
          {requestHref !== undefined && (
            <Link href={requestHref} variant="standalone">
              <Message lang={getLang('request')}>{messages.request}</Message>
              {documentName}
            </Link>
          )}
        </div>
      )}
    </div>
  );
}
