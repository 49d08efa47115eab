/** Sample text of the stories. */
export const examples = {
  en: {
    long: 'How long does a visit take?',
    longAnswer: 'About two hours. You can rest at any time, and you can stop at any time.',
    bring: 'What should I bring?',
    bringList: ['A list of your medicines', 'Your glasses, if you wear them', 'Something to eat'],
    ride: 'Can someone drive me there?',
    rideAnswer: 'Yes. Call us two days before, and we will send a car.',
    more: 'Read about rest between tests',
    wide: 'What happens if I live far away and cannot travel to a study site because I am too tired or in too much pain?',
  },
  es: {
    long: '¿Cuánto dura una visita?',
    longAnswer: 'Unas dos horas. Puede descansar en cualquier momento y puede dejarlo cuando quiera.',
    bring: '¿Qué debo llevar?',
    bringList: ['Una lista de sus medicamentos', 'Sus lentes, si los usa', 'Algo de comer'],
    ride: '¿Alguien me puede llevar?',
    rideAnswer: 'Sí. Llámenos dos días antes y le enviaremos un auto.',
    more: 'Lea sobre el descanso entre las pruebas',
    wide: '¿Qué pasa si vivo lejos y no puedo viajar hasta un centro del estudio porque tengo demasiado cansancio o dolor?',
  },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  bring: 'ماذا أُحضر معي؟',
  bringList: ['قائمة بأدويتك', 'نظارتك، إن كنت تستخدمها', 'شيء تأكله'],
  ride: 'هل يمكن لأحد أن يوصلني؟',
  rideAnswer: 'نعم. اتصل بنا قبل يومين وسنرسل سيارة.',
};
