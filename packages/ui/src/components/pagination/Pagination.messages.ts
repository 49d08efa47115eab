import type { FormatNumber } from '../../i18n/format-number.ts';
import type { BuiltInMessages } from '../../i18n/useMessages.ts';

/** The text of a pagination itself. */
export type PaginationMessages = {
  position: (at: { page: number; pageCount: number }) => string;
  /** Visible on the links to both sides; the longer ones are their names. */
  previous: string;
  next: string;
  previousPage: string;
  nextPage: string;
  /** Read before the number of a page. */
  page: string;
  /** Read after the number of the page that is shown. */
  currentPage?: string | undefined;
  /** Read in place of the dots. */
  leftOut: (gap: { from: number; to: number }) => string;
  announcement: (now: { page: number; pageCount: number; resultCount: number }) => string;
};

/** Shown where pages are left out. */
export const dots = '…';

function createEnglish(number: FormatNumber): PaginationMessages {
  const position: PaginationMessages['position'] = ({ page, pageCount }) =>
    `Page ${number(page)} of ${number(pageCount)}`;
  return {
    position,
    previous: 'Previous',
    next: 'Next',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    page: 'Page',
    currentPage: 'current page',
    leftOut: ({ from, to }) => `Pages ${number(from)} to ${number(to)} are left out`,
    announcement: ({ resultCount, ...at }) =>
      `${position(at)}, ${number(resultCount)} ${resultCount === 1 ? 'result' : 'results'}.`,
  };
}

function createSpanish(number: FormatNumber): PaginationMessages {
  const position: PaginationMessages['position'] = ({ page, pageCount }) =>
    `Página ${number(page)} de ${number(pageCount)}`;
  return {
    position,
    previous: 'Anterior',
    next: 'Siguiente',
    previousPage: 'Página anterior',
    nextPage: 'Página siguiente',
    page: 'Página',
    currentPage: 'página actual',
    leftOut: ({ from, to }) => `Se omiten las páginas ${number(from)} a ${number(to)}`,
    announcement: ({ resultCount, ...at }) =>
      `${position(at)}, ${number(resultCount)} ${resultCount === 1 ? 'resultado' : 'resultados'}.`,
  };
}

/** The messages in each language of the package. */
export const createPaginationMessages = (number: FormatNumber): BuiltInMessages<PaginationMessages> => ({
  en: createEnglish(number),
  es: createSpanish(number),
});
