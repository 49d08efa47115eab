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

/** The kinds of evidence for a criterion. */
function formatEvidence(
  { criterion, status, rules, transcripts, manualResults }: CriterionRow,
  messages: ReportMessages,
): string {
  const { scan, noFailure, transcript, manual, earlierManual, none } = messages.evidenceKind;
  const isMeasurable =
    status === 'noFailureFound' &&
    getRelated(criterion.number).evidence === 'measurable' &&
    rules.some((rule) => !rule.startsWith('axe/'));
  return [
    ...(isMeasurable ? [scan] : status === 'noFailureFound' ? [noFailure] : []),
    ...(transcripts.some((each) => each.status !== 'skipped') ? [transcript] : []),
    ...(manualResults.some(({ source }) => source === 'unchanged')
      ? [manual]
      : manualResults.length > 0
        ? [earlierManual]
        : status === 'noFailureFound'
          ? []
          : [none]),
  ].join('; ');
}

/** Result and kinds of evidence for each criterion; then its rules, transcripts and numbers in other standards. */
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
      [messages.criterion, messages.level, messages.result, messages.evidence, messages.testedStates],
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
      [messages.criterion, messages.rules, messages.transcripts, messages.baseline, messages.otherStandards],
      rows.map((row) => {
        const { baseline, en301549, section508 } = getRelated(row.criterion.number);
        const transcripts = row.transcripts.map(
          (each) => `${each.title[language]} (${messages.transcriptStatus[each.status]})`,
        );
        return [
          formatCriterion(row),
          row.rules.join(', ') || messages.none,
          transcripts.join('; ') || messages.none,
          baseline.join(', ') || messages.none,
          [en301549, section508].filter(Boolean).join(', ') || messages.none,
        ];
      }),
    )}
  </section>`;
}
