import type { Chapter, Level } from '../../standards/openacr-catalog.ts';
import type { Language } from '../../evidence/record.ts';
import type { Status } from '../../evidence/status.ts';
import { reportMessages } from '../messages.ts';

type States = { tested: number; visited: number };

/** Messages of the accessibility conformance report. */
export type AcrMessages = {
  title: (product: string) => string;
  basis: string;
  limits: string;
  chapters: Record<Chapter, string>;
  levels: Record<Level, string>;
  noLevel: string;
  heads: readonly [string, string, string];
  failed: (where: readonly string[], states: States) => string;
  manuallyTested: (people: readonly string[]) => string;
  absent: (rules: readonly string[], visited: number) => string;
  /** `undecided`: the rules of which a person has to decide; `isBegun`: a person has reviewed a part. */
  open: (status: Status, states: States, undecided: readonly string[], isBegun: boolean) => string;
  dependsOnFailed: (criteria: readonly string[]) => string;
  dependsOn: (all: number, open: readonly string[]) => string;
  notEvaluated: string;
  support: string;
  providedBy: (pages: readonly string[]) => string;
  failedThere: (where: readonly string[]) => string;
  noFailureThere: string;
  notTestedThere: (pages: readonly string[]) => string;
  helpNotEvaluated: string;
  parsing: string;
  noHardware: string;
  noSoftware: string;
  methods: string;
  product: string;
  date: string;
  methodsName: string;
  contact: string;
};

const en: AcrMessages = {
  title: (product) => `Accessibility Conformance Report: ${product}`,
  basis: 'In the order of VPAT® 2.5, WCAG 2.2 and Revised Section 508 edition. Levels A and AA.',
  limits:
    'A row has a level only where there is evidence: a failure, the absence of such content, or a manual review. “No level yet” does not mean “Supports”.',
  chapters: {
    success_criteria_level_a: 'Table 1: Success Criteria, Level A',
    success_criteria_level_aa: 'Table 2: Success Criteria, Level AA',
    success_criteria_level_aaa: 'Table 3: Success Criteria, Level AAA',
    functional_performance_criteria: 'Chapter 3: Functional Performance Criteria',
    hardware: 'Chapter 4: Hardware',
    software: 'Chapter 5: Software',
    support_documentation_and_services: 'Chapter 6: Support Documentation and Services',
  },
  levels: {
    supports: 'Supports',
    'partially-supports': 'Partially Supports',
    'does-not-support': 'Does Not Support',
    'not-applicable': 'Not Applicable',
    'not-evaluated': 'Not Evaluated',
  },
  noLevel: 'No level yet',
  heads: ['Criterion', 'Conformance level', 'Remarks and explanations'],
  failed: (where, { tested, visited }) =>
    `Failure found in ${where.join('; ')}. Tested in ${tested} of ${visited} page states.`,
  manuallyTested: (people) => `Manually reviewed on the current source: ${people.join('; ')}.`,
  absent: (rules, visited) =>
    `There is no content of this kind: ${rules.join(', ')} found none in ${visited} page states.`,
  open: (status, { tested, visited }, undecided, isBegun) =>
    `${[reportMessages.en.status[status], ...undecided].join(', ')}${tested > 0 ? `, in ${tested} of ${visited} page states` : ''}. ${isBegun ? 'A manual review covers a part of what was scanned' : 'No manual review yet'}.`,
  dependsOnFailed: (criteria) => `It depends on criteria that fail: ${criteria.join(', ')}.`,
  dependsOn: (all, open) =>
    `It depends on ${all} success criteria without a known failure. ${open.length === 0 ? 'All' : `${all - open.length}`} of them are manually reviewed.`,
  notEvaluated: 'Level AAA is not part of this report.',
  support: 'Not evaluated yet.',
  providedBy: (pages) => `Provided by ${pages.join(', ')}.`,
  failedThere: (where) => `Failure found in ${where.join('; ')}.`,
  noFailureThere: 'No failure was found there.',
  notTestedThere: (pages) => `NOT TESTED: ${pages.join(', ')}.`,
  helpNotEvaluated: 'No manual review of whether it helps yet.',
  parsing: 'WCAG 2.2 no longer has this criterion; for WCAG 2.0 and 2.1 W3C’s errata consider it met.',
  noHardware: 'This product is a web site. It has no hardware.',
  noSoftware: 'This product is a web site. It has no software outside the browser.',
  methods:
    'Automated rules in a real browser (axe-core, and behavior rules in the ACT format), transcripts of the screen reader Orca, and manual reviews where there are any. Each row names its evidence.',
  product: 'Product',
  date: 'Report date',
  methodsName: 'Evaluation methods used',
  contact: 'Contact',
};

