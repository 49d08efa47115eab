import type { Component } from '../config.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { AuditRecord, Language } from '../evidence/record.ts';
import { getStateKey } from '../evidence/status.ts';
import { groupStoriesBySubject, type Stories } from '../evidence/stories.ts';
import { html, table, type Markup } from './markup.ts';
import type { ReportMessages } from './messages.ts';

function renderScanCell(
  rows: readonly AuditRecord[],
  stories: Stories | undefined,
  messages: ReportMessages,
): string {
  if (rows.length === 0 || !stories) return messages.notScanned;
  const total = stories.all.length;
  const failed = rows.filter(({ outcome }) => outcome === 'failed').length;
  return [
    messages.storiesStates(total - stories.notTested.length, total, new Set(rows.map(getStateKey)).size),
    ...(failed > 0 ? [messages.status.failed] : []),
  ].join('; ');
}

function renderScreenReaderCell(
  id: string,
  evidence: Evidence,
  messages: ReportMessages,
  language: Language,
): string {
  const transcripts = evidence.transcripts.filter(
    ({ subject, status }) => subject === id && status !== 'skipped',
  );
  if (transcripts.length === 0) return messages.noTranscript;
  return transcripts
    .map(({ title, status, source }) =>
      [title[language], messages.transcriptStatus[status], messages.sourceState[source]].join('; '),
    )
    .join(' · ');
}

function renderManualCell(id: string, evidence: Evidence, messages: ReportMessages): string {
  const results = evidence.manualResults.filter(({ subject }) => subject === id);
  if (results.length === 0) return messages.noManualReview;
  const sessions = Map.groupBy(results, ({ person, date }) => `${person.role}, ${date}`);
  return [...sessions.entries()]
    .map(([reviewer, session]) =>
      [
        reviewer,
        session.map(({ criterion }) => criterion).join(', '),
        messages.sourceState[session[0]?.source ?? 'unknown'],
      ].join('; '),
    )
    .join(' · ');
}

const renderConsumerCell = ({ requirements }: Component, messages: ReportMessages): string =>
  requirements.length === 0
    ? messages.none
    : messages.consumerShare(
        requirements.filter(({ proof }) => proof === 'consumer').length,
        requirements.length,
      );

/** Evidence for each component, by kind, and the share of requirements that is left to the consumer. */
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
      [messages.component, messages.scan, messages.screenReader, messages.manualReview, messages.consumer],
      evidence.components.map((component) => [
        component.id,
        renderScanCell(rows.get(component.id) ?? [], stories.get(component.id), messages),
        renderScreenReaderCell(component.id, evidence, messages, language),
        renderManualCell(component.id, evidence, messages),
        renderConsumerCell(component, messages),
      ]),
    )}
  </section>`;
}
