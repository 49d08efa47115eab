/** Sample text of the stories. */
export const examples = {
  en: {
    heading: 'You are not alone',
    second: 'What we know so far',
    third: 'Rest is part of the plan',
    lead: 'One thought in each paragraph, in large type, with air around it.',
    body: 'Short lines are easier to read. So are short words, and links that say where they lead.',
    link: 'Read about the type',
    small: 'Last checked in November 2026',
  },
  es: {
    heading: 'No está solo ni sola',
    second: 'Lo que sabemos hasta ahora',
    third: 'El descanso es parte del plan',
    lead: 'Una idea en cada párrafo, con letra grande y espacio alrededor.',
    body: 'Las líneas cortas se leen mejor. También las palabras cortas y los enlaces que dicen adónde llevan.',
    link: 'Lea sobre la letra',
    small: 'Última revisión: noviembre de 2026',
  },
};
