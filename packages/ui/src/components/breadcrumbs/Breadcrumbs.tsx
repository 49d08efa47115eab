import { type Locale, knownLocale } from '../../i18n/known-locale.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { Link } from '../link/index.ts';
import type { BreadcrumbPage } from './breadcrumb-list.ts';
import * as styles from './Breadcrumbs.css.ts';
import { breadcrumbsMessages } from './Breadcrumbs.messages.ts';

export type BreadcrumbsProps = {
  /** From the first page of the site to the current one, which is the last. */
  pages: readonly BreadcrumbPage[];
  /** Replaces the name of the navigation: 'You are here', 'Usted está aquí'. */
  label?: string | undefined;
  /** Language of the words that the breadcrumbs bring along. Default 'en'. */
  locale?: Locale | undefined;
  id?: string | undefined;
};

/** The way from the first page to this one: a named navigation with an ordered list of links. */
export function Breadcrumbs({ pages, label, id, ...props }: BreadcrumbsProps) {
  const locale = knownLocale('Breadcrumbs', props.locale);
  const messages = breadcrumbsMessages[locale];
  if (pages.length === 0) return null;
  return (
    <nav id={id} aria-label={label ?? messages.label} data-component="breadcrumbs" className={styles.root}>
      {/* Safari takes the role from a list without numbers. */}
      {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver, reviewed 2026-11 */}
      <ol role="list" data-part="pages" className={styles.list}>
        {pages.map((page, index) => (
          <li key={page.href} data-part="page" className={styles.item}>
            {index === pages.length - 1 ? (
              <span lang={page.lang} aria-current="page" data-part="current" className={styles.current}>
                {page.label}
                <span lang={page.lang && locale} className={visuallyHidden}>
                  {messages.current}
                </span>
              </span>
            ) : (
              <Link href={page.href} lang={page.lang} hrefLang={page.lang}>
                {page.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
