import { CRITERIA } from './wcag22.ts';

/** The catalog that our reports name; https://github.com/GSA/openacr, CC0. */
export const CATALOG = '2.5-edition-wcag-2.2-508-en';

export const LEVELS = [
  'supports',
  'partially-supports',
  'does-not-support',
  'not-applicable',
  'not-evaluated',
] as const;
export type Level = (typeof LEVELS)[number];

export const CHAPTERS = [
  'success_criteria_level_a',
  'success_criteria_level_aa',
  'success_criteria_level_aaa',
  'functional_performance_criteria',
  'hardware',
  'software',
  'support_documentation_and_services',
] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** A row of the catalog, in the order of its chapter. */
export type CatalogRow = { chapter: Chapter; number: string; en: string; es: string };

const AAA = `
1.2.6 Sign Language (Prerecorded) | Lengua de señas (grabado)
1.2.7 Extended Audio Description (Prerecorded) | Audiodescripción ampliada (grabado)
1.2.8 Media Alternative (Prerecorded) | Alternativa al contenido multimedia (grabado)
1.2.9 Audio-only (Live) | Solo audio (en directo)
1.3.6 Identify Purpose | Identificación del propósito
1.4.6 Contrast (Enhanced) | Contraste (mejorado)
1.4.7 Low or No Background Audio | Sonido de fondo bajo o ausente
1.4.8 Visual Presentation | Presentación visual
1.4.9 Images of Text (No Exception) | Imágenes de texto (sin excepciones)
2.1.3 Keyboard (No Exception) | Teclado (sin excepciones)
2.2.3 No Timing | Sin tiempo
2.2.4 Interruptions | Interrupciones
2.2.5 Re-authenticating | Volver a autenticarse
2.2.6 Timeouts | Límites de tiempo
2.3.2 Three Flashes | Tres destellos
2.3.3 Animation from Interactions | Animación por interacciones
2.4.8 Location | Ubicación
2.4.9 Link Purpose (Link Only) | Propósito de los enlaces (solo el enlace)
2.4.10 Section Headings | Encabezados de sección
2.4.12 Focus Not Obscured (Enhanced) | Foco no oculto (mejorado)
2.4.13 Focus Appearance | Apariencia del foco
2.5.5 Target Size (Enhanced) | Tamaño del objetivo (mejorado)
2.5.6 Concurrent Input Mechanisms | Mecanismos de entrada simultáneos
3.1.3 Unusual Words | Palabras poco comunes
3.1.4 Abbreviations | Abreviaturas
3.1.5 Reading Level | Nivel de lectura
3.1.6 Pronunciation | Pronunciación
3.2.5 Change on Request | Cambios a petición
3.3.5 Help | Ayuda
3.3.6 Error Prevention (All) | Prevención de errores (todos)
3.3.9 Accessible Authentication (Enhanced) | Autenticación accesible (mejorado)
`;

const FUNCTIONAL = `
302.1 Without Vision | Sin visión
302.2 With Limited Vision | Con visión limitada
302.3 Without Perception of Color | Sin percepción del color
302.4 Without Hearing | Sin audición
302.5 With Limited Hearing | Con audición limitada
302.6 Without Speech | Sin habla
302.7 With Limited Manipulation | Con manipulación limitada
302.8 With Limited Reach and Strength | Con alcance y fuerza limitados
302.9 With Limited Language, Cognitive, and Learning Abilities | Con capacidades limitadas de lenguaje, cognición y aprendizaje
`;

const SUPPORT = `
602.2 Accessibility and Compatibility Features | Funciones de accesibilidad y compatibilidad
602.3 Electronic Support Documentation | Documentación de apoyo electrónica
602.4 Alternate Formats for Non-Electronic Support Documentation | Otros formatos para la documentación de apoyo no electrónica
603.2 Information on Accessibility and Compatibility Features | Información sobre funciones de accesibilidad y compatibilidad
603.3 Accommodation of Communication Needs | Atención a las necesidades de comunicación
`;

