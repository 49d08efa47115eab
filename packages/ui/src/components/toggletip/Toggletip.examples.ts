/** Sample text of the stories. */
export const examples = {
  en: {
    before: 'At the first visit you may get an',
    term: 'infusion',
    explanation:
      'A medicine that flows slowly into a vein of your arm. It takes about an hour, and you can sit or lie down.',
    after: 'if you want one.',
    question: 'Why do we ask?',
    answer: 'Some groups are open to adults only.',
    more: 'Read about the groups',
    long: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosis',
  },
  es: {
    before: 'En la primera visita puede recibir una',
    term: 'infusión',
    explanation:
      'Un medicamento que entra despacio en una vena del brazo. Tarda una hora más o menos, y puede sentarse o acostarse.',
    after: 'si usted quiere.',
    question: '¿Por qué lo preguntamos?',
    answer: 'Algunos grupos son solo para personas adultas.',
    more: 'Leer sobre los grupos',
    long: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionales',
  },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  term: 'تسريب وريدي',
  explanation: 'دواء يدخل ببطء في أحد أوردة ذراعك. يستغرق نحو ساعة، ويمكنك أن تجلس أو تستلقي.',
};
