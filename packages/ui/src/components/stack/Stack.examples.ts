/** Sample text of the stories. */
export const examples = {
  en: {
    heading: 'Before your visit',
    rest: 'Rest the day before. Bring somebody with you if you can.',
    bring: 'Bring a list of the medicines that you take.',
    call: 'Call us',
    write: 'Write to us',
    card: 'Your insurance card',
    medicines: 'A list of your medicines',
    snack: 'Something to eat',
    send: 'Send',
    sending: 'Sending your request…',
    long: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosis',
  },
  es: {
    heading: 'Antes de su visita',
    rest: 'Descanse el día anterior. Si puede, venga con alguien.',
    bring: 'Traiga una lista de los medicamentos que toma.',
    call: 'Llámenos',
    write: 'Escríbanos',
    card: 'Su tarjeta del seguro',
    medicines: 'Una lista de sus medicamentos',
    snack: 'Algo de comer',
    send: 'Enviar',
    sending: 'Enviando su solicitud…',
    long: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionales',
  },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  call: 'اتصل بنا',
  write: 'اكتب إلينا',
};