const rows = (chapter: Chapter, table: string): CatalogRow[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [, number = '', en = '', es = ''] = /^(\S+) (.+) \| (.+)$/.exec(line) ?? [];
      return { chapter, number, en, es };
    });

const byNumber = (a: { number: string }, b: { number: string }) =>
  a.number.localeCompare(b.number, 'en', { numeric: true });

/** The catalog has 4.1.1, which WCAG 2.2 no longer has. */
const PARSING = { number: '4.1.1', level: 'A', en: 'Parsing (obsolete)', es: 'Procesamiento (obsoleto)' };

const ofLevel = (level: 'A' | 'AA', chapter: Chapter): CatalogRow[] =>
  [...CRITERIA, PARSING]
    .filter((criterion) => criterion.level === level)
    .map(({ number, en, es }) => ({ chapter, number, en, es }))
    .sort(byNumber);

const supportRows = rows('support_documentation_and_services', SUPPORT);

/** Numbers of the rows about support: documentation of accessibility features, and support services. */
export const SUPPORT_ROWS: readonly string[] = supportRows.map(({ number }) => number);

/** The rows of a web product. Hardware and software have a note for the whole chapter. */
export const CATALOG_ROWS: readonly CatalogRow[] = [
  ...ofLevel('A', 'success_criteria_level_a'),
  ...ofLevel('AA', 'success_criteria_level_aa'),
  ...rows('success_criteria_level_aaa', AAA),
  ...rows('functional_performance_criteria', FUNCTIONAL),
  ...supportRows,
];

const CRITERION_NUMBERS = new Set(
  CATALOG_ROWS.flatMap(({ chapter, number }) => (chapter.startsWith('success_criteria') ? [number] : [])),
);

/** Whether WCAG 2.2 has a success criterion of this number, at any level. */
export const isWcagCriterion = (number: string): boolean => CRITERION_NUMBERS.has(number);

/** Names of components that a row of a chapter may have. */
export const getComponents = (chapter: Chapter): readonly string[] =>
  chapter.startsWith('success_criteria')
    ? ['web', 'electronic-docs', 'software', 'authoring-tool']
    : ['none'];

/**
 * Criteria that a functional performance criterion depends on: those whose failure excludes its users. The selection is
 * ours, based on the relations in EN 301 549; it propagates failures and never claims support.
 */
export const DEPENDENCIES: Readonly<Record<string, readonly string[]>> = {
  '302.1':
    '1.1.1 1.2.1 1.2.3 1.2.5 1.3.1 1.3.2 1.3.3 1.3.5 1.4.2 2.1.1 2.1.2 2.4.1 2.4.2 2.4.3 2.4.4 2.4.6 2.5.3 3.1.1 3.1.2 3.2.1 3.2.2 3.3.1 3.3.2 4.1.2 4.1.3'.split(
      ' ',
    ),
  '302.2':
    '1.1.1 1.3.1 1.3.3 1.4.1 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.3 2.4.7 2.4.11 2.5.8 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 4.1.3'.split(
      ' ',
    ),
  '302.3': ['1.4.1', '1.3.3'],
  '302.4': ['1.2.1', '1.2.2', '1.2.4', '1.3.3'],
  '302.5': ['1.2.1', '1.2.2', '1.2.4', '1.4.2'],
  '302.6': ['2.1.1'],
  '302.7': '2.1.1 2.1.2 2.1.4 2.2.1 2.4.1 2.4.3 2.4.7 2.4.11 2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8 3.3.7'.split(
    ' ',
  ),
  '302.8': '2.1.1 2.2.1 2.5.1 2.5.2 2.5.4 2.5.7 2.5.8 1.3.4'.split(' '),
  '302.9':
    '1.3.1 1.3.5 2.2.1 2.2.2 2.3.1 2.4.2 2.4.4 2.4.5 2.4.6 3.1.1 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8'.split(
      ' ',
    ),
};
