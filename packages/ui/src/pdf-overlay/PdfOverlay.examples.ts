/** Sample words of the stories. */
export const examples = {
  en: { open: 'Look at the PDF here', title: 'Pacing (PDF)' },
  es: { open: 'Ver el PDF aquí', title: 'Medir sus fuerzas (PDF)' },
};
