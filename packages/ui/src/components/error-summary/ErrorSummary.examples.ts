/** Sample text of the stories. */
export const examples = {
  en: {
    title: 'There is a problem',
    description:
      'Please review your input. The fields marked with * are required or need to be in the correct format.',
    noErrors: 'Nothing is wrong: there is no summary.',
    firstName: 'First name',
    firstNameError: 'Please enter your first name',
    group: 'Which group do you want to join?',
    groupError: 'Please select the study group you want to join',
    adults: 'Adults',
    children: 'Children',
    emailError: 'Please enter a valid email address',
    long: 'Please enter a shorter name than Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopic',
  },
  es: {
    title: 'Hay un problema',
    description:
      'Revise lo que escribió. Los campos marcados con * son obligatorios o deben tener el formato correcto.',
    noErrors: 'Todo está bien: no hay resumen.',
    firstName: 'Nombre',
    firstNameError: 'Escriba su nombre',
    group: '¿A qué grupo quiere unirse?',
    groupError: 'Seleccione el grupo del estudio al que quiere unirse',
    adults: 'Adultos',
    children: 'Niños',
    emailError: 'Escriba un correo electrónico válido',
    long: 'Escriba un nombre más corto que electroencefalografistasinternacionaleselectroencefalografistas',
  },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  title: 'هناك مشكلة',
  description: 'راجع ما كتبته. الحقول التي عليها علامة * مطلوبة أو يجب أن تُكتب بالصيغة الصحيحة.',
  firstName: 'الاسم الأول',
  firstNameError: 'أدخل اسمك الأول',
  group: 'إلى أي مجموعة تريد الانضمام؟',
  groupError: 'اختر مجموعة الدراسة التي تريد الانضمام إليها',
  adults: 'البالغون',
  children: 'الأطفال',
};
