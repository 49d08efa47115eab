/** Sample text of the stories. */
export const examples = {
  en: { open: 'Look at the PDF here', title: 'Pacing (PDF)' },
  es: { open: 'Vea el PDF aquí', title: 'Medir sus fuerzas (PDF)' },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  open: 'عرض ملف PDF هنا',
  title: 'توزيع الجهد (PDF)',
};
