import type { Locale } from '../../i18n/known-locale.ts';

export type { Locale } from '../../i18n/known-locale.ts';

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

const english = new Intl.NumberFormat('en-US');
const spanish = new Intl.NumberFormat('es-US');

const enPosition: PaginationMessages['position'] = ({ page, pageCount }) =>
  `Page ${english.format(page)} of ${english.format(pageCount)}`;
const esPosition: PaginationMessages['position'] = ({ page, pageCount }) =>
  `Página ${spanish.format(page)} de ${spanish.format(pageCount)}`;

/** Shown where pages are left out. */
export const dots = '…';

/** The messages of a pagination in each language of the package. */
export const paginationMessages: Record<Locale, PaginationMessages> = {
  en: {
    position: enPosition,
    previous: 'Previous',
    next: 'Next',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    page: 'Page',
    currentPage: 'current page',
    leftOut: ({ from, to }) => `Pages ${english.format(from)} to ${english.format(to)} are left out`,
    announcement: ({ resultCount, ...at }) =>
      `${enPosition(at)}, ${english.format(resultCount)} ${resultCount === 1 ? 'result' : 'results'}.`,
  },
  es: {
    position: esPosition,
    previous: 'Anterior',
    next: 'Siguiente',
    previousPage: 'Página anterior',
    nextPage: 'Página siguiente',
    page: 'Página',
    currentPage: 'página actual',
    leftOut: ({ from, to }) => `Se omiten las páginas ${spanish.format(from)} a ${spanish.format(to)}`,
    announcement: ({ resultCount, ...at }) =>
      `${esPosition(at)}, ${spanish.format(resultCount)} ${resultCount === 1 ? 'resultado' : 'resultados'}.`,
  },
};
