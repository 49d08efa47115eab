import type { Status } from '../store/status.ts';

type Words = {
  title: (product: string) => string;
  [word: string]: unknown;
  status: Record<Status, string>;
};

const en = {
  title: (product: string) => `Accessibility report: ${product}`,
  honest:
    'This report never says “supports”. A machine can find failures; that none was found is no proof. “Supports” needs a person who has checked, and no person’s verdict is recorded yet.',
  summary: 'Summary',
  known: 'Known failures',
  noFailure: 'No failure was found in what was tested.',
  tested: 'What was tested, when and with what',
  date: 'Date',
  commit: 'Commit',
  browser: 'Browser',
  engine: 'axe-core',
  platform: 'System',
  states: 'Pages in states visited',
  statesNote:
    'A state is a language, a theme and a window width. Each pair of them was met at least once, not every combination.',
  notTested: 'What is not tested',
  notTestedNote: [
    'The table by criterion names each success criterion that no rule and no recording speaks to.',
    'Pages are looked at as loaded. Open menus, dialogs, errors and other states are only in the recordings.',
    'Other screen readers (NVDA, JAWS, VoiceOver, TalkBack), other browsers, and real devices: not heard and not seen here.',
    'No person has judged these results.',
  ],
  byCriterion: 'By success criterion (WCAG 2.2, A and AA)',
  criterion: 'Criterion',
  number: 'Criteria',
  level: 'Level',
  result: 'Result',
  rules: 'Rules',
  in: 'Tested in',
  of: (tested: number, visited: number) => `${tested} of ${visited}`,
  heard: 'What a real screen reader said',
  heardNote:
    'Orca on Linux, with real keys. The words are kept by a program and compared with what was expected. Heard, not judged by a person.',
  heardStatus: {
    'AS EXPECTED': 'Heard as expected',
    'OTHER WORDS': 'Heard, other words than expected',
    'NOT RUN': 'Not heard',
  },
  expected: 'What differs',
  noticed: 'Noticed in the words, for a person to judge',
  recording: 'The words',
  byPage: 'By page',
  page: 'Page',
  address: 'Address',
  failures: 'Failures',
  undecided: 'To be judged by a person',
  replay: 'See it again',
  where: 'Where',
  seen: 'Seen',
  state: 'States',
  rule: 'Rule',
  none: 'none',
  contents: 'Contents',
  theme: { light: 'light', dark: 'dark', forced: 'forced colors' },
  status: {
    failed: 'Failure found',
    cantTell: 'A person has to decide',
    noFailureFound: 'No failure found by a machine',
    noneApplies: 'Nothing found that the rules apply to',
    heardOnly: 'Only heard, not measured',
    notTested: 'Not tested',
  },
} as const satisfies Words;

type Of<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => R
    : T extends readonly unknown[]
      ? readonly string[]
      : { [K in keyof T]: Of<T[K]> };

const es: Of<typeof en> = {
  title: (product) => `Informe de accesibilidad: ${product}`,
  honest:
    'Este informe nunca dice «cumple». Una máquina puede encontrar fallos; que no encuentre ninguno no es una prueba. Para decir «cumple» hace falta una persona que lo haya revisado, y todavía no hay ningún juicio de una persona.',
  summary: 'Resumen',
  known: 'Fallos conocidos',
  noFailure: 'No se encontró ningún fallo en lo que se probó.',
  tested: 'Qué se probó, cuándo y con qué',
  date: 'Fecha',
  commit: 'Versión del código (commit)',
  browser: 'Navegador',
  engine: 'axe-core',
  platform: 'Sistema',
  states: 'Páginas en estados visitados',
  statesNote:
    'Un estado es un idioma, un tema de colores y un ancho de ventana. Cada pareja de ellos se probó al menos una vez, no todas las combinaciones.',
  notTested: 'Qué no se probó',
  notTestedNote: [
    'La tabla por criterio nombra cada criterio del que no habla ninguna regla ni ninguna grabación.',
    'Las páginas se miran como se cargan. Los menús abiertos, los diálogos, los errores y otros estados solo están en las grabaciones.',
    'Otros lectores de pantalla (NVDA, JAWS, VoiceOver, TalkBack), otros navegadores y dispositivos reales: aquí no se oyeron ni se vieron.',
    'Ninguna persona ha juzgado estos resultados.',
  ],
  byCriterion: 'Por criterio de conformidad (WCAG 2.2, A y AA)',
  criterion: 'Criterio',
  number: 'Criterios',
  level: 'Nivel',
  result: 'Resultado',
  rules: 'Reglas',
  in: 'Probado en',
  of: (tested, visited) => `${tested} de ${visited}`,
  heard: 'Qué dijo un lector de pantalla real',
  heardNote:
    'Orca en Linux, con teclas reales. Un programa guarda las palabras y las compara con lo esperado. Oído, no juzgado por una persona.',
  heardStatus: {
    'AS EXPECTED': 'Se oyó lo esperado',
    'OTHER WORDS': 'Se oyeron otras palabras que las esperadas',
    'NOT RUN': 'No se oyó',
  },
  expected: 'Qué es diferente',
  noticed: 'Notado en las palabras; debe juzgarlo una persona',
  recording: 'Las palabras',
  byPage: 'Por página',
  page: 'Página',
  address: 'Dirección',
  failures: 'Fallos',
  undecided: 'Debe decidir una persona',
  replay: 'Verlo de nuevo',
  where: 'Dónde',
  seen: 'Qué se vio',
  state: 'Estados',
  rule: 'Regla',
  none: 'ninguno',
  contents: 'Contenido',
  theme: { light: 'claro', dark: 'oscuro', forced: 'colores forzados' },
  status: {
    failed: 'Se encontró un fallo',
    cantTell: 'Debe decidir una persona',
    noFailureFound: 'Una máquina no encontró fallos',
    noneApplies: 'No hay nada a lo que se apliquen las reglas',
    heardOnly: 'Solo oído, no medido',
    notTested: 'No se probó',
  },
};

/** The words of the report. */
export const reportWords = { en, es };
export type ReportWords = Of<typeof en>;
