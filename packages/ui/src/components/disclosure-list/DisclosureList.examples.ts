/** Sample text of the stories. */
export const examples = {
  en: {
    title: 'Questions about your visit',
    visit: 'How long does a visit take?',
    visitAnswer: 'About two hours. You can rest at any time.',
    bring: 'What should I bring?',
    bringInside: 'Medicines, glasses, food',
    bringAnswer: 'Bring a list of your medicines, your glasses, and something to eat.',
    ride: 'Can someone drive me there?',
    rideInside: 'Rides, parking, people who come with you',
    rideAnswer: 'Yes. Call us two days before, and we will send a car.',
    link: 'Read about rides',
    question: 'Question',
    wide: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilico',
    nothing: 'There are no questions yet.',
  },
  es: {
    title: 'Preguntas sobre su visita',
    visit: '¿Cuánto dura una visita?',
    visitAnswer: 'Unas dos horas. Puede descansar en cualquier momento.',
    bring: '¿Qué debo llevar?',
    bringInside: 'Medicamentos, lentes, comida',
    bringAnswer: 'Lleve una lista de sus medicamentos, sus lentes y algo de comer.',
    ride: '¿Alguien me puede llevar?',
    rideInside: 'Transporte, estacionamiento, acompañantes',
    rideAnswer: 'Sí. Llámenos dos días antes y le enviaremos un auto.',
    link: 'Lea sobre el transporte',
    question: 'Pregunta',
    wide: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacional',
    nothing: 'Todavía no hay preguntas.',
  },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  visit: 'كم تستغرق الزيارة؟',
  visitAnswer: 'نحو ساعتين. يمكنك أن تستريح في أي وقت.',
  bring: 'ماذا أُحضر معي؟',
  bringInside: 'الأدوية والنظارة والطعام',
  bringAnswer: 'أحضر قائمة بأدويتك، ونظارتك، وشيئًا تأكله.',
  ride: 'هل يمكن لأحد أن يوصلني؟',
  rideInside: 'التنقل ومواقف السيارات والمرافقون',
  rideAnswer: 'نعم. اتصل بنا قبل يومين وسنرسل سيارة.',
};
