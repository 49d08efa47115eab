import { NOT_ON_STORIES } from '../scan/whole-pages.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { getStateKey } from '../evidence/status.ts';
import { groupStoriesBySubject } from '../evidence/stories.ts';
import { groupRecords, formatState } from './known-section.ts';
import { html, table, type Markup } from './markup.ts';
import type { ReportInput } from './report-input.ts';
import type { ReportMessages } from './messages.ts';

const renderList = (lines: readonly string[]): Markup =>
  html`<ul>
    ${lines.map((line) => html`<li>${line}</li>`)}
  </ul>`;

/** Date, versions and states of the scan. */
export function renderTestedSection(
  { evidence: { results } }: ReportInput,
  messages: ReportMessages,
): Markup {
  const { tested, records } = results;
  return html`<section aria-labelledby="tested">
    <h2 id="tested">${messages.tested}</h2>
    <dl>
      <dt>${messages.date}</dt>
      <dd>${tested.date}</dd>
      <dt>${messages.version}</dt>
      <dd>${tested.version}</dd>
      <dt>${messages.commit}</dt>
      <dd>${tested.commit}</dd>
      <dt>${messages.browser}</dt>
      <dd>${tested.browser}</dd>
      <dt>${messages.engine}</dt>
      <dd>${tested.axe}</dd>
      <dt>${messages.platform}</dt>
      <dd>${tested.platform}</dd>
      <dt>${messages.states}</dt>
      <dd>${new Set(records.map(getStateKey)).size}</dd>
    </dl>
    <p>${messages.statesNote}</p>
    ${
      records.some(({ target }) => target.kind === 'component')
        ? html`<p>${messages.notOnStories(NOT_ON_STORIES.join(', '))}</p>`
        : html``
    }
  </section>`;
}

const formatStoryName = (id: string): string => id.slice(id.indexOf('--') + 2);

/** Names each story without a tested result. */
function renderStoriesNotTested(evidence: Evidence, messages: ReportMessages): Markup {
  const stories = [...groupStoriesBySubject(evidence)];
  const missing = stories.filter(([, { notTested }]) => notTested.length > 0);
  if (missing.length === 0) return html``;
  const sum = (of: 'all' | 'notTested') => stories.reduce((count, [, each]) => count + each[of].length, 0);
  return html`<h3>${messages.storiesNotTested}</h3>
    <p>${messages.storiesNotTestedCount(sum('notTested'), sum('all'))}</p>
    ${table(
      messages.storiesNotTested,
      [messages.component, messages.stories],
      missing.map(([id, { notTested }]) => [id, notTested.map(formatStoryName).join(', ')]),
    )}`;
}

/** Counts what did not run, so that nobody takes it for passed, and lists what is never tested. */
export function renderNotTestedSection({ evidence }: ReportInput, messages: ReportMessages): Markup {
  const rows = evidence.results.records.filter(({ outcome }) => outcome === 'untested');
  const { skippedRecordings } = evidence;
  const groups = groupRecords(rows);
  return html`<section aria-labelledby="notTested">
    <h2 id="notTested">${messages.notTested}</h2>
    <h3>${messages.incomplete}</h3>
    ${rows.length + skippedRecordings.length === 0 ? html`<p>${messages.allCompleted}</p>` : html``}
    ${
      rows.length === 0
        ? html``
        : html`<p>${messages.incompleteCount(rows.length)}</p>
            ${table(
              messages.incomplete,
              [messages.page, messages.rule, messages.state, messages.reason],
              groups.map((group) => [
                group[0]?.target.id ?? '',
                group[0]?.rule ?? '',
                group.map((each) => formatState(each, messages)).join('; '),
                html`<span lang="en">${group[0]?.reason ?? ''}</span>`,
              ]),
            )}`
    }
    ${
      skippedRecordings.length === 0
        ? html``
        : html`<p>${messages.skippedRecordings(skippedRecordings.length)}</p>
            <ul>
              ${skippedRecordings.map(
                ({ file, reasons }) =>
                  html`<li><code>${file}</code>: <span lang="en">${reasons.join(' ')}</span></li>`,
              )}
            </ul>`
    }
    ${renderStoriesNotTested(evidence, messages)} ${renderList(messages.notTestedNote)}
  </section>`;
}
