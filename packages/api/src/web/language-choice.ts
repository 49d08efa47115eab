import type { Locale } from '@longcovid/content';
import { LOCALES } from '@longcovid/content';
import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { isOwnOrigin } from '../limits/origin.ts';
import { getPathLocale, findPreferredLocale } from './accept-language.ts';
import { getPath, getQueryString } from './site-urls.ts';
import type { WebContext } from './page-renderer.ts';

const LANGUAGE_COOKIE = 'i18n_redirected';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** `Vary` of responses that depend on the visitor's language. */
export const LANGUAGE_VARY = 'Accept-Language, Cookie';

/** Redirects visitors of `/` to their language, and stores the language that they choose on any page. */
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

/** Where to redirect a visit (null: nowhere), and which language to store (null: none). */
type LanguageChoice = { redirect: '/es' | null; remember: Locale | null };

const NO_CHOICE: LanguageChoice = { redirect: null, remember: null };

/**
 * Chooses the language of a visit.
 *
 * A visitor from our own pages chose the URL: at `/` English is stored, and a link from the same page in the other
 * language was the language switch. Other visitors of `/` are redirected by the stored language, or else by their
 * browser's. A prefetch chooses nothing.
 *
 * @param isOurs Whether an origin is the site's own. Called for browsers that do not send `Sec-Fetch-Site`, which none
 *   does over plain HTTP.
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

/** The language of a 404 page: that of the path, else the visitor's. */
export function getNotFoundLocale(path: string, headers: IncomingHttpHeaders): Locale {
  if (getPathLocale(path) !== 'en') return getPathLocale(path);
  return findCookieLocale(headers.cookie) ?? findPreferredLocale(headers['accept-language']) ?? 'en';
}

/** A `Set-Cookie` header that stores a language for a year. */
function formatLanguageCookie(locale: Locale, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `${LANGUAGE_COOKIE}=${locale}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax${secure}`;
}

function findCookieLocale(cookies: string | undefined): Locale | null {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim());
  return LOCALES.find((locale) => pairs.includes(`${LANGUAGE_COOKIE}=${locale}`)) ?? null;
}

export const isPrefetch = (headers: IncomingHttpHeaders): boolean =>
  String(headers['sec-purpose'] ?? '').includes('prefetch');

function isNavigation(headers: IncomingHttpHeaders): boolean {
  if (isPrefetch(headers)) return false;
  const destination = headers['sec-fetch-dest'];
  return destination === undefined || destination === 'document';
}

/** The path of the own page that the visitor comes from, '' if unknown; null for other visitors. */
function findOwnReferrerPath(
  headers: IncomingHttpHeaders,
  isOurs: (origin: string) => boolean,
): string | null {
  const referer = URL.parse(headers.referer ?? '');
  const site = headers['sec-fetch-site'];
  const isOwn = site === undefined ? referer !== null && isOurs(referer.origin) : site === 'same-origin';
  return isOwn ? (referer?.pathname ?? '') : null;
}

/** Whether two paths are the same page in two languages, such as `/join` and `/es/join`. */
function isTranslation(one: string, other: string): boolean {
  const inSpanish = (path: string): string => (path === '/' ? '/es' : `/es${path}`);
  return one === inSpanish(other) || other === inSpanish(one);
}
