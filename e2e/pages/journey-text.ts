import { readWords } from '../messages.ts';

const words = readWords({
  yes: 'finder.canIJoin.yes',
  no: 'finder.canIJoin.no',
  show: 'journey.show',
  showAll: 'journey.showAll',
  whole: 'journey.whole',
  openAll: 'journey.openAll',
  closeAll: 'journey.closeAll',
  allOpen: 'journey.allOpen',
});

/** Visible text for the tests of the journeys. */
export const journeyText = {
  en: {
    ...words.en,
    prefix: '',
    covid: /in the 30 days before joining\?/,
    part2: /join part 2\?/,
    all: 'All steps are below, and those that only some people have are marked. Answer the 2 questions to see only yours.',
    someFit: /Answer the other question to see only your steps/,
    oneFits: 'Your answers: COVID when you joined: Yes. Part 2: No. Your timeline is below.',
    covidPartOne: 'COVID in the 30 days before joining: part 1 only',
    announcement: 'Your timeline is shown now: COVID in the 30 days before joining: part 1 only.',
    only: 'Only with this answer: COVID when you joined: Yes',
    yours: 'Only with this answer: COVID when you joined: Yes (your answer)',
    month: 'Month 1',
    oximeter: 'Finger clip (pulse oximeter) at home',
    inOximeter: /how much oxygen is in the blood/,
    invited: 'First visit of part 2',
    list: 'Part 1 (COVID in the 30 days before joining: part 1 only)',
    back: 'Back to children and young adults',
    other: 'En Español',
  },
  es: {
    ...words.es,
    prefix: '/es',
    covid: /COVID en los 30 días antes de inscribirse\?/,
    part2: /participar en la parte 2\?/,
    all: 'Abajo están todos los pasos; los que solo tienen algunas personas están marcados. Conteste las 2 preguntas para ver solo los suyos.',
    someFit: /Conteste la otra pregunta para ver solo sus pasos/,
    oneFits: 'Sus respuestas: COVID al inscribirse: Sí. Parte 2: No. Abajo está su calendario.',
    covidPartOne: 'Con COVID en los 30 días antes de inscribirse: solo la parte 1',
    announcement:
      'Ahora se muestra su calendario: Con COVID en los 30 días antes de inscribirse: solo la parte 1.',
    only: 'Solo si contestó esto: COVID al inscribirse: Sí',
    yours: 'Solo si contestó esto: COVID al inscribirse: Sí (su respuesta)',
    month: 'Mes 1',
    oximeter: 'Pinza para el dedo (oxímetro de pulso) en casa',
    inOximeter: /cuánto oxígeno hay en la sangre/,
    invited: 'Primera visita de la parte 2',
    list: 'Parte 1 (Con COVID en los 30 días antes de inscribirse: solo la parte 1)',
    back: 'Regrese a niños y adultos jóvenes',
    other: 'In English',
  },
} as const;
