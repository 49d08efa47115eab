/** Sample text of the stories. */
export const examples = {
  en: {
    firstName: 'First name',
    email: 'Email address',
    emailHint: 'We only write to you about your request.',
    emailError: 'Please enter a valid email address',
    typed: 'ana@example',
    phone: 'Mobile phone number',
    phoneHint: 'With area code. Write it as you like, for example 505-555-0142.',
    longLabel:
      'Name of the parent or caregiver who will talk with the study team about Pneumonoultramicroscopicsilicovolcanoconiosis',
    longError: 'Please enter a name with at most 100 characters. The one you gave has 10,000 characters.',
    longValue: 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(20),
  },
  es: {
    firstName: 'Nombre',
    email: 'Correo electrónico',
    emailHint: 'Solo le escribimos sobre su solicitud.',
    emailError: 'Escriba un correo electrónico válido',
    typed: 'ana@example',
    phone: 'Teléfono celular',
    phoneHint: 'Con el código de área. Escríbalo como quiera, por ejemplo 505-555-0142.',
    longLabel:
      'Nombre de la madre, el padre o la persona a cargo que hablará con el equipo del estudio sobre electroencefalografistasinternacionales',
    longError: 'Escriba un nombre de 100 caracteres como máximo. El que puso tiene 10,000 caracteres.',
    longValue: 'Electroencefalografistas'.repeat(40),
  },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  firstName: 'الاسم الأول',
  firstNameError: 'أدخل اسمك الأول',
  phone: 'رقم الهاتف المحمول',
  phoneHint: 'مع رمز المنطقة. اكتبه كما تشاء، مثل ⁦505-555-0142⁩.',
  email: 'عنوان البريد الإلكتروني',
  longLabel:
    'اسم أحد الوالدين أو مقدم الرعاية الذي سيتحدث مع فريق الدراسة عن الإعاقة والتعب والألم وكل ما يحتاج إليه الطفل أثناء الزيارة',
};
