/** The languages of the site, in the order in which they are offered; the first is the default. */
export const LOCALES = ['en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];
