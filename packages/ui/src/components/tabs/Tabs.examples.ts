/** Sample text of the stories. */
export const examples = {
  en: {
    label: 'Age of participants',
    chart: 'Chart',
    chartText: 'Most people who take part are between 46 and 65 years old.',
    table: 'Table',
    age: 'Age',
    people: 'People',
    young: '18 to 45',
    old: '46 to 65',
    words: 'In words',
    wordsText: 'About four in ten people are younger than 46.',
    link: 'Go to the table',
    wide: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilico',
    none: 'There is nothing to show yet.',
    year: 'Year',
  },
  es: {
    label: 'Edad de los participantes',
    chart: 'Gráfica',
    chartText: 'La mayoría de las personas que participan tiene entre 46 y 65 años.',
    table: 'Tabla',
    age: 'Edad',
    people: 'Personas',
    young: '18 a 45',
    old: '46 a 65',
    words: 'En palabras',
    wordsText: 'Unas cuatro de cada diez personas tienen menos de 46 años.',
    link: 'Ir a la tabla',
    wide: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacional',
    none: 'Todavía no hay nada que mostrar.',
    year: 'Año',
  },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  label: 'أعمار المشاركين',
  chart: 'رسم بياني',
  chartText: 'تتراوح أعمار معظم المشاركين بين 46 و65 سنة.',
  table: 'جدول',
  age: 'العمر',
  people: 'الأشخاص',
  young: 'من 18 إلى 45',
  old: 'من 46 إلى 65',
  words: 'بالكلمات',
  wordsText: 'نحو أربعة من كل عشرة أشخاص أعمارهم أقل من 46 سنة.',
};
