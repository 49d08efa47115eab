import type { Locale } from '@longcovid/content';

/** Numbers and dates in Spanish are written as the United States writes them: 20,806, not 20 806. */
export const FORMAT_LOCALE: Record<Locale, string> = { en: 'en-US', es: 'es-US' };
