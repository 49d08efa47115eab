/** Sample text of the stories. */
export const examples = {
  en: {
    message: 'Your question',
    messageHint: 'Up to 5,000 characters. Please do not write about your health here.',
    messageError: 'Please enter your question',
    days: 'On which days can we call you?',
    daysError: 'Please choose at least one day',
    monday: 'Monday',
    tuesday: 'Tuesday',
    sunday: 'Sunday',
    sundayHint: 'Nobody is in the office on Sundays.',
  },
  es: {
    message: 'Su pregunta',
    messageHint: 'Hasta 5,000 caracteres. No escriba aquí sobre su salud.',
    messageError: 'Escriba su pregunta',
    days: '¿Qué días podemos llamarle?',
    daysError: 'Elija al menos un día',
    monday: 'Lunes',
    tuesday: 'Martes',
    sunday: 'Domingo',
    sundayHint: 'Los domingos no hay nadie en la oficina.',
  },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  message: 'سؤالك',
  messageHint: 'حتى 5000 حرف. من فضلك لا تكتب عن صحتك هنا.',
  messageError: 'أدخل سؤالك',
  days: 'في أي أيام يمكننا الاتصال بك؟',
  daysError: 'اختر يومًا واحدًا على الأقل',
  monday: 'الاثنين',
  sunday: 'الأحد',
  sundayHint: 'لا يوجد أحد في المكتب يوم الأحد.',
};
