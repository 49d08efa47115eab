/** Sample text of the stories. */
export const examples = {
  en: {
    before: 'Before you decide,',
    read: 'read who can join',
    after: 'or ask someone you trust.',
    all: 'See all study sites',
    join: 'Ask to join',
    call: 'Call the study team',
    survey: 'Feedback survey',
    otherLanguage: 'Resumen en español',
    long: 'Read what the study found about Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopic illness',
  },
  es: {
    before: 'Antes de decidir,',
    read: 'lea quién puede participar',
    after: 'o pregunte a alguien de confianza.',
    all: 'Ver todos los centros del estudio',
    join: 'Pedir participar',
    call: 'Llamar al equipo del estudio',
    survey: 'Encuesta de opinión',
    otherLanguage: 'Summary in English',
    long: 'Lea lo que el estudio encontró sobre electroencefalografistasinternacionaleselectroencefalografistas y más',
  },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  before: 'قبل أن تقرر،',
  read: 'اقرأ من يمكنه المشاركة',
  after: 'أو اسأل شخصًا تثق به.',
  all: 'عرض كل مراكز الدراسة',
  survey: 'استبيان الرأي',
  otherLanguage: 'Summary in English',
};
