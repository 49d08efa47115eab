import type { Locale } from '@longcovid/content';
import { data } from 'react-router-dom';

import { splitPath } from '../pages.ts';

type Manifest = { paths: string[] };

/** Files already asked for, kept in memory so that a second visit costs nothing. */
const files = new Map<string, Promise<unknown>>();

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
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

/** Address of a page's data: '/' is /data/index.json, '/es/join' is /data/es/join.json. */
export const dataUrl = (pathname: string): string => `/data${pathname === '/' ? '/index' : pathname}.json`;

/**
 * The data that a page was built with, from its JSON file.
 * @throws 404 'Route {path} is not pre-rendered' for a path that the manifest does not name.
 */
export async function fetchPageData(pathname: string): Promise<unknown> {
  const manifest = (await load('/data/manifest.json')) as Manifest;
  if (!manifest.paths.includes(pathname)) {
    throw data(`Route ${pathname} is not pre-rendered`, { status: 404 });
  }
  return load(dataUrl(pathname));
}

/** Words and facts of the header and footer in one language. */
export const fetchShellData = (locale: Locale): Promise<unknown> => load(`/data/shell/${locale}.json`);

/** Fetches a page's data ahead of a click; a failure is left to the click itself. */
export function prefetchPageData(pathname: string): void {
  const { locale } = splitPath(pathname);
  void Promise.allSettled([fetchPageData(pathname), fetchShellData(locale)]);
}
