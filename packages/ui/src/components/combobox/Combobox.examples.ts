const long = {
  en: 'A study site with a very long name in Pneumonoultramicroscopicsilicovolcanoconiosis '.repeat(4),
  es: 'Un centro con un nombre muy largo en electroencefalografistasinternacionales '.repeat(4),
};

/** Sample text of the stories. */
export const examples = {
  en: {
    place: 'State or territory',
    hint: 'Type a few letters, or choose from the list.',
    error: 'Please choose a place from the list',
    chosen: 'Puerto Rico',
    unknown: 'Narnia',
    many: 'Study site',
    longLabel: long.en.slice(0, 120),
  },
  es: {
    place: 'Estado o territorio',
    hint: 'Escriba unas letras o elija de la lista.',
    error: 'Elija un lugar de la lista',
    chosen: 'Puerto Rico',
    unknown: 'Narnia',
    many: 'Centro del estudio',
    longLabel: long.es.slice(0, 120),
  },
};

/** Places as options. They are shown only when the list is open, and are therefore no sample text of the initial HTML. */
export const places = [
  'Arizona', 'California', 'Colorado', 'Dakota del Norte', 'España', 'Hawái', 'Louisiana', 'México', 'Michigan',
  'Nebraska', 'New Mexico', 'Peñasco, New Mexico', 'Puerto Rico', 'Québec', 'Utah', 'Washington, D.C.',
].map((label, index) => ({ value: `place-${index + 1}`, label })); // prettier-ignore

/** 500 options, one of them 300 characters long. */
export const manyPlaces = Array.from({ length: 500 }, (_, index) => ({
  value: `site-${index + 1}`,
  label: index === 1 ? long.en.slice(0, 300) : `${places[index % places.length]?.label ?? ''} ${index + 1}`,
}));

/** Sample text of the story in Arabic. */
export const arabic = {
  place: 'الولاية أو الإقليم',
  hint: 'اكتب بضعة أحرف، أو اختر من القائمة.',
  error: 'اختر مكانًا من القائمة',
  places: ['كاليفورنيا', 'لويزيانا', 'نبراسكا', 'نيو مكسيكو', 'بورتوريكو'],
};
