import { LOCALES } from '@longcovid/content';
import type { Locale } from '@longcovid/content';

/** Parsing stops here: a browser names a handful of languages, each with its weight. */
const MAX_RANGES = 30;
const MAX_PARAMETERS = 3;

/**
 * The visitor's preferred language, by `Accept-Language` (RFC 9110, 12.5.4).
 *
 * @returns null if the header is missing or names neither language.
 */
export function findPreferredLocale(acceptLanguage: string | undefined): Locale | null {
  let best: { locale: Locale; weight: number } | null = null;
  for (const range of (acceptLanguage ?? '').toLowerCase().split(',', MAX_RANGES)) {
    const [tag = '', ...parameters] = range.split(';', 1 + MAX_PARAMETERS).map((part) => part.trim());
    const locale = LOCALES.find((candidate) => tag === candidate || tag.startsWith(`${candidate}-`));
    const weight = getWeight(parameters);
    if (locale !== undefined && weight > (best?.weight ?? 0)) best = { locale, weight };
  }
  return best?.locale ?? null;
}

function getWeight(parameters: string[]): number {
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  if (quality === undefined) return 1;
  const weight = Number(quality.slice(2));
  return weight >= 0 && weight <= 1 ? weight : 0;
}

/** The language of a page's path: Spanish under `/es`, otherwise English. */
export function getPathLocale(path: string): Locale {
  return path === '/es' || path.startsWith('/es/') ? 'es' : 'en';
}
