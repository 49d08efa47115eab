/** Sample text of the stories. */
export const examples = {
  en: {
    infoTitle: 'This is a demonstration',
    info: 'Nobody will contact you.',
    successTitle: 'Thank you!',
    success: 'We have received your information.',
    dangerTitle: 'The form could not be sent',
    danger: 'What you typed is still here. Please call us, or try again later.',
    contact: 'Contact the study team',
    plain: 'Study sites can answer your questions before you decide.',
    long: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosis is a very long word.',
  },
  es: {
    infoTitle: 'Esto es una demostración',
    info: 'Nadie se comunicará con usted.',
    successTitle: '¡Gracias!',
    success: 'Hemos recibido su información.',
    dangerTitle: 'No se pudo enviar el formulario',
    danger: 'Lo que escribió sigue aquí. Llámenos o inténtelo más tarde.',
    contact: 'Comuníquese con el equipo del estudio',
    plain: 'Los centros del estudio pueden responder a sus preguntas antes de que decida.',
    long: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionales es una palabra muy larga.',
  },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  infoTitle: 'هذا عرض تجريبي',
  info: 'لن يتصل بك أحد.',
  success: 'تلقينا معلوماتك.',
  danger: 'ما كتبته لا يزال هنا. اتصل بنا أو حاول لاحقًا.',
};
