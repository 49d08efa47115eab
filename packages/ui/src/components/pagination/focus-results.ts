import { createFormatNumber } from '../../i18n/format-number.ts';
import { announce } from '../announcer/index.ts';
import { createPaginationMessages, type PaginationMessages } from './Pagination.messages.ts';

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
