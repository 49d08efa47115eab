'use client';
import type { MouseEvent, ReactNode } from 'react';
import { knownLocale } from '../../i18n/known-locale.ts';
import { warnOnce } from '../../internal/warn-once.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { type PageItem, pageItems, pageWithin } from './pages.ts';
import * as styles from './Pagination.css.ts';
import { dots, type Locale, type PaginationMessages, paginationMessages } from './Pagination.messages.ts';

/** Which link was pressed. */
export type NavigateReason = 'previous' | 'next' | 'number';

export type PaginationProps = {
  /** Names the landmark by what is paged, such as "Pages of study updates". */
  label: string;
  /** The page that is shown, from 1. */
  page: number;
  /** With one page or none nothing is rendered. */
  pageCount: number;
  /** Address of a page: the links work before script. */
  href: (page: number) => string;
  /**
   * Changes the page in place. Called for an ordinary press; the browser follows its own way when a link is to open
   * in a new tab or window. Call `focusResults` when the results are shown. Default: the browser follows the link.
   */
  onNavigate?: ((page: number, details: { reason: NavigateReason }) => void) | undefined;
  id?: string | undefined;
  /** Language of the words that it brings along. Default 'en'. */
  locale?: Locale | undefined;
  /** Replaces any of these words. */
  messages?: Partial<PaginationMessages> | undefined;
};

/** Links to the pages of a long list, and the words where the reader is. */
export function Pagination(props: PaginationProps) {
  const { label, href, onNavigate, id } = props;
  const locale = knownLocale('Pagination', props.locale ?? 'en');
  const words = { ...paginationMessages[locale], ...props.messages };
  const pageCount = Math.trunc(props.pageCount);
  if (!(pageCount > 1)) return null;
  const page = pageWithin(props.page, pageCount);
  if (page !== props.page) {
    warnOnce('Pagination', {
      what: `page ${props.page} is not one of ${pageCount} pages, so page ${page} is marked.`,
      why: 'People may be told a page on which they are not.',
      todo: 'Give a whole number from 1 to pageCount, and answer other addresses with page 1 or an error.',
    });
  }

  const link = (to: number, reason: NavigateReason) => ({
    href: href(to),
    onClick: (event: MouseEvent) => {
      if (!onNavigate || !isOrdinary(event)) return;
      event.preventDefault();
      onNavigate(to, { reason });
    },
  });
  return (
    <nav id={id} aria-label={label} className={styles.root} data-component="pagination">
      <p className={styles.position} data-part="position">
        {words.position({ page, pageCount })}
      </p>
      {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver, reviewed 2026-11 */}
      <ul role="list" className={styles.list}>
        {page > 1 && (
          <li className={styles.end}>
            <a
              {...link(page - 1, 'previous')}
              rel="prev"
              aria-label={words.previousPage}
              className={styles.link}
              data-part="previous"
            >
              <Chevron to="start" />
              {words.previous}
            </a>
          </li>
        )}
        {pageItems(page, pageCount).map((item) => (
          <Item
            key={typeof item === 'number' ? item : `${item.from}-`}
            item={item}
            page={page}
            messages={words}
          >
            {(number, text) => (
              <a
                {...link(number, 'number')}
                aria-current={number === page ? 'page' : undefined}
                className={styles.link}
                data-part="page"
              >
                {text}
              </a>
            )}
          </Item>
        ))}
        {page < pageCount && (
          <li className={styles.end}>
            <a
              {...link(page + 1, 'next')}
              rel="next"
              aria-label={words.nextPage}
              className={styles.link}
              data-part="next"
            >
              {words.next}
              <Chevron to="end" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** A press that the browser would answer in the same tab. */
const isOrdinary = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

function Item({
  item,
  page,
  messages: words,
  children,
}: {
  item: PageItem;
  page: number;
  messages: PaginationMessages;
  children: (page: number, text: ReactNode) => ReactNode;
}) {
  if (typeof item !== 'number') {
    return (
      <li className={styles.gap} data-part="gap">
        <span aria-hidden="true">{dots}</span>
        <span className={visuallyHidden}>{words.leftOut(item)}</span>
      </li>
    );
  }
  const spoken = `${words.page} `;
  const current = item === page && words.currentPage ? ` ${words.currentPage}` : undefined;
  const text = (
    <>
      <span className={visuallyHidden}>{spoken}</span>
      {item}
      {current && <span className={visuallyHidden}>{current}</span>}
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
