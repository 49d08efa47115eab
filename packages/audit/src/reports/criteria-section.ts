import { relatedTo } from '../standards/related.ts';
import { CRITERIA, type Criterion } from '../standards/wcag22.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { Language } from '../evidence/record.ts';
import { statusOf, type CriterionStatus } from '../evidence/status.ts';
import { html, table, type Markup } from './markup.ts';
import type { ReportWords } from './messages.ts';

export type CriterionRow = CriterionStatus & { criterion: Criterion };

export const criterionRows = (evidence: Evidence): CriterionRow[] =>
  CRITERIA.map((criterion) => ({
    criterion,
    ...statusOf(criterion.number, { ...evidence, records: evidence.results.records }),
  }));

/** The class of evidence: never more than was shown. */
function evidenceName({ criterion, status, rules, heard, judged }: CriterionRow, words: ReportWords): string {
  const { measured, noFailure, heard: isHeard, judged: isJudged, staleJudged, none } = words.evidenceOf;
  const isMeasured =
    status === 'noFailureFound' &&
    relatedTo(criterion.number).evidence === 'measurable' &&
    rules.some((rule) => !rule.startsWith('axe/'));
  return [
    ...(isMeasured ? [measured] : status === 'noFailureFound' ? [noFailure] : []),
    ...(heard.some((each) => each.status !== 'NOT RUN') ? [isHeard] : []),
    ...(judged.some(({ freshness }) => freshness === 'fresh')
      ? [isJudged]
      : judged.length > 0
        ? [staleJudged]
        : status === 'noFailureFound'
          ? []
          : [none]),
  ].join('; ');
}

/** Each criterion with its result and evidence; then which rules and recordings spoke to it, and its other names. */
export function criteriaSection(
  rows: readonly CriterionRow[],
  words: ReportWords,
  language: Language,
): Markup {
  const nameOf = ({ criterion }: CriterionRow) => `${criterion.number} ${criterion[language]}`;
  return html`<section aria-labelledby="byCriterion">
    <h2 id="byCriterion">${words.byCriterion}</h2>
    ${table(
      words.byCriterion,
      [words.criterion, words.level, words.result, words.evidence, words.in],
      rows.map((row) => [
        nameOf(row),
        row.criterion.level,
        words.status[row.status],
        evidenceName(row, words),
        words.of(row.states.tested, row.states.visited),
      ]),
    )}
    <p>${words.rulesNote}</p>
    ${table(
      words.criteriaTraced,
      [words.criterion, words.rules, words.recordings, words.baseline, words.otherStandards],
      rows.map((row) => {
        const { baseline, en301549, section508 } = relatedTo(row.criterion.number);
        const recordings = row.heard.map(
          (each) => `${each.title[language]} (${words.heardStatus[each.status]})`,
        );
        return [
          nameOf(row),
          row.rules.join(', ') || words.none,
          recordings.join('; ') || words.none,
          baseline.join(', ') || words.none,
          [en301549, section508].filter(Boolean).join(', ') || words.none,
        ];
      }),
    )}
  </section>`;
}
