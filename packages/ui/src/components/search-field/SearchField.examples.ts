/** Sample text of the stories. */
export const examples = {
  en: {
    label: 'Search this site',
    hint: 'A word or two, such as “visit” or “blood test”.',
    error: 'Please enter what to search for',
    typed: 'blood test',
    submit: 'Search',
    long: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosis',
  },
  es: {
    label: 'Buscar en este sitio',
    hint: 'Una o dos palabras, como “visita” o “análisis de sangre”.',
    error: 'Escriba lo que quiere buscar',
    typed: 'análisis de sangre',
    submit: 'Buscar',
    long: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionales',
  },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  label: 'البحث في هذا الموقع',
  hint: 'كلمة أو كلمتان، مثل «زيارة».',
  typed: 'تحليل الدم',
};
