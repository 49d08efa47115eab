import type { Locale } from '@longcovid/content';
import { LOCALES } from '@longcovid/content';
import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { isOwnOrigin } from '../limits/cross-site.ts';
import { getPathLocale, findPreferredLocale } from './accept-language.ts';
import { getPath, getQueryString } from './site-urls.ts';
import type { WebContext } from './context.ts';

const LANGUAGE_COOKIE = 'i18n_redirected';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** What the answers of `/`, and of an address that is not there, depend on. */
export const LANGUAGE_VARY = 'Accept-Language, Cookie';

/** Leads a visitor of `/` to their language, and remembers which one they choose, on every page of the site. */
export function registerLanguageChoice(app: FastifyInstance, { site, publicUrl }: WebContext): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const path = getPath(request);
    if (!site.builtPaths.has(path) && !site.requestPaths.has(path)) return;
    if (path === '/') void reply.header('Vary', LANGUAGE_VARY);
    const isOurs = (origin: string): boolean => isOwnOrigin(origin, request, publicUrl);
    const { redirect, remember } = chooseLanguage(path, request.headers, isOurs);
    if (remember !== null)
      void reply.header('Set-Cookie', formatLanguageCookie(remember, publicUrl.protocol === 'https:'));
    if (redirect === null) return;
    return reply
      .header('Cache-Control', 'private, no-store')
      .redirect(redirect + getQueryString(request), 302);
  });
}

/** What to do with a visit of a page: where to send it (null: show it), and which language to remember (null: none). */
type LanguageChoice = { redirect: '/es' | null; remember: Locale | null };

const NO_CHOICE: LanguageChoice = { redirect: null, remember: null };

/**
 * Chooses the language of a visit of a page.
 *
 * A visitor who comes from our own pages chose where to go: at `/` English is remembered, and whoever comes from the
 * same page in the other language has used the switch. Anyone else is led from `/` by the language that is remembered,
 * or else by that of the browser. A browser that only fetches a page ahead chooses nothing.
 *
 * @param isOurs Whether an origin is the site's own; asked of browsers that do not send `Sec-Fetch-Site`, which no
 *   browser does over plain HTTP.
 */
function chooseLanguage(
  path: string,
  headers: IncomingHttpHeaders,
  isOurs: (origin: string) => boolean,
): LanguageChoice {
  if (!isNavigation(headers)) return NO_CHOICE;
  const stored = findCookieLocale(headers.cookie);
  const from = findOwnReferrerPath(headers, isOurs);
  if (from !== null) {
    const chosen = path === '/' || isTranslation(from, path) ? getPathLocale(path) : null;
    return { redirect: null, remember: chosen === stored ? null : chosen };
  }
  if (path !== '/' || stored === 'en') return NO_CHOICE;
  if (stored === 'es') return { redirect: '/es', remember: null };
  const preferred = findPreferredLocale(headers['accept-language']);
  return { redirect: preferred === 'es' ? '/es' : null, remember: preferred };
}

/** The language in which to say that an address is not there: that of the address, else the visitor's. */
export function getNotFoundLocale(path: string, headers: IncomingHttpHeaders): Locale {
  if (getPathLocale(path) !== 'en') return getPathLocale(path);
  return findCookieLocale(headers.cookie) ?? findPreferredLocale(headers['accept-language']) ?? 'en';
}

/** The `Set-Cookie` that remembers a language for a year. */
function formatLanguageCookie(locale: Locale, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `${LANGUAGE_COOKIE}=${locale}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax${secure}`;
}

function findCookieLocale(cookies: string | undefined): Locale | null {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim());
  return LOCALES.find((locale) => pairs.includes(`${LANGUAGE_COOKIE}=${locale}`)) ?? null;
}

function isNavigation(headers: IncomingHttpHeaders): boolean {
  if (String(headers['sec-purpose'] ?? '').includes('prefetch')) return false;
  const destination = headers['sec-fetch-dest'];
  return destination === undefined || destination === 'document';
}

/** The path of our own page that the visitor comes from, '' when it is not said which; null for anyone else. */
function findOwnReferrerPath(
  headers: IncomingHttpHeaders,
  isOurs: (origin: string) => boolean,
): string | null {
  const referer = URL.parse(headers.referer ?? '');
  const site = headers['sec-fetch-site'];
  const isOwn = site === undefined ? referer !== null && isOurs(referer.origin) : site === 'same-origin';
  return isOwn ? (referer?.pathname ?? '') : null;
}

/** True for one page in two languages: `/join` and `/es/join`. */
function isTranslation(one: string, other: string): boolean {
  const inSpanish = (path: string): string => (path === '/' ? '/es' : `/es${path}`);
  return one === inSpanish(other) || other === inSpanish(one);
}
