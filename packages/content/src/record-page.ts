import type { Locale } from './locale.ts';

/** A record whose text is a page of the site. */
export type RecordPage = {
  id: string;
  /** Languages of the text. Default: all. */
  locales?: readonly Locale[];
  /** English path of the page with its text in the other languages. Default: none. */
  translatedAt?: `/${string}`;
  /** False for a placeholder, which no list and no search engine has. Default: true. */
  isListed?: false;
};
