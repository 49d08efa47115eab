/** Sample text of the stories. */
export const examples = {
  en: {
    heading: 'Stories of people who take part',
    stories: [
      {
        title: 'Ana rests before she is tired',
        text: 'She plans one thing a day, and she sits down to cook.',
      },
      { title: 'Jim went back to work', text: 'He began with two hours a day and a quiet room.' },
      { title: 'Rosa helps her daughter', text: 'They come to the visits together, and they bring a game.' },
    ],
    read: 'Read the story',
    wide: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilico',
    many: 'Story',
  },
  es: {
    heading: 'Historias de personas que participan',
    stories: [
      { title: 'Ana descansa antes de cansarse', text: 'Planea una cosa al día y se sienta para cocinar.' },
      { title: 'Jim volvió al trabajo', text: 'Empezó con dos horas al día y un cuarto tranquilo.' },
      { title: 'Rosa ayuda a su hija', text: 'Van juntas a las visitas y llevan un juego.' },
    ],
    read: 'Lea la historia',
    wide: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacional',
    many: 'Historia',
  },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  heading: 'تجارب المشاركين',
  stories: [
    {
      title: 'الراحة قبل التعب',
      text: 'خطط لأمر واحد في اليوم، واجلس وأنت تطبخ.',
    },
    {
      title: 'العودة إلى العمل',
      text: 'ابدأ بساعتين في اليوم وفي غرفة هادئة.',
    },
    {
      title: 'مرافقة الأطفال',
      text: 'تعالوا معًا إلى الزيارات، وأحضروا لعبة.',
    },
  ],
  read: 'اقرأ التجربة',
};
