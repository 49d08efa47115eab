/** Sample text of the stories. */
export const examples = {
  en: {
    legend: 'How can the study team contact you?',
    hint: 'Choose at least one.',
    error: 'Please choose at least one mean to contact you',
    mobile: 'Mobile phone',
    mobileNumber: 'Mobile phone number',
    mobileError: 'Please enter your mobile phone number',
    home: 'Home phone',
    homeNumber: 'Home phone number',
    email: 'Email',
    emailAddress: 'Email address',
    letter: 'Letter',
    letterHint: 'Not possible yet: this study site does not send letters.',
    long: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcano and other long words',
    numbered: (number: number) => `Choice ${number}`,
  },
  es: {
    legend: '¿Cómo puede comunicarse con usted el equipo del estudio?',
    hint: 'Elija al menos una opción.',
    error: 'Elija al menos una forma de comunicarnos con usted',
    mobile: 'Teléfono celular',
    mobileNumber: 'Número de teléfono celular',
    mobileError: 'Escriba su número de teléfono celular',
    home: 'Teléfono de casa',
    homeNumber: 'Número de teléfono de casa',
    email: 'Correo electrónico',
    emailAddress: 'Dirección de correo electrónico',
    letter: 'Carta',
    letterHint: 'Todavía no es posible: este centro del estudio no envía cartas.',
    long: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionales y otras palabras largas',
    numbered: (number: number) => `Opción ${number}`,
  },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  legend: 'كيف يمكن لفريق الدراسة التواصل معك؟',
  hint: 'اختر طريقة واحدة على الأقل.',
  error: 'اختر طريقة واحدة على الأقل للتواصل معك',
  mobile: 'الهاتف المحمول',
  mobileNumber: 'رقم الهاتف المحمول',
  mobileError: 'أدخل رقم هاتفك المحمول',
  home: 'هاتف المنزل',
  homeNumber: 'رقم هاتف المنزل',
  email: 'البريد الإلكتروني',
  emailAddress: 'عنوان البريد الإلكتروني',
};
