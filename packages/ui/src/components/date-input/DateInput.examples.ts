/** Sample text of the stories. */
export const examples = {
  en: {
    birth: 'Date of birth',
    birthHint: 'For example, 3 27 1985 for March 27, 1985.',
    noSuchDay: 'There is no February 29, 2023: that month has 28 days. Please check the date.',
    symptoms: 'When did your symptoms begin?',
    symptomsHint: 'If you do not know the day or the month, leave it empty.',
    firstDay: 'First day in the hospital',
    lastDay: 'Last day in the hospital',
    visit: 'Date of your last visit',
    long: 'The day on which your doctor first told you that your symptoms may come from Pneumonoultramicroscopicsilicovolcanoconiosis',
    longError: 'Please enter the month, the day and all 4 digits of the year of that day.',
  },
  es: {
    birth: 'Fecha de nacimiento',
    birthHint: 'Por ejemplo, 27 3 1985 para el 27 de marzo de 1985.',
    noSuchDay: 'El 29 de febrero de 2023 no existe: ese mes tiene 28 días. Revise la fecha.',
    symptoms: '¿Cuándo empezaron sus síntomas?',
    symptomsHint: 'Si no sabe el día o el mes, déjelo en blanco.',
    firstDay: 'Primer día en el hospital',
    lastDay: 'Último día en el hospital',
    visit: 'Fecha de su última visita',
    long: 'El día en que su médico le dijo por primera vez que sus síntomas podrían venir de electroencefalografistasinternacionales',
    longError: 'Escriba el mes, el día y las 4 cifras del año de ese día.',
  },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  birth: 'تاريخ الميلاد',
  birthHint: 'مثلًا ٢٧ ٣ ١٩٨٥ ليوم ٢٧ مارس ١٩٨٥.',
  noSuchDay: 'لا يوجد ٢٩ فبراير ٢٠٢٣: عدد أيام ذلك الشهر ٢٨. تحقق من التاريخ.',
};
