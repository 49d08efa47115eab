import type { Locale } from '@longcovid/content';
import { LOCALES } from '@longcovid/content';
import type { IncomingHttpHeaders } from 'node:http';
import { preferredLocale } from '../problems/language.ts';

const COOKIE = 'i18n_redirected';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** What to do with a visit of `/`: where to send it (null: show it), and which language to remember (null: none). */
export type LanguageChoice = { redirect: '/es' | null; remember: Locale | null };

/**
 * Chooses the language of a visit of `/`, the one address where it is guessed.
 *
 * A visitor who comes from our own pages asked for English, so that is remembered; one whose choice
 * is known is left alone; so is a browser that only fetches the page ahead.
 */
export function chooseLanguage(headers: IncomingHttpHeaders): LanguageChoice {
  const known = rememberedLocale(headers.cookie);
  if (!isDocumentVisit(headers)) return { redirect: null, remember: null };
  if (headers['sec-fetch-site'] === 'same-origin') {
    return { redirect: null, remember: known === 'en' ? null : 'en' };
  }
  if (known !== null) return { redirect: null, remember: null };
  const preferred = preferredLocale(headers['accept-language']);
  return { redirect: preferred === 'es' ? '/es' : null, remember: preferred };
}

/** The `Set-Cookie` that remembers a language for a year. */
export function languageCookie(locale: Locale, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `${COOKIE}=${locale}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax${secure}`;
}

function rememberedLocale(cookies: string | undefined): Locale | null {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim());
  return LOCALES.find((locale) => pairs.includes(`${COOKIE}=${locale}`)) ?? null;
}

function isDocumentVisit(headers: IncomingHttpHeaders): boolean {
  if (String(headers['sec-purpose'] ?? '').includes('prefetch')) return false;
  const destination = headers['sec-fetch-dest'];
  return destination === undefined || destination === 'document';
}
