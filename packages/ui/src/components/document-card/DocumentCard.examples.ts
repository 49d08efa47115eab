/** Sample text of the stories. */
export const examples = {
  en: {
    title: 'Joining the adult study',
    text: 'For adults who think about joining: what you do, what you get, and what you can refuse.',
    consent: 'Consent form for adults',
    edition: 'second edition',
    otherName: 'Español',
    otherTitle: 'Unirse al estudio de adultos',
    wide: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilico',
  },
  es: {
    title: 'Unirse al estudio de adultos',
    text: 'Para adultos que piensan en unirse: qué hará, qué recibe y a qué puede decir que no.',
    consent: 'Consentimiento para adultos',
    edition: 'segunda edición',
    otherName: 'English',
    otherTitle: 'Joining the adult study',
    wide: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacional',
  },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  title: 'الانضمام إلى دراسة البالغين',
  text: 'للبالغين الذين يفكرون في الانضمام: ماذا ستفعل، وعلى ماذا ستحصل، وما الذي يمكنك رفضه.',
  otherName: 'English',
};
