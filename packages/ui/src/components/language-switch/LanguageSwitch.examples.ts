/** Sample text of the stories. */
export const examples = {
  en: { label: 'Language' },
  es: { label: 'Idioma' },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  label: 'اللغة',
  current: '(اللغة الحالية)',
};
