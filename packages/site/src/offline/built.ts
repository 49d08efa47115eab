import type { Locale } from '@longcovid/content';

/** What the build writes into the worker. */
export type Built = {
  /** Hash of what the worker keeps, so that a changed page is a new version. */
  version: string;
  /** Paths of the files that kept pages need, and of the documents below. */
  files: readonly string[];
  /** English paths of the pages that are kept without having been read; the Spanish ones are under /es. */
  pages: readonly string[];
  /** URL of `keep-pages.ts`. */
  script: string;
  /** What a kept page begins with. `{date}` is the day on which it was kept. */
  lines: Readonly<Record<Locale, string>>;
};

/** The page about what is kept, in each language. */
export const KEPT_PAGES: Readonly<Record<Locale, string>> = {
  en: '/offline.html',
  es: '/es/offline.html',
};

/** The document in place of a page that is not kept. */
export const NO_CONNECTION: Readonly<Record<Locale, string>> = {
  en: '/no-connection.html',
  es: '/es/no-connection.html',
};

/** The worker's own address, at the root since it serves all pages. */
export const WORKER = '/service-worker.js';

/** The cache of pages. Those of an older version stay readable, as they have a date. */
export const PAGES = 'pages';

/** The item in whose place the worker writes the kept pages. */
export const LIST_MARK = '%kept%';

/** The id of the line that a kept page begins with. */
export const LINE = 'kept';

/** A page tells the worker what is being read. */
export type Message = {
  /** Path and query, or a URL. */
  address: string;
  /** Whether the list may be kept too. */
  isListKept: boolean;
};
