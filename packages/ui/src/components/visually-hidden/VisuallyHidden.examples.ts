/** Sample text of the stories. */
export const examples = {
  en: {
    visible: '12 sites',
    hidden: 'near Albuquerque, New Mexico',
    heading: 'Results',
    text: 'There is a heading above these words that is heard only.',
    other: 'en español',
    wide: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilico',
  },
  es: {
    visible: '12 centros',
    hidden: 'cerca de Albuquerque, Nuevo México',
    heading: 'Resultados',
    text: 'Sobre estas palabras hay un título que solo se oye.',
    other: 'in English',
    wide: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacional',
  },
};
