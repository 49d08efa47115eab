'use client';
import type { MouseEvent, ReactNode } from 'react';
import { createFormatNumber, formatNumber } from '../../i18n/format-number.ts';
import { hasModifier } from '../../internal/has-modifier.ts';
import { Anchor } from '../../internal/Anchor.tsx';
import { useLocale } from '../../i18n/locale-context.ts';
import { useFormattedMessages } from '../../i18n/useFormattedMessages.ts';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import { useControllableState } from '../../internal/useControllableState.ts';
import { warnEmptyName } from '../../internal/warn-empty-name.ts';
import { warnOnce } from '../../internal/warn-once.ts';
import { announce } from '../announcer/index.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { createPaginationMessages, type PaginationMessages, dots } from './Pagination.messages.ts';
import * as styles from './Pagination.css.ts';

/** Pages that are left out between two that are linked, both counted from 1. */
type Gap = { from: number; to: number };

/** A page's number, or what is left out. */
type PageItem = number | Gap;

/** The nearest page that there is; a whole number from 1 to the last. */
export const pageWithin = (page: number, pageCount: number): number =>
  Number.isNaN(page) ? 1 : Math.min(Math.max(1, Math.trunc(page)), pageCount);

/** First, last, the current page and its neighbors; a gap only for two pages or more. */
export function pageItems(page: number, pageCount: number): PageItem[] {
  const wanted = [1, page - 1, page, page + 1, pageCount];
  const linked = [...new Set(wanted)].filter((each) => each >= 1 && each <= pageCount).sort((a, b) => a - b);
  return linked.flatMap((each, index): PageItem[] => {
    const before = linked[index - 1] ?? each - 1;
    const left = each - before - 1;
    if (left === 0) return [each];
    return left === 1 ? [each - 1, each] : [{ from: before + 1, to: each - 1 }, each];
  });
}

/**
 * After a page has changed in place: moves focus to the heading of the results, which is read, and announces once where
 * the reader is ("Page 2 of 9, 20 results."). Call it when the new results are shown, not after a full page load.
 */
export function focusResults(now: {
  /** The heading above the results; it need not be focusable. */
  heading: HTMLElement | null;
  page: number;
  pageCount: number;
  /** Results on this page. */
  resultCount: number;
  /** BCP 47 tag of the page's language, as LocaleProvider has it. Default 'en'. */
  locale?: string | undefined;
  /** The announcement in a language other than English and Spanish. */
  messages?: Pick<PaginationMessages, 'announcement'> | undefined;
}): void {
  const { heading, page, pageCount, resultCount, locale = 'en', messages } = now;
  const { language } = new Intl.Locale(locale);
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading?.focus();
  const builtIn = createPaginationMessages(createFormatNumber(locale));
  const { announcement } = messages ?? builtIn[language] ?? builtIn.en;
  announce(announcement({ page, pageCount, resultCount }), { lang: language });
}

/** Which link was pressed: the one to the page before, the one to the page after, or the number of a page. */
export type PaginationReason = 'previous-press' | 'next-press' | 'page-press';

export type PaginationProps = RootProps<HTMLElement, 'aria-label' | 'aria-labelledby'> & {
  /** Names the landmark by what is paged, such as "Pages of study updates". */
  label: string;
  /** The page that is shown, from 1, when controlled, for example by the URL. */
  page?: number | undefined;
  /** Initial page, from 1, when uncontrolled, with `onPageChange`. Default 1. */
  defaultPage?: number | undefined;
  /** With one page or none nothing is rendered. */
  pageCount: number;
  /** URL of a page: the links work before script. */
  href: (page: number) => string;
  /**
   * Changes the page in place. Called for an ordinary press; the browser follows a link that is to open in a new tab or
   * window. Call `focusResults` when the results are shown. Default: the browser follows every link.
   */
  onPageChange?: ((page: number, details: { reason: PaginationReason; event: Event }) => void) | undefined;
  /** Replaces any of its messages. */
  messages?: Partial<PaginationMessages> | undefined;
};

