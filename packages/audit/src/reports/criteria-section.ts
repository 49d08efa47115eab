import { getRelated } from '../standards/related.ts';
import { CRITERIA, type Criterion } from '../standards/wcag22.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { Language } from '../evidence/record.ts';
import { computeStatus, type CriterionStatus } from '../evidence/status.ts';
import { html, table, type Markup } from './markup.ts';
import type { ReportMessages } from './messages.ts';

export type CriterionRow = CriterionStatus & { criterion: Criterion };

export const createCriterionRows = (evidence: Evidence): CriterionRow[] =>
  CRITERIA.map((criterion) => ({
    criterion,
    ...computeStatus(criterion.number, { ...evidence, records: evidence.results.records }),
  }));

/** The class of evidence: never more than was shown. */
function formatEvidence(
  { criterion, status, rules, transcripts, manualResults }: CriterionRow,
  messages: ReportMessages,
): string {
  const { measured, noFailure, heard: isHeard, judged: isJudged, staleJudged, none } = messages.evidenceOf;
  const isMeasured =
    status === 'noFailureFound' &&
    getRelated(criterion.number).evidence === 'measurable' &&
    rules.some((rule) => !rule.startsWith('axe/'));
  return [
    ...(isMeasured ? [measured] : status === 'noFailureFound' ? [noFailure] : []),
    ...(transcripts.some((each) => each.status !== 'NOT RUN') ? [isHeard] : []),
    ...(manualResults.some(({ freshness }) => freshness === 'fresh')
      ? [isJudged]
      : manualResults.length > 0
        ? [staleJudged]
        : status === 'noFailureFound'
          ? []
          : [none]),
  ].join('; ');
}

/** Each criterion with its result and evidence; then which rules and recordings spoke to it, and its other names. */
export function renderCriteriaSection(
  rows: readonly CriterionRow[],
  messages: ReportMessages,
  language: Language,
): Markup {
  const formatCriterion = ({ criterion }: CriterionRow) => `${criterion.number} ${criterion[language]}`;
  return html`<section aria-labelledby="byCriterion">
    <h2 id="byCriterion">${messages.byCriterion}</h2>
    ${table(
      messages.byCriterion,
      [messages.criterion, messages.level, messages.result, messages.evidence, messages.in],
      rows.map((row) => [
        formatCriterion(row),
        row.criterion.level,
        messages.status[row.status],
        formatEvidence(row, messages),
        messages.of(row.states.tested, row.states.visited),
      ]),
    )}
    <p>${messages.rulesNote}</p>
    ${table(
      messages.criteriaTraced,
      [messages.criterion, messages.rules, messages.recordings, messages.baseline, messages.otherStandards],
      rows.map((row) => {
        const { baseline, en301549, section508 } = getRelated(row.criterion.number);
        const recordings = row.transcripts.map(
          (each) => `${each.title[language]} (${messages.heardStatus[each.status]})`,
        );
        return [
          formatCriterion(row),
          row.rules.join(', ') || messages.none,
          recordings.join('; ') || messages.none,
          baseline.join(', ') || messages.none,
          [en301549, section508].filter(Boolean).join(', ') || messages.none,
        ];
      }),
    )}
  </section>`;
}
