/** Options of a test that the nightly run has, and the gate does not. */
export const nightly = { tag: '@nightly' } as const;

/** Options of a test in both languages: the gate has the one in English. */
export const byLanguage = (locale: 'en' | 'es') => (locale === 'es' ? nightly : {});
