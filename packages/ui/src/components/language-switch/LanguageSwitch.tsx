'use client';
import type { MouseEvent, ReactNode } from 'react';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import { warnEmptyName } from '../../internal/warn-empty-name.ts';
import { warnUnknownMessages } from '../../internal/warn-unknown-messages.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import * as styles from './LanguageSwitch.css.ts';
import { type LanguageSwitchMessages, languageSwitchMessages } from './LanguageSwitch.messages.ts';

export type SwitchLanguage = {
  /** The language's code, such as `es`. */
  locale: string;
  /** The name of the language in that language, such as "En Español"; never a flag or a short form. */
  label: ReactNode;
  /** This page in that language. */
  href: string;
  /** Whether the page is in this language now. */
  isCurrent: boolean;
};

export type LanguageSwitchProps = RootProps<HTMLElement, 'aria-label'> & {
  /** Name of the landmark, in the page's language. */
  label: string;
  languages: readonly SwitchLanguage[];
  /** Replaces its messages, in the language that the page is in. Default: in English and Spanish, else none. */
  messages?: Partial<LanguageSwitchMessages> | undefined;
};

/** Gives the link the query and the fragment of the moment, so that the reader stays at the same place. */
function keepQueryAndFragment(event: MouseEvent<HTMLAnchorElement>, href: string) {
  const url = new URL(href, location.href);
  url.search ||= location.search;
  url.hash ||= location.hash;
  event.currentTarget.href = url.href;
}

/** Links to the same page in each language, each in its own language. */
export function LanguageSwitch({ label, languages, messages, className, ...root }: LanguageSwitchProps) {
  warnEmptyName('LanguageSwitch', 'label', label);
  warnUnknownMessages('LanguageSwitch', messages, { current: '' } satisfies LanguageSwitchMessages);
  return (
    <nav
      {...root}
      aria-label={label}
      className={joinClassNames(styles.root, className)}
      data-component="language-switch"
    >
      <ul className={styles.list}>
        {languages.map(({ locale, label: name, href, isCurrent }) => (
          <li key={locale}>
            <a
              href={href}
              lang={locale}
              hrefLang={locale}
              aria-current={isCurrent ? 'true' : undefined}
              className={styles.link}
              data-part="link"
              onClick={(event) => keepQueryAndFragment(event, href)}
              onAuxClick={(event) => keepQueryAndFragment(event, href)}
            >
              {name}
              {isCurrent && (
                <Current message={messages?.current ?? languageSwitchMessages[locale]?.current} />
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Current({ message }: { message: string | undefined }) {
  if (message === undefined) return null;
  const text = ` ${message}`;
  return <span className={visuallyHidden}>{text}</span>;
}
