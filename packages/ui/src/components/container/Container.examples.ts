/** Sample text of the stories. */
export const examples = {
  en: {
    heading: 'Who can join',
    text: 'Adults, children and people who are pregnant can join. Some groups have reached their goal; the study sites near you know which ones are still open.',
    aside: 'A visit takes about two hours. You can rest at any time, and you can stop at any time.',
    long: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosis',
  },
  es: {
    heading: 'Quién puede unirse',
    text: 'Pueden unirse personas adultas, niños y personas embarazadas. Algunos grupos ya alcanzaron su meta; los centros cercanos saben cuáles siguen abiertos.',
    aside: 'Una visita dura unas dos horas. Puede descansar en cualquier momento y retirarse cuando quiera.',
    long: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionales',
  },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  text: 'يمكن أن ينضم البالغون والأطفال والحوامل. بلغت بعض المجموعات هدفها، ومراكز الدراسة القريبة منك تعرف أي المجموعات ما زالت مفتوحة.',
};
