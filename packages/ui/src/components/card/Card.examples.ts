/** Sample text of the stories. */
export const examples = {
  en: {
    title: 'Looking ahead: the adult study',
    date: 'Study update, November 2025',
    text: 'The next phase begins in 2026. Some adults will be asked to take part again.',
    other: 'Newsletter, Fall 2025',
    spanish: 'Boletín de otoño de 2025',
    wide: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilico',
  },
  es: {
    title: 'Mirando hacia adelante: el estudio de adultos',
    date: 'Novedades del estudio, noviembre de 2025',
    text: 'La próxima fase comienza en 2026. Se pedirá a algunos adultos que participen otra vez.',
    other: 'Boletín, otoño de 2025',
    spanish: 'Newsletter, Fall 2025',
    wide: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacional',
  },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  title: 'نظرة إلى المستقبل: دراسة البالغين',
  date: 'أخبار الدراسة، نوفمبر 2025',
  text: 'تبدأ المرحلة التالية في عام 2026. وسيُطلب من بعض البالغين أن يشاركوا مرة أخرى.',
};