const es: AcrMessages = {
  title: (product) => `Informe de conformidad de accesibilidad: ${product}`,
  basis: 'En el orden de VPAT® 2.5, edición WCAG 2.2 y Sección 508 revisada. Niveles A y AA.',
  limits:
    'Una fila tiene nivel solo si hay evidencia: un fallo, la ausencia de ese contenido o una revisión manual. «Aún sin nivel» no quiere decir «Cumple».',
  chapters: {
    success_criteria_level_a: 'Tabla 1: criterios de conformidad, nivel A',
    success_criteria_level_aa: 'Tabla 2: criterios de conformidad, nivel AA',
    success_criteria_level_aaa: 'Tabla 3: criterios de conformidad, nivel AAA',
    functional_performance_criteria: 'Capítulo 3: criterios de desempeño funcional',
    hardware: 'Capítulo 4: equipos (hardware)',
    software: 'Capítulo 5: programas (software)',
    support_documentation_and_services: 'Capítulo 6: documentación y servicios de apoyo',
  },
  levels: {
    supports: 'Cumple',
    'partially-supports': 'Cumple en parte',
    'does-not-support': 'No cumple',
    'not-applicable': 'No aplica',
    'not-evaluated': 'No evaluado',
  },
  noLevel: 'Aún sin nivel',
  heads: ['Criterio', 'Nivel de conformidad', 'Observaciones y explicaciones'],
  failed: (where, { tested, visited }) =>
    `Se encontró un fallo en ${where.join('; ')}. Se probó en ${tested} de ${visited} estados de páginas.`,
  manuallyTested: (people) => `Revisado manualmente en el código actual: ${people.join('; ')}.`,
  absent: (rules, visited) =>
    `No hay contenido de este tipo: ${rules.join(', ')} no lo encontró en ${visited} estados de páginas.`,
  open: (status, { tested, visited }, undecided, isBegun) =>
    `${[reportMessages.es.status[status], ...undecided].join(', ')}${tested > 0 ? `, en ${tested} de ${visited} estados de páginas` : ''}. ${isBegun ? 'Una revisión manual abarca una parte de lo examinado' : 'Falta una revisión manual'}.`,
  dependsOnFailed: (criteria) => `Depende de criterios que fallan: ${criteria.join(', ')}.`,
  dependsOn: (all, open) =>
    `Depende de ${all} criterios sin fallos conocidos. Revisados manualmente: ${open.length === 0 ? 'todos' : `${all - open.length}`}.`,
  notEvaluated: 'El nivel AAA no es parte de este informe.',
  support: 'Todavía no se ha evaluado.',
  providedBy: (pages) => `Está en ${pages.join(', ')}.`,
  failedThere: (where) => `Se encontró un fallo en ${where.join('; ')}.`,
  noFailureThere: 'No se encontró ningún fallo allí.',
  notTestedThere: (pages) => `NO PROBADO: ${pages.join(', ')}.`,
  helpNotEvaluated: 'Falta una revisión manual de si ayuda.',
  parsing:
    'WCAG 2.2 ya no tiene este criterio; para WCAG 2.0 y 2.1, la fe de erratas del W3C dice que se cumple.',
  noHardware: 'Este producto es un sitio web. No tiene equipos.',
  noSoftware: 'Este producto es un sitio web. No es un programa fuera del navegador.',
  methods:
    'Reglas automáticas en un navegador real (axe-core y reglas de comportamiento en el formato ACT), transcripciones del lector de pantalla Orca y revisiones manuales, si las hay. Cada fila indica su evidencia.',
  product: 'Producto',
  date: 'Fecha del informe',
  methodsName: 'Métodos de evaluación',
  contact: 'Contacto',
};

export const acrMessages: Record<Language, AcrMessages> = { en, es };
