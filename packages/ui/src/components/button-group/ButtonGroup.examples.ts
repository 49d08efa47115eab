/** Sample text of the stories. */
export const examples = {
  en: {
    send: 'Send my request',
    sending: 'Sending your request…',
    save: 'Save for later',
    previous: 'Previous step',
    next: 'Next step',
    remove: 'Remove',
    change: 'Change',
    medicine: 'Your first medicine',
    long: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosis',
  },
  es: {
    send: 'Enviar mi solicitud',
    sending: 'Enviando su solicitud…',
    save: 'Guardar para después',
    previous: 'Paso anterior',
    next: 'Paso siguiente',
    remove: 'Quitar',
    change: 'Cambiar',
    medicine: 'Su primer medicamento',
    long: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionales',
  },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  previous: 'الخطوة السابقة',
  next: 'الخطوة التالية',
};
