/** Sample text of the stories. */
export const examples = {
  en: {
    legend: 'Which group do you want to join?',
    hint: 'Choose the one that fits you or your child.',
    error: 'Please select the study group you want to join',
    adults: 'Adults',
    adultsHint: '18 years or older',
    children: 'Children',
    childrenHint: 'From birth to 25 years',
    pregnancy: 'Pregnancy',
    pregnancyHint: 'Closed: this group has reached its goal here. You can ask at another study site.',
    long: 'Adults who had Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopic a long time ago and are still tired',
    numbered: (number: number) => `Answer ${number}`,
  },
  es: {
    legend: '¿A qué grupo quiere unirse?',
    hint: 'Elija el que corresponda a usted o a su hijo.',
    error: 'Seleccione el grupo del estudio al que quiere unirse',
    adults: 'Adultos',
    adultsHint: '18 años o más',
    children: 'Niños',
    childrenHint: 'Desde el nacimiento hasta los 25 años',
    pregnancy: 'Embarazo',
    pregnancyHint: 'Cerrado: este grupo ya alcanzó su meta aquí. Puede preguntar en otro centro del estudio.',
    long: 'Adultos que tuvieron electroencefalografistasinternacionaleselectroencefalografistas hace mucho tiempo y todavía sienten cansancio',
    numbered: (number: number) => `Respuesta ${number}`,
  },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  legend: 'إلى أي مجموعة تريد الانضمام؟',
  hint: 'اختر المجموعة التي تناسبك أو تناسب طفلك.',
  error: 'اختر مجموعة الدراسة التي تريد الانضمام إليها',
  adults: 'البالغون',
  adultsHint: 'من 18 سنة فأكثر',
  children: 'الأطفال',
  childrenHint: 'من الولادة إلى 25 سنة',
  pregnancy: 'الحمل',
  pregnancyHint: 'مغلق: بلغت هذه المجموعة هدفها هنا. يمكنك السؤال في مركز آخر للدراسة.',
};
