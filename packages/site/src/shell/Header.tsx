import { LOCALES } from '@longcovid/content';
import { LanguageSwitch } from '@longcovid/ui/language-switch';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useMatches } from 'react-router-dom';

import { useHydrated } from '../hydration/useHydrated.ts';
import { localizePath, findPage, localePath, splitPath } from '../pages.ts';
import { useLocale } from '../i18n/useLocale.ts';
import * as styles from './Header.css.ts';
import { useShell } from './shell-data.ts';
import { SPACE } from './space.ts';

type HeaderProps = {
  /** After the languages. Default: nothing. */
  action?: ReactNode;
  /** The second row: navigation. Default: none. */
  children?: ReactNode;
};

/** Brand and language in the first row, navigation in the second. */
export function Header({ action, children }: HeaderProps) {
  const { programme } = useShell();
  const home = localePath(useLocale(), '/');
  return (
    <header className={styles.header}>
      <div className={styles.masthead} data-longcovid-scheme="dark">
        <div className={styles.row}>
          <a className={styles.brand} href={home}>
            {/* The mark, as in public/icon.svg: two half rings that almost close. */}
            <svg width="32" height="32" aria-hidden="true" className={styles.mark}>
              <path d="M15 28A12 12 0 0 1 11 5" />
              <path d="M17 4A12 12 0 0 1 21 27" />
            </svg>
            <span className={styles.name.long}>{programme.name}</span>
            {SPACE}
            <span className={styles.name.short}>{programme.shortName}</span>
          </a>
          <div className={styles.actions}>
            <Languages />
            {action}
          </div>
        </div>
      </div>
      {children}
    </header>
  );
}

/** The page in the other language, with the same path, query and fragment. */
function Languages() {
  const intl = useIntl();
  const locale = useLocale();
  const hydrated = useHydrated();
  const { pathname, search, hash } = useLocation();
  const isNotFound = useMatches().at(-1)?.id.endsWith('.not-found');
  const page = isNotFound ? undefined : findPage(pathname);
  // 404.html serves any path, so the path is unknown at build time.
  const { path } = splitPath(isNotFound && !hydrated ? '/' : pathname);
  const rest = hydrated ? search + hash : isNotFound ? '' : search;

  return (
    <LanguageSwitch
      label={intl.formatMessage({ id: 'shell.language' })}
      languages={LOCALES.map((language) => ({
        locale: language,
        label: intl.formatMessage({ id: `shell.language.${language}` }),
        href: (page ? localizePath(language, page) : localePath(language, path)) + rest,
        isCurrent: language === locale,
      }))}
    />
  );
}
