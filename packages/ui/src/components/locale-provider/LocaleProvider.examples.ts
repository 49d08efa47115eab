/** Sample text of the stories. */
export const examples = {
  en: { label: 'Your message', error: 'Enter a message' },
  es: { label: 'Su mensaje', error: 'Escriba un mensaje' },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  label: 'رسالتك',
  error: 'اكتب رسالتك',
};
