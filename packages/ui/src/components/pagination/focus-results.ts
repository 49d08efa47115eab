import { announce } from '../announcer/index.ts';
import { knownLocale } from '../../i18n/known-locale.ts';
import { type Locale, paginationMessages } from './Pagination.messages.ts';

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
  /** Language of the announcement. Default 'en'. */
  locale?: Locale | undefined;
}): void {
  const { heading, page, pageCount, resultCount } = now;
  const locale = knownLocale('focusResults', now.locale ?? 'en');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading?.focus();
  announce(paginationMessages[locale].announcement({ page, pageCount, resultCount }), { lang: locale });
}
