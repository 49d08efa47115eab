/** The languages of the site, in the order in which they are offered; the first is the default. */
export const LOCALES = ['en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

/** BCP 47 tag that formats numbers and dates: Spanish as in the United States, so 20,806 and not 20 806. */
export const FORMAT_LOCALE: Readonly<Record<Locale, string>> = { en: 'en-US', es: 'es-US' };
