'use client';
import type { MouseEvent, ReactNode } from 'react';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import * as styles from './LanguageSwitch.css.ts';
import { languageSwitchMessages } from './LanguageSwitch.messages.ts';

export type SwitchLanguage = {
  /** The language's code, such as `es`. */
  locale: string;
  /** The language in its own words, such as "En Español"; never a flag or a short form. */
  label: ReactNode;
  /** This page in that language. */
  href: string;
  /** Whether the page is in this language now. */
  current: boolean;
  /** Heard after the words while it is current, in the same language. Default: in English and Spanish, else nothing. */
  currentLabel?: string | undefined;
};

export type LanguageSwitchProps = {
  /** Name of the landmark, in the page's language. */
  label: string;
  languages: readonly SwitchLanguage[];
  id?: string;
};

/** Gives the link the query and the fragment of the moment, so that the reader stays at the same place. */
function keepPlace(event: MouseEvent<HTMLAnchorElement>, href: string) {
  const address = new URL(href, location.href);
  address.search ||= location.search;
  address.hash ||= location.hash;
  event.currentTarget.href = address.href;
}

/** Links to the same page in each language, each in its own words. */
export function LanguageSwitch({ label, languages, id }: LanguageSwitchProps) {
  return (
    <nav id={id} aria-label={label} className={styles.root} data-component="language-switch">
      <ul className={styles.list}>
        {languages.map(({ locale, label: words, href, current, currentLabel }) => (
          <li key={locale}>
            <a
              href={href}
              lang={locale}
              hrefLang={locale}
              aria-current={current ? 'true' : undefined}
              className={styles.link}
              data-part="link"
              onClick={(event) => keepPlace(event, href)}
              onAuxClick={(event) => keepPlace(event, href)}
            >
              {words}
              {current && <Current label={currentLabel ?? languageSwitchMessages[locale]} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Current({ label }: { label: string | undefined }) {
  const heard = ` ${label ?? ''}`;
  return label === undefined ? null : <span className={visuallyHidden}>{heard}</span>;
}
