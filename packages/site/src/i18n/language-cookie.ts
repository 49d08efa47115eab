import type { Locale } from '@longcovid/content';

/** The cookie that remembers the language: name and lifetime are the specification's. */
export const LANGUAGE_COOKIE = { name: 'i18n_redirected', days: 365 } as const;

/** The text to assign to document.cookie. */
export const languageCookie = (locale: Locale): string =>
  `${LANGUAGE_COOKIE.name}=${locale}; path=/; max-age=${LANGUAGE_COOKIE.days * 86_400}; samesite=lax`;
