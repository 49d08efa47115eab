/** Sample text of the stories. */
export const examples = {
  en: { label: 'Language' },
  es: { label: 'Idioma' },
};
