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
