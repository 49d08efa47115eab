import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Locale } from '@longcovid/content';
import type { FastifyRequest } from 'fastify';
import type { MountedSite } from './mount.ts';

/** What an address leads to. */
export type Target =
  | { kind: 'page'; file: string }
  | { kind: 'file'; file: string; isImmutable: boolean }
  | { kind: 'redirect'; to: string; status: number }
  | { kind: 'missing' };

/** The page of a path that does not exist, by language. */
const NOT_FOUND: Record<Locale, string> = { en: '404.html', es: 'es/404.html' };

const INDEX = '/index.html';

/** Where a built site's addresses lead; all of it is known at start, so no request ever touches another file. */
export type SiteUrls = {
  find: (path: string) => Target;
  /** The built page for paths that do not exist; null when the site has none. */
  findNotFoundPage: (locale: Locale) => string | null;
};

/** Reads the built folder once and lists every address of the site. */
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

/** The same page under another spelling: other letters' case, slashes at the end, or its file's name. */
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

/** A document with a name of its own, such as a report: it gets the headers of a page. */
const isDocument = (file: string): boolean =>
  /\.html$/.test(file) && !/(^|\/)(index|404)\.html$/.test(file) && !isHidden(file);

const isHidden = (file: string): boolean => /(^|\/)[._]/.test(file);

/** Pages have addresses of their own; `.br` and `.gz` are chosen by `Accept-Encoding`; hidden files stay hidden. */
function isServedAsIs(file: string): boolean {
  return !/\.(html|br|gz)$/.test(file) && !isHidden(file);
}

/** The path as the site writes it; the service looks up no path that cannot be decoded. */
export function getPath(request: FastifyRequest): string {
  return decodeURI(request.url.split('?', 1)[0] ?? '/');
}

/** What stands behind the path, with its question mark; '' when nothing does. */
export function getQueryString(request: FastifyRequest): string {
  const at = request.url.indexOf('?');
  return at === -1 ? '' : request.url.slice(at);
}
