/** Sample text of the stories. */
export const examples = {
  en: {
    steps: ['Your group', 'Study site', 'Your name', 'How to reach you', 'Your question', 'Check', 'Send'],
    two: ['Read', 'Agree'],
    long: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcano',
  },
  es: {
    steps: ['Su grupo', 'Centro', 'Su nombre', 'Cómo contactarle', 'Su pregunta', 'Revisar', 'Enviar'],
    two: ['Leer', 'Aceptar'],
    long: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionales',
  },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  steps: ['مجموعتك', 'مركز الدراسة', 'اسمك', 'كيف نتواصل معك', 'سؤالك', 'المراجعة', 'الإرسال'],
};
