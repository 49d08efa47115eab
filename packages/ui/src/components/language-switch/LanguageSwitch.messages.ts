/** Heard after the language that the page is in, in that language. */
export const languageSwitchMessages: Readonly<Record<string, string>> = {
  en: 'current language',
  es: 'idioma actual',
};
