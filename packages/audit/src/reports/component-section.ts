import type { Component } from '../config.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { AuditRecord, Language } from '../evidence/record.ts';
import { stateOf } from '../evidence/status.ts';
import { storiesBySubject, type Stories } from '../evidence/stories.ts';
import { html, table, type Markup } from './markup.ts';
import type { ReportWords } from './messages.ts';

function measuredCell(
  id: string,
  rows: readonly AuditRecord[],
  stories: Stories | undefined,
  evidence: Evidence,
  words: ReportWords,
): string {
  if (rows.length === 0 || !stories) return words.notMeasured;
  const exist = stories.all.length;
  const failed = rows.filter(({ outcome }) => outcome === 'failed').length;
  const age = evidence.measuredFreshness.get(id) ?? 'unknown';
  return [
    words.storiesStates(exist - stories.notTested.length, exist, new Set(rows.map(stateOf)).size),
    ...(failed > 0 ? [words.status.failed] : []),
    words.freshness[age],
  ].join('; ');
}

function heardCell(id: string, evidence: Evidence, words: ReportWords, language: Language): string {
  const heard = evidence.heard.filter(({ subject, status }) => subject === id && status !== 'NOT RUN');
  if (heard.length === 0) return words.nobodyListened;
  return heard
    .map(({ title, status, freshness }) =>
      [title[language], words.heardStatus[status], words.freshness[freshness]].join('; '),
    )
    .join(' · ');
}

function judgedCell(id: string, evidence: Evidence, words: ReportWords): string {
  const judged = evidence.judged.filter(({ subject }) => subject === id);
  if (judged.length === 0) return words.nobodyJudged;
  const sittings = Map.groupBy(judged, ({ person, date }) => `${person.role}, ${date}`);
  return [...sittings.entries()]
    .map(([who, verdicts]) =>
      [
        who,
        verdicts.map(({ criterion }) => criterion).join(', '),
        words.freshness[verdicts[0]?.freshness ?? 'unknown'],
      ].join('; '),
    )
    .join(' · ');
}

const adopterCell = ({ requirements }: Component, words: ReportWords): string =>
  requirements.length === 0
    ? words.none
    : words.adopterShare(requirements.filter(({ proof }) => proof === 'adopter').length, requirements.length);

/** Each component: measured, heard, judged, and what is left to who uses it. Says so where nobody has listened. */
export function componentSection(evidence: Evidence, words: ReportWords, language: Language): Markup {
  if (evidence.components.length === 0) return html``;
  const rows = Map.groupBy(evidence.results.records, ({ place }) => evidence.subjectOf(place));
  const stories = storiesBySubject(evidence);
  return html`<section aria-labelledby="byComponent">
    <h2 id="byComponent">${words.byComponent}</h2>
    ${table(
      words.byComponent,
      [words.component, words.measured, words.heardColumn, words.judgedColumn, words.adopterColumn],
      evidence.components.map((component) => [
        component.id,
        measuredCell(component.id, rows.get(component.id) ?? [], stories.get(component.id), evidence, words),
        heardCell(component.id, evidence, words, language),
        judgedCell(component.id, evidence, words),
        adopterCell(component, words),
      ]),
    )}
  </section>`;
}
