/** Sample text of the stories. */
export const examples = {
  en: {
    message: 'Your question',
    hint: 'Please do not write about your health here.',
    error: 'Please enter your message',
    typed: 'I was in the study until 2023.\nCan I join again?',
    short: 'What should we call you?',
    shortTyped: 'A name that is longer than it may be',
    longLabel:
      'Anything else that the study team should know, for example about Pneumonoultramicroscopicsilicovolcanoconiosis',
    longValue: 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(20),
  },
  es: {
    message: 'Su pregunta',
    hint: 'No escriba aquí sobre su salud.',
    error: 'Escriba su mensaje',
    typed: 'Estuve en el estudio hasta 2023.\n¿Puedo volver a participar?',
    short: '¿Cómo quiere que le llamemos?',
    shortTyped: 'Un nombre más largo de lo que cabe',
    longLabel:
      'Algo más que el equipo del estudio deba saber, por ejemplo sobre electroencefalografistasinternacionales',
    longValue: 'Electroencefalografistas'.repeat(40),
  },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  message: 'سؤالك',
  hint: 'من فضلك لا تكتب عن صحتك هنا.',
  error: 'أدخل رسالتك',
};
