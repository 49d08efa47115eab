/** Sample text of the stories. */
export const examples = {
  en: {
    shown: 'What is announced is also shown here:',
    count: '12 study sites found',
    say: 'Say it',
    lost: 'Your connection is lost. Your words are kept.',
    sayNow: 'Say it now',
    other: '12 centros del estudio',
    sayOther: 'Say it in Spanish',
    many: 'Say fifty messages at once',
    long: 'A very long message: Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilico',
    nothing: 'Say nothing',
  },
  es: {
    shown: 'Lo que se anuncia también se muestra aquí:',
    count: 'Se encontraron 12 centros del estudio',
    say: 'Decirlo',
    lost: 'Se perdió la conexión. Se guardó lo que escribió.',
    sayNow: 'Decirlo ahora',
    other: '12 study sites',
    sayOther: 'Decirlo en inglés',
    many: 'Decir cincuenta mensajes a la vez',
    long: 'Un mensaje muy largo: electroencefalografistasinternacionaleselectroencefalografistasinternacionales',
    nothing: 'No decir nada',
  },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  shown: 'ما يُعلَن يظهر هنا أيضًا:',
  count: 'عُثر على 12 مركزًا للدراسة',
  say: 'إعلان الرسالة',
};