/** Links to the pages of a long list, and the position in it as text. */
export function Pagination(props: PaginationProps) {
  const {
    label,
    page: givenPage,
    defaultPage = 1,
    pageCount: givenCount,
    href,
    onPageChange,
    messages: givenMessages,
    className,
    ...root
  } = props;
  const { locale } = useLocale();
  const { messages, getLang } = useFormattedMessages('Pagination', createPaginationMessages, givenMessages);
  const [current, setOwnPage] = useControllableState(givenPage, defaultPage);
  warnEmptyName('Pagination', 'label', label);
  const pageCount = Math.trunc(givenCount);
  if (!(pageCount > 1)) return null;
  const page = pageWithin(current, pageCount);
  if (page !== current) {
    warnOnce('Pagination', {
      what: `page ${current} is not one of ${pageCount} pages, so page ${page} is marked as current.`,
      why: 'People may believe that they are on another page.',
      todo: 'Pass a whole number from 1 to pageCount, and respond to other URLs with page 1 or an error.',
    });
  }

  const link = (to: number, reason: PaginationReason) => ({
    href: href(to),
    onClick: (event: MouseEvent) => {
      if (!onPageChange || hasModifier(event)) return;
      event.preventDefault();
      setOwnPage(to);
      onPageChange(to, { reason, event: event.nativeEvent });
    },
  });
  return (
    <nav
      {...root}
      aria-label={label}
      className={joinClassNames(styles.root, className)}
      data-component="pagination"
    >
      <p lang={getLang('position')} className={styles.position} data-part="position">
        {messages.position({ page, pageCount })}
      </p>
      {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver, reviewed 2026-11 */}
      <ul role="list" className={styles.list}>
        {page > 1 && (
          <li className={styles.end}>
            <Anchor
              {...link(page - 1, 'previous-press')}
              rel="prev"
              lang={getLang('previous')}
              aria-label={messages.previousPage}
              className={styles.link}
              data-part="previous"
            >
              <Chevron to="start" />
              {messages.previous}
            </Anchor>
          </li>
        )}
        {pageItems(page, pageCount).map((item) => (
          <Item
            key={typeof item === 'number' ? item : `${item.from}-`}
            item={item}
            page={page}
            locale={locale}
            messages={messages}
            getLang={getLang}
          >
            {(number, text) => (
              <Anchor
                {...link(number, 'page-press')}
                aria-current={number === page ? 'page' : undefined}
                className={styles.link}
                data-part="page"
              >
                {text}
              </Anchor>
            )}
          </Item>
        ))}
        {page < pageCount && (
          <li className={styles.end}>
            <Anchor
              {...link(page + 1, 'next-press')}
              rel="next"
              lang={getLang('next')}
              aria-label={messages.nextPage}
              className={styles.link}
              data-part="next"
            >
              {messages.next}
              <Chevron to="end" />
            </Anchor>
          </li>
        )}
      </ul>
    </nav>
  );
}

type ItemProps = ResolvedMessages<PaginationMessages> & {
  item: PageItem;
  page: number;
  locale: string;
  children: (page: number, text: ReactNode) => ReactNode;
};

function Item({ item, page, locale, messages, getLang, children }: ItemProps) {
  if (typeof item !== 'number') {
    return (
      <li className={styles.gap} data-part="gap">
        <span aria-hidden="true">{dots}</span>
        <span lang={getLang('leftOut')} className={visuallyHidden}>
          {messages.leftOut(item)}
        </span>
      </li>
    );
  }
  const prefix = `${messages.page} `;
  const current = item === page && messages.currentPage ? ` ${messages.currentPage}` : undefined;
  const text = (
    <>
      <span lang={getLang('page')} className={visuallyHidden}>
        {prefix}
      </span>
      {formatNumber(item, locale)}
      {current && (
        <span lang={getLang('currentPage')} className={visuallyHidden}>
          {current}
        </span>
      )}
    </>
  );
  return <li className={styles.number}>{children(item, text)}</li>;
}

const points = { start: 'M15 5l-7 7 7 7', end: 'M9 5l7 7-7 7' };

function Chevron({ to }: { to: keyof typeof points }) {
  return (
    <svg className={styles.chevron} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={points[to]} />
    </svg>
  );
}
