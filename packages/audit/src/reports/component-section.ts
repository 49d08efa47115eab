import type { Component } from '../config.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { AuditRecord, Language } from '../evidence/record.ts';
import { getStateKey } from '../evidence/status.ts';
import { groupStoriesBySubject, type Stories } from '../evidence/stories.ts';
import { html, table, type Markup } from './markup.ts';
import type { ReportMessages } from './messages.ts';

function renderScanCell(
  id: string,
  rows: readonly AuditRecord[],
  stories: Stories | undefined,
  evidence: Evidence,
  messages: ReportMessages,
): string {
  if (rows.length === 0 || !stories) return messages.notMeasured;
  const exist = stories.all.length;
  const failed = rows.filter(({ outcome }) => outcome === 'failed').length;
  const age = evidence.scanFreshness.get(id) ?? 'unknown';
  return [
    messages.storiesStates(exist - stories.notTested.length, exist, new Set(rows.map(getStateKey)).size),
    ...(failed > 0 ? [messages.status.failed] : []),
    messages.freshness[age],
  ].join('; ');
}

function renderScreenReaderCell(
  id: string,
  evidence: Evidence,
  messages: ReportMessages,
  language: Language,
): string {
  const heard = evidence.transcripts.filter(({ subject, status }) => subject === id && status !== 'NOT RUN');
  if (heard.length === 0) return messages.nobodyListened;
  return heard
    .map(({ title, status, freshness }) =>
      [title[language], messages.heardStatus[status], messages.freshness[freshness]].join('; '),
    )
    .join(' · ');
}

function renderManualCell(id: string, evidence: Evidence, messages: ReportMessages): string {
  const judged = evidence.manualResults.filter(({ subject }) => subject === id);
  if (judged.length === 0) return messages.nobodyJudged;
  const sittings = Map.groupBy(judged, ({ person, date }) => `${person.role}, ${date}`);
  return [...sittings.entries()]
    .map(([who, verdicts]) =>
      [
        who,
        verdicts.map(({ criterion }) => criterion).join(', '),
        messages.freshness[verdicts[0]?.freshness ?? 'unknown'],
      ].join('; '),
    )
    .join(' · ');
}

const renderConsumerCell = ({ requirements }: Component, messages: ReportMessages): string =>
  requirements.length === 0
    ? messages.none
    : messages.adopterShare(
        requirements.filter(({ proof }) => proof === 'adopter').length,
        requirements.length,
      );

/** Each component: measured, heard, judged, and what is left to who uses it. Says so where nobody has listened. */
export function renderComponentSection(
  evidence: Evidence,
  messages: ReportMessages,
  language: Language,
): Markup {
  if (evidence.components.length === 0) return html``;
  const rows = Map.groupBy(evidence.results.records, ({ target }) => evidence.getSubject(target));
  const stories = groupStoriesBySubject(evidence);
  return html`<section aria-labelledby="byComponent">
    <h2 id="byComponent">${messages.byComponent}</h2>
    ${table(
      messages.byComponent,
      [
        messages.component,
        messages.measured,
        messages.heardColumn,
        messages.judgedColumn,
        messages.adopterColumn,
      ],
      evidence.components.map((component) => [
        component.id,
        renderScanCell(
          component.id,
          rows.get(component.id) ?? [],
          stories.get(component.id),
          evidence,
          messages,
        ),
        renderScreenReaderCell(component.id, evidence, messages, language),
        renderManualCell(component.id, evidence, messages),
        renderConsumerCell(component, messages),
      ]),
    )}
  </section>`;
}
