import type { Locale } from '@longcovid/content';

/** Spanish numbers and dates are in the US format: 20,806, not 20 806. */
export const FORMAT_LOCALE: Record<Locale, string> = { en: 'en-US', es: 'es-US' };
