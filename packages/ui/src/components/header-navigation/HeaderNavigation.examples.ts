/** Sample text of the stories. */
export const examples = {
  en: {
    label: 'Main',
    menu: 'Menu',
    home: 'Home',
    take: 'Taking part',
    adults: 'Adults',
    children: 'Babies, children and young adults',
    questions: 'Questions and answers',
    about: 'About us',
    people: 'People who speak for participants',
    numbers: 'By the numbers',
    news: 'Stay informed',
  },
  es: {
    label: 'Principal',
    menu: 'Menú',
    home: 'Inicio',
    take: 'Participar',
    adults: 'Personas adultas',
    children: 'Bebés, niños y jóvenes',
    questions: 'Preguntas y respuestas',
    about: 'Quiénes somos',
    people: 'Personas que hablan por los participantes',
    numbers: 'En cifras',
    news: 'Manténgase al tanto',
  },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  label: 'القائمة الرئيسية',
  menu: 'القائمة',
  home: 'الصفحة الرئيسية',
  take: 'المشاركة',
  adults: 'البالغون',
  children: 'الرضّع والأطفال والشباب',
  questions: 'أسئلة وأجوبة',
  about: 'من نحن',
  people: 'المتحدثون باسم المشاركين',
  numbers: 'بالأرقام',
  news: 'ابقَ على اطلاع',
};
