import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Locale } from '@longcovid/content';
import type { FastifyRequest } from 'fastify';
import type { MountedSite } from './mount.ts';

/** What a path leads to. */
export type Target =
  | { kind: 'page'; file: string }
  | { kind: 'file'; file: string; isImmutable: boolean }
  | { kind: 'redirect'; to: string; status: number }
  | { kind: 'missing' };

/** The 404 page of each language. */
const NOT_FOUND: Record<Locale, string> = { en: '404.html', es: 'es/404.html' };

const INDEX = '/index.html';

/** The URLs of a built site. All are known at startup, so no request reaches another file. */
export type SiteUrls = {
  find: (path: string) => Target;
  /** The 404 page in the build; null if the site has none. */
  findNotFoundPage: (locale: Locale) => string | null;
};

/** Lists the URLs of the build folder. */
export function createSiteUrls(site: MountedSite): SiteUrls {
  const files = listFiles(site.folder);
  const targets = new Map<string, Target>();
  for (const file of files) {
    if (isServedAsIs(file))
      targets.set(`/${file}`, { kind: 'file', file, isImmutable: file.startsWith('assets/') });
    if (isDocument(file)) targets.set(`/${file}`, { kind: 'page', file });
  }
  for (const folder of site.folders?.keys() ?? []) {
    const file = `${folder}/index.html`;
    if (files.has(file)) targets.set(`/${folder}/`, { kind: 'page', file });
  }
  for (const path of site.builtPaths) {
    const file = path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
    if (files.has(file)) targets.set(path, { kind: 'page', file });
  }
  for (const [path, { to, status }] of site.redirects) targets.set(path, { kind: 'redirect', to, status });

  const canonical = new Map(
    [...targets.keys(), ...site.requestPaths].map((path) => [normalizePath(path), path]),
  );
  return {
    find: (path) => targets.get(path) ?? findCanonical(path, canonical),
    findNotFoundPage: (locale) => (files.has(NOT_FOUND[locale]) ? NOT_FOUND[locale] : null),
  };
}

/** The canonical path for other letter case, trailing slashes, or a file name. */
function findCanonical(path: string, canonical: ReadonlyMap<string, string>): Target {
  const to = canonical.get(normalizePath(path));
  return to === undefined || to === path ? { kind: 'missing' } : { kind: 'redirect', to, status: 301 };
}

function normalizePath(path: string): string {
  const lower = path.toLowerCase();
  const plain = lower.endsWith(INDEX) ? lower.slice(0, -INDEX.length) : lower;
  let end = plain.length;
  while (plain[end - 1] === '/') end -= 1;
  return end === 0 ? '/' : plain.slice(0, end);
}

function listFiles(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const inFolder = files.map((file) => relative(folder, join(file.parentPath, file.name)));
  return new Set(inFolder.map((file) => file.replaceAll(sep, '/')));
}

/** A document with its own URL, such as a report, is sent with the headers of a page. */
const isDocument = (file: string): boolean =>
  /\.html$/.test(file) && !/(^|\/)(index|404)\.html$/.test(file) && !isHidden(file);

const isHidden = (file: string): boolean => /(^|\/)[._]/.test(file);

/** Pages have other URLs, `.br` and `.gz` are negotiated, and hidden files are never served. */
function isServedAsIs(file: string): boolean {
  return !/\.(html|br|gz)$/.test(file) && !isHidden(file);
}

/** The path of a page in a language: `/es/join`. */
export const localizePath = (locale: Locale, path: string): string =>
  locale === 'en' ? path : `/${locale}${path}`;

/** The decoded path. `escapeInvalidPath` made it decodable. */
export function getPath(request: FastifyRequest): string {
  return decodeURI(request.url.split('?', 1)[0] ?? '/');
}

/** The query with its question mark, or ''. */
export function getQueryString(request: FastifyRequest): string {
  const at = request.url.indexOf('?');
  return at === -1 ? '' : request.url.slice(at);
}
