/** Sample words of the stories. */
export const examples = {
  en: {
    seen: '12 sites',
    heard: 'near Albuquerque, New Mexico',
    heading: 'Results',
    text: 'There is a heading above these words that is heard only.',
    other: 'en español',
    wide: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilico',
  },
  es: {
    seen: '12 centros',
    heard: 'cerca de Albuquerque, Nuevo México',
    heading: 'Resultados',
    text: 'Sobre estas palabras hay un título que solo se oye.',
    other: 'in English',
    wide: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacional',
  },
};
