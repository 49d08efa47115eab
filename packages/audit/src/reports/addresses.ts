import type { Language } from '../evidence/record.ts';
import { isCriterion } from '../standards/related.ts';
import { CRITERIA } from '../standards/wcag22.ts';

/** The guideline of a criterion: `3.3` of `3.3.1`. */
export const toGuideline = (criterion: string): string => criterion.split('.').slice(0, 2).join('.');

export const GUIDELINES: readonly string[] = [...new Set(CRITERIA.map(({ number }) => toGuideline(number)))];

/** Where the trace of a criterion is; undefined for one of level AAA, which has none. */
export const getCriterionAddress = (number: string, language: Language): string | undefined =>
  isCriterion(number) ? `trace-${toGuideline(number)}.${language}.html#${number}` : undefined;

/** Id of a recording on its page, by its whole path: two folders may have a file of the same name. */
export const getRecordingId = (file: string): string =>
  file.replace(/\.transcript\.txt$/, '').replaceAll(/[^\w-]/g, '-');

/** Id of a failure on the page of failures. */
export const getFailureId = (target: string, rule: string): string =>
  `${target}-${rule}`.replaceAll(/[^\w-]/g, '-');

/** Id of a rule of which a person has to decide, on the same page. */
export const getDecisionId = (rule: string): string => `decide-${rule.replaceAll(/[^\w-]/g, '-')}`;
