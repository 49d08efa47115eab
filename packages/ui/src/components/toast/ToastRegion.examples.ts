/** Sample text of the stories. */
export const examples = {
  en: {
    removed: 'The filter was removed.',
    undo: 'Undo',
    remove: 'Remove the filter',
    saved: 'Your answers are kept on this device.',
    save: 'Keep my answers',
    other: 'Se guardó su lista.',
    sayOther: 'Message in Spanish',
    many: 'Send twenty messages at once',
    message: 'Message',
    wide: 'A message with a very long word: Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilico',
  },
  es: {
    removed: 'Se quitó el filtro.',
    undo: 'Deshacer',
    remove: 'Quitar el filtro',
    saved: 'Sus respuestas se guardan en este dispositivo.',
    save: 'Guardar mis respuestas',
    other: 'Your list was saved.',
    sayOther: 'Mensaje en inglés',
    many: 'Enviar veinte mensajes a la vez',
    message: 'Mensaje',
    wide: 'Un mensaje con una palabra muy larga: electroencefalografistasinternacionaleselectroencefalografistas',
  },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  removed: 'أُزيل عامل التصفية.',
  undo: 'تراجع',
  remove: 'إزالة عامل التصفية',
};
