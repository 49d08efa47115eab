/** Sample text of the stories. */
export const examples = {
  en: {
    weight: 'Your weight',
    weightHint: 'Without shoes. A guess is fine.',
    pounds: 'pounds',
    range: 'Please enter a number from 30 to 700',
    temperature: 'Your temperature today',
    degrees: '°F',
    steps: 'Steps on your best day last week',
    long: 'How long you can stand before your symptoms make you sit down, such as Pneumonoultramicroscopicsilicovolcanoconiosis',
    longUnit: 'minutes-on-a-usual-day-without-anyone-who-helps-you-with-the-housework',
  },
  es: {
    weight: 'Su peso',
    weightHint: 'Sin zapatos. Puede ser aproximado.',
    pounds: 'libras',
    range: 'Escriba un número de 30 a 700',
    temperature: 'Su temperatura hoy',
    degrees: '°F',
    steps: 'Pasos en su mejor día de la semana pasada',
    long: 'Cuánto tiempo puede estar de pie antes de que sus síntomas le hagan sentarse, como electroencefalografistasinternacionales',
    longUnit: 'minutos-en-un-día-normal-sin-nadie-que-le-ayude-con-las-tareas-de-la-casa',
  },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  weight: 'وزنك',
  weightHint: 'من دون حذاء. يكفي التقريب.',
  kilograms: 'كيلوغرام',
  range: 'أدخل رقمًا من ١٥ إلى ٣٠٠',
};
