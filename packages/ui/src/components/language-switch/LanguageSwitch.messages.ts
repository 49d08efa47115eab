/** The messages of a language switch. */
export type LanguageSwitchMessages = {
  /** Follows the language that the page is in, for screen readers only, in that language. */
  current: string;
};

export const languageSwitchMessages: Readonly<Record<string, LanguageSwitchMessages>> = {
  en: { current: 'current language' },
  es: { current: 'idioma actual' },
};
