/** Sample text of the stories. */
export const examples = {
  en: {
    name: 'Your name',
    nameError: 'Please enter your name',
    group: 'Which group do you want to join?',
    groupError: 'Please select the study group you want to join',
    adults: 'Adults',
    children: 'Children',
    consent: 'I have read how you use what I tell you, and I agree',
    consentError: 'Please tick the box if you agree',
    send: 'Send',
    review: 'The form could not be sent. Please review your input.',
    lost: 'The form could not be sent due to a technical error. What you wrote is still here. Please try again.',
    newsletter: 'E-mail for the newsletter (not required)',
  },
  es: {
    name: 'Su nombre',
    nameError: 'Escriba su nombre',
    group: '¿A qué grupo quiere unirse?',
    groupError: 'Seleccione el grupo del estudio al que quiere unirse',
    adults: 'Adultos',
    children: 'Niños',
    consent: 'He leído cómo usan lo que les cuento y estoy de acuerdo',
    consentError: 'Marque la casilla si está de acuerdo',
    send: 'Enviar',
    review: 'No se pudo enviar el formulario. Revise lo que escribió.',
    lost: 'No se pudo enviar el formulario por un problema técnico. Lo que escribió sigue aquí. Inténtelo de nuevo.',
    newsletter: 'Correo para el boletín (no es obligatorio)',
  },
};

/** Shown only while an attempt is pending. */
export const sending = { en: 'Sending…', es: 'Enviando…' };

/** Sample text of the story in Arabic. */
export const arabic = {
  name: 'اسمك',
  nameError: 'أدخل اسمك',
  group: 'إلى أي مجموعة تريد الانضمام؟',
  groupError: 'اختر مجموعة الدراسة التي تريد الانضمام إليها',
  adults: 'البالغون',
  children: 'الأطفال',
  consent: 'قرأت كيف تستخدمون ما أخبركم به، وأوافق على ذلك',
  consentError: 'ضع علامة في المربع إذا كنت موافقًا',
  review: 'تعذر إرسال النموذج. راجع ما كتبته.',
};
