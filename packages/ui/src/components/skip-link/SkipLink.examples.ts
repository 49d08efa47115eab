/** Sample text of the stories. */
export const examples = {
  en: {
    skip: 'Skip to main content',
    heading: 'Main content',
    long: 'Skip to Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcano',
  },
  es: {
    skip: 'Ir al contenido principal',
    heading: 'Contenido principal',
    long: 'Ir a electroencefalografistasinternacionaleselectroencefalografistasinternacionales',
  },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  skip: 'انتقل إلى المحتوى الرئيسي',
  heading: 'المحتوى الرئيسي',
};
