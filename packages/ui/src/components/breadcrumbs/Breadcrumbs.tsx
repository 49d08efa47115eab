'use client';
import { useLocale } from '../../i18n/locale-context.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import { warnEmptyName } from '../../internal/warn-empty-name.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { Link } from '../link/index.ts';
import type { BreadcrumbPage } from './breadcrumb-list.ts';
import * as styles from './Breadcrumbs.css.ts';
import { type BreadcrumbsMessages, breadcrumbsMessages } from './Breadcrumbs.messages.ts';

export type BreadcrumbsProps = RootProps<HTMLElement, 'aria-label'> & {
  /** From the first page of the site to the current one, which is the last. With none nothing is shown. */
  pages: readonly BreadcrumbPage[];
  /** Replaces its messages, such as the name of the navigation: 'You are here', 'Usted está aquí'. */
  messages?: Partial<BreadcrumbsMessages> | undefined;
};

/** The way from the first page to this one: a named navigation with an ordered list of links. */
export function Breadcrumbs({ pages, messages: given, className, ...root }: BreadcrumbsProps) {
  const { language } = useLocale();
  const { messages, getLang } = useMessages('Breadcrumbs', breadcrumbsMessages, given);
  warnEmptyName('Breadcrumbs', 'messages.label', messages.label);
  // The space keeps it apart from the page's name.
  const current = ` ${messages.current}`;
  if (pages.length === 0) return null;
  return (
    <nav
      {...root}
      aria-label={messages.label}
      data-component="breadcrumbs"
      className={joinClassNames(styles.root, className)}
    >
      {/* Safari takes the role from a list without numbers. */}
      {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver, reviewed 2026-11 */}
      <ol role="list" data-part="pages" className={styles.list}>
        {pages.map((page, index) => (
          <li key={page.href} data-part="page" className={styles.item}>
            {index === pages.length - 1 ? (
              <span lang={page.lang} aria-current="page" data-part="current" className={styles.current}>
                {page.label}
                <span lang={getLang('current') ?? (page.lang && language)} className={visuallyHidden}>
                  {current}
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
