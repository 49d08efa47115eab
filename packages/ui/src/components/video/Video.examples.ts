/** Sample text of the stories. */
export const examples = {
  en: {
    title: 'What happens at a visit',
    transcript: [
      'A nurse opens the door and says: Welcome.',
      'She shows the chair where you can rest.',
      'Nurse: We stop whenever you want.',
    ],
    wide: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilico',
  },
  es: {
    title: 'Qué pasa en una visita',
    transcript: [
      'Una enfermera abre la puerta y dice: Le damos la bienvenida.',
      'Muestra la silla donde usted puede descansar.',
      'Enfermera: Paramos cuando usted quiera.',
    ],
    wide: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacional',
  },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  title: 'ماذا يحدث في الزيارة',
  transcript: [
    'تفتح ممرضة الباب وتقول: أهلًا بك.',
    'تشير إلى الكرسي الذي يمكنك أن تستريح فيه.',
    'الممرضة: نتوقف متى شئت.',
  ],
  titleWithoutSound: 'ماذا يحدث في الزيارة، بلا صوت',
};
