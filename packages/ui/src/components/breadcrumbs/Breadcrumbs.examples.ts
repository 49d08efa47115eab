/** Sample text of the stories. */
export const examples = {
  en: {
    home: 'Home',
    participants: 'For participants',
    children: 'Children',
    journey: 'Journey of young adults who join the second part of the study',
    other: 'Documento en español',
    wide: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilico',
    text: 'Words of the page.',
  },
  es: {
    home: 'Inicio',
    participants: 'Para los participantes',
    children: 'Niñas y niños',
    journey: 'Recorrido de los adultos jóvenes que se unen a la segunda parte del estudio',
    other: 'Document in English',
    wide: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacional',
    text: 'Palabras de la página.',
  },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  home: 'الصفحة الرئيسية',
  participants: 'للمشاركين',
  children: 'الأطفال',
};
