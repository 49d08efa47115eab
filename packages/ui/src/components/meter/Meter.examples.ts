/** Sample text of the stories. */
export const examples = {
  en: {
    adults: 'Adults enrolled',
    adultsValue: '9,540 of 15,000 people',
    children: 'Children and young adults enrolled',
    childrenValue: '6,000 of 6,000 people',
    childrenComplete: 'Enrollment complete',
    more: 'More than the goal',
    moreValue: '6,312 of 6,000 people',
    none: 'Nobody yet',
    noneValue: '0 of 200 people',
    enroll: 'Enroll the last person',
    almostValue: '199 of 200 people',
    metValue: '200 of 200 people',
    long: 'People with Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcano',
  },
  es: {
    adults: 'Adultos inscritos',
    adultsValue: '9,540 de 15,000 personas',
    children: 'Niños y adultos jóvenes inscritos',
    childrenValue: '6,000 de 6,000 personas',
    childrenComplete: 'Inscripción completa',
    more: 'Más que la meta',
    moreValue: '6,312 de 6,000 personas',
    none: 'Nadie todavía',
    noneValue: '0 de 200 personas',
    enroll: 'Inscribir a la última persona',
    almostValue: '199 de 200 personas',
    metValue: '200 de 200 personas',
    long: 'Personas con electroencefalografistasinternacionaleselectroencefalografistasinternacionales',
  },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  adults: 'البالغون المسجلون',
  adultsValue: '9540 من أصل 15000 شخص',
  children: 'الأطفال والشباب المسجلون',
  childrenValue: '6000 من أصل 6000 شخص',
};
