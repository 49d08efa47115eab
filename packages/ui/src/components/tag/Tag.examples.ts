/** Sample text of the stories. */
export const examples = {
  en: {
    news: 'News',
    updated: 'Updated in May',
    open: 'Open to adults',
    closed: 'Closed',
    clinic: 'University Hospital',
    long: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosis',
  },
  es: {
    news: 'Noticias',
    updated: 'Actualizado en mayo',
    open: 'Abierto para personas adultas',
    closed: 'Cerrado',
    clinic: 'Hospital Universitario',
    long: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionales',
  },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  group: 'مجموعة الأطفال',
  open: 'مفتوحة',
};
