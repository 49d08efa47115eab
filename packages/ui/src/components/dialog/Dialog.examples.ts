/** Sample text of the stories. */
export const examples = {
  en: {
    open: 'Read about the first visit',
    title: 'Your first visit',
    paragraphs: [
      'The first visit takes about two hours. You can rest at any time, and you can stop at any time.',
      'Bring a list of your medicines, your glasses if you wear them, and something to eat.',
      'Someone may come with you. Tell us before, and we will keep a chair free.',
    ],
    more: 'Read about rest between tests',
    part: 'Part 1 of 2',
    next: 'Read the next part',
    ask: 'Ask to join',
    name: 'First name',
    email: 'Email address',
    send: 'Send my request',
    delete: 'Delete what I wrote',
    deleteTitle: 'Delete what you wrote?',
    deleteText: 'Your words are then gone. Nobody has received them.',
    keep: 'Keep it',
    closeThis: 'Back to the page',
    count: 'Say how many study sites there are',
    countText: '12 study sites found',
    long: 'What happens if I live far away and am too tired to travel, with Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopic',
  },
  es: {
    open: 'Lea sobre la primera visita',
    title: 'Su primera visita',
    paragraphs: [
      'La primera visita dura unas dos horas. Puede descansar en cualquier momento y puede dejarlo cuando quiera.',
      'Traiga una lista de sus medicamentos, sus lentes si los usa y algo de comer.',
      'Puede venir alguien con usted. Avísenos antes y le guardaremos una silla.',
    ],
    more: 'Lea sobre el descanso entre las pruebas',
    part: 'Parte 1 de 2',
    next: 'Leer la parte siguiente',
    ask: 'Pedir participar',
    name: 'Nombre',
    email: 'Correo electrónico',
    send: 'Enviar mi solicitud',
    delete: 'Borrar lo que escribí',
    deleteTitle: '¿Borrar lo que escribió?',
    deleteText: 'Después ya no se puede recuperar. Nadie lo ha recibido.',
    keep: 'No borrarlo',
    closeThis: 'Volver a la página',
    count: 'Decir cuántos centros del estudio hay',
    countText: 'Se encontraron 12 centros del estudio',
    long: 'Qué pasa si vivo lejos y tengo demasiado cansancio para viajar, con electroencefalografistasinternacionaleselectroencefalografistas',
  },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  open: 'اقرأ عن الزيارة الأولى',
  title: 'زيارتك الأولى',
  paragraphs: [
    'تستغرق الزيارة الأولى نحو ساعتين. يمكنك أن تستريح في أي وقت، وأن تتوقف في أي وقت.',
    'أحضر قائمة بأدويتك، ونظارتك إن كنت تستخدمها، وشيئًا تأكله.',
    'يمكن لشخص أن يرافقك. أخبرنا مسبقًا لنحجز له مقعدًا.',
  ],
  more: 'اقرأ عن الراحة بين الفحوص',
};
