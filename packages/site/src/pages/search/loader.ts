import { readFileSync } from 'node:fs';

import type { Locale } from '@longcovid/content';

import type { LoaderContext } from '../../loaders.ts';
import {
  type FoundPage,
  MAX_LENGTH,
  readSearchIndex,
  searchIndexPath,
  searchPages,
  type SearchIndex,
} from './search-index.ts';

export type SearchData = {
  /** The search of a form without script; null for a built page. */
  rendered: { words: string; isTooLong: boolean; found: FoundPage[] } | null;
};

const indexes = new Map<Locale, SearchIndex>();

/** The index that the build has written beside the pages. The service is built with it. */
function loadIndex(locale: Locale): SearchIndex {
  const known = indexes.get(locale);
  if (known) return known;
  const file = new URL(`../client${searchIndexPath(locale)}`, import.meta.url);
  const index = readSearchIndex(readFileSync(file, 'utf8'));
  indexes.set(locale, index);
  return index;
}

/** Answers a search without script. */
export function load({ locale, url }: LoaderContext): SearchData {
  const words = url.searchParams.get('q')?.trim() ?? '';
  if (words === '') return { rendered: null };
  const isTooLong = words.length > MAX_LENGTH;
  return { rendered: { words, isTooLong, found: isTooLong ? [] : searchPages(loadIndex(locale), words) } };
}
