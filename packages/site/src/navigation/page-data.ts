import type { Locale } from '@longcovid/content';
import { data } from 'react-router-dom';

import { findPage } from '../pages.ts';
import { fetchInTime } from './fetch-in-time.ts';

/** Requested files, cached in memory for later visits, also offline. */
const files = new Map<string, Promise<unknown>>();

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetchInTime(url);
  if (!response.ok) throw data(null, { status: response.status });
  return response.json();
}

function load(url: string): Promise<unknown> {
  const known = files.get(url);
  if (known) return known;
  const asked = fetchJson(url).catch((error: unknown) => {
    files.delete(url);
    throw error;
  });
  files.set(url, asked);
  return asked;
}

/** Path of a page's data: '/' is /data/index.json, '/es/join' is /data/es/join.json. */
export const dataUrl = (pathname: string): string => `/data${pathname === '/' ? '/index' : pathname}.json`;

const shellUrl = (locale: Locale): string => `/data/shell/${locale}.json`;

/**
 * The data of a built page, from its JSON file.
 * @throws 404 'Route {path} is not pre-rendered' for an unknown path.
 */
export async function fetchPageData(pathname: string): Promise<unknown> {
  const url = dataUrl(pathname);
  if (!findPage(pathname) && !files.has(url))
    throw data(`Route ${pathname} is not pre-rendered`, { status: 404 });
  return load(url);
}

/** Data of the header and footer in one language. */
export const fetchShellData = (locale: Locale): Promise<unknown> => load(shellUrl(locale));

/**
 * Caches the data of the first document, so that returning to it needs no request. Those of a page that was rendered for
 * its query are not those of the page.
 */
export function keepFirstData(
  pathname: string,
  locale: Locale,
  { page, shell }: { page: unknown; shell: unknown },
): void {
  if (findPage(pathname)?.render !== 'request') files.set(dataUrl(pathname), Promise.resolve(page));
  files.set(shellUrl(locale), Promise.resolve(shell));
}

/**
 * Prefetches a page's data; the click handles failures.
 * @returns false when there is nothing to fetch: an unknown page or cached data.
 */
export function prefetchPageData(pathname: string): boolean {
  if (!findPage(pathname) || files.has(dataUrl(pathname))) return false;
  void Promise.allSettled([fetchPageData(pathname)]);
  return true;
}
