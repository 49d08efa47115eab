import type { Locale } from '@longcovid/content';

/**
 * One line of the page table: where a page lives and where it differs from the default.
 * Its component, loader and sections stand in `pages/<id>/`; its title and prose in `content`.
 */
export type PageLine = {
  /** Folder under `pages/` and key of the page's record in `content`. */
  id: string;
  /** English path; the Spanish one has the same segments under /es. */
  path: `/${string}`;
  /** Message areas that the page needs besides `shell`. */
  words?: readonly string[];
  /** 'build' (default): written once as a file. 'request': rendered by the service for each visitor, not cached, not indexed. */
  render?: 'build' | 'request';
  /** What counts as a first intent. 'interaction' (default): focus, pointer, key or touch. 'view': the marked feature comes into view. */
  hydrate?: 'interaction' | 'view';
  /** Names of the middleware that runs before the loader, in order. */
  middleware?: readonly string[];
  /** The query parameters that the `query` middleware keeps. */
  query?: readonly string[];
  /** False answers 404 for this address. */
  validate?: (url: URL) => boolean;
};

/** Every page of the site. Routes, prerender list, site map, language links and navigation all derive from it. */
export const pages: readonly PageLine[] = [
  {
    id: 'home',
    path: '/',
    words: ['home', 'finder'],
    hydrate: 'view',
    middleware: ['query'],
    query: [
      'cohort',
      'condition',
      'status',
      'offSite',
      'specialty',
      'radius',
      'sort',
      'near',
      'age',
      'covid',
      'pregnant',
    ],
  },
  { id: 'accessibility', path: '/accessibility' },
  { id: 'site-map', path: '/site-map' },
  {
    id: 'join',
    path: '/join',
    words: ['join', 'forms', 'problems'],
    render: 'request',
    middleware: ['query'],
    query: ['site', 'cohort'],
  },
  {
    id: 'join-sent',
    path: '/join/sent',
    words: ['join'],
    render: 'request',
    middleware: ['query'],
    query: ['reference'],
  },
];

/** The page that answers an address which is not in the table. */
export const notFoundPage: PageLine = { id: 'not-found', path: '/404' };

/** Address of a page in a language: `localePath('es', '/join')` is '/es/join', `localePath('es', '/')` is '/es'. */
export const localePath = (locale: Locale, path: string): string =>
  locale === 'en' ? path : path === '/' ? `/${locale}` : `/${locale}${path}`;

/** Splits an address into its language and the English path: '/es/join' is `{ locale: 'es', path: '/join' }`. */
export function splitPath(pathname: string): { locale: Locale; path: string } {
  const inSpanish = pathname === '/es' || pathname.startsWith('/es/');
  return { locale: inSpanish ? 'es' : 'en', path: inSpanish ? pathname.slice(3) || '/' : pathname };
}

/** The line of the table for an address in either language, or undefined. */
export const findPage = (pathname: string): PageLine | undefined => {
  const { path } = splitPath(pathname);
  return pages.find((page) => page.path === path);
};
