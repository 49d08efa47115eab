/** Sample text of the stories. */
export const examples = {
  en: {
    send: 'Send my request',
    sending: 'Sending your request…',
    clear: 'Clear the filters',
    long: 'Send my request to the Albuquerque study site for Pneumonoultramicroscopicsilicovolcanoconiosis research',
  },
  es: {
    send: 'Enviar mi solicitud',
    sending: 'Enviando su solicitud…',
    clear: 'Quitar los filtros',
    long: 'Enviar mi solicitud al centro del estudio de Albuquerque para electroencefalografistasinternacionales',
  },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  send: 'إرسال طلبي',
  sending: 'جارٍ إرسال طلبك…',
  clear: 'إزالة عوامل التصفية',
};
