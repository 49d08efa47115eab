import { getRelated } from '../standards/related.ts';
import { CRITERIA, type Criterion } from '../standards/wcag22.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { computeStatus, type CriterionStatus } from '../evidence/status.ts';
import type { ReportMessages } from './messages.ts';

export type CriterionRow = CriterionStatus & { criterion: Criterion };

const known = new WeakMap<Evidence, CriterionRow[]>();

/** The status of each criterion; cached, since each page of a report needs it. */
export function createCriterionRows(evidence: Evidence): CriterionRow[] {
  const { records } = evidence.results;
  const rows =
    known.get(evidence) ??
    CRITERIA.map((criterion) => ({
      criterion,
      ...computeStatus(criterion.number, { ...evidence, records }),
    }));
  known.set(evidence, rows);
  return rows;
}

/** The kinds of evidence for a criterion. */
export function renderEvidence(
  { criterion, status, rules, transcripts, manualResults, isReviewed }: CriterionRow,
  messages: ReportMessages,
): string {
  const { scan, noFailure, transcript, manual, partlyManual, earlierManual, none } = messages.evidenceKind;
  const isBegun = manualResults.some(({ source }) => source === 'unchanged');
  const isMeasurable =
    status === 'noFailureFound' &&
    getRelated(criterion.number).evidence === 'measurable' &&
    rules.some((rule) => !rule.startsWith('axe/'));
  return [
    ...(isMeasurable ? [scan] : status === 'noFailureFound' && !isBegun ? [noFailure] : []),
    ...(transcripts.some((each) => each.status !== 'skipped') ? [transcript] : []),
    ...(isBegun
      ? [isReviewed ? manual : partlyManual]
      : manualResults.length > 0
        ? [earlierManual]
        : status === 'noFailureFound'
          ? []
          : [none]),
  ].join('; ');
}
