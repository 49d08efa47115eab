import { NOT_ON_STORIES } from '../scan/whole-pages.ts';
import { findStaleEvidence, type Evidence } from '../evidence/evidence.ts';
import { stateOf } from '../evidence/status.ts';
import { storiesBySubject } from '../evidence/stories.ts';
import { grouped, stateName } from './known-section.ts';
import { html, table, type Markup } from './markup.ts';
import type { ReportInput } from './report-input.ts';
import type { ReportWords } from './messages.ts';

const list = (lines: readonly string[]): Markup =>
  html`<ul>
    ${lines.map((line) => html`<li>${line}</li>`)}
  </ul>`;

/** What is different from the last measurement. */
export function sinceSection({ difference }: ReportInput, words: ReportWords): Markup {
  if (!difference)
    return html`<section aria-labelledby="sinceLast">
      <h2 id="sinceLast">${words.sinceLast}</h2>
      <p>${words.noLast}</p>
    </section>`;
  const { since, appeared, mended, changed } = difference;
  const part = (name: string, lines: readonly string[]) =>
    lines.length === 0
      ? html``
      : html`<h3>${name}</h3>
          ${list(lines)}`;
  return html`<section aria-labelledby="sinceLast">
    <h2 id="sinceLast">${words.sinceLast}</h2>
    <p>${words.sinceNote(since.date, since.commit)}</p>
    ${appeared.length + mended.length + changed.length === 0 ? html`<p>${words.noChange}</p>` : html``}
    ${part(words.appeared, appeared)} ${part(words.mended, mended)}
    ${part(
      words.changed,
      changed.map(({ criterion, from, to }) => `${criterion}: ${words.status[from]} → ${words.status[to]}`),
    )}
  </section>`;
}

/** What was tested, when and with what. */
export function testedSection({ evidence: { results } }: ReportInput, words: ReportWords): Markup {
  const { tested, records } = results;
  return html`<section aria-labelledby="tested">
    <h2 id="tested">${words.tested}</h2>
    <dl>
      <dt>${words.date}</dt>
      <dd>${tested.date}</dd>
      <dt>${words.commit}</dt>
      <dd>${tested.commit}</dd>
      <dt>${words.browser}</dt>
      <dd>${tested.browser}</dd>
      <dt>${words.engine}</dt>
      <dd>${tested.axe}</dd>
      <dt>${words.platform}</dt>
      <dd>${tested.platform}</dd>
      <dt>${words.states}</dt>
      <dd>${new Set(records.map(stateOf)).size}</dd>
    </dl>
    <p>${words.statesNote}</p>
    ${
      records.some(({ place }) => place.kind === 'component')
        ? html`<p>${words.notOnStories(NOT_ON_STORIES.join(', '))}</p>`
        : html``
    }
  </section>`;
}

const storyName = (id: string): string => id.slice(id.indexOf('--') + 2);

/** Each story of which nothing was measured, by name; nothing where there are no stories, or all were measured. */
function storiesNotTested(evidence: Evidence, words: ReportWords): Markup {
  const stories = [...storiesBySubject(evidence)];
  const missing = stories.filter(([, { notTested }]) => notTested.length > 0);
  if (missing.length === 0) return html``;
  const sum = (of: 'all' | 'notTested') => stories.reduce((count, [, each]) => count + each[of].length, 0);
  return html`<h3>${words.storiesNotTested}</h3>
    <p>${words.storiesNotTestedCount(sum('notTested'), sum('all'))}</p>
    ${table(
      words.storiesNotTested,
      [words.component, words.stories],
      missing.map(([id, { notTested }]) => [id, notTested.map(storyName).join(', ')]),
    )}`;
}

/** One line for each kind of evidence that is older than its source: whose it is. */
function renderEarlierVersions(evidence: Evidence, words: ReportWords): Markup {
  const { measured, heard, judged } = findStaleEvidence(evidence);
  const lines = [
    [words.earlierVersion.measured, measured],
    [words.earlierVersion.heard, heard.map(({ subject }) => subject)],
    [words.earlierVersion.judged, judged.map(({ subject }) => subject)],
  ] as const;
  return html`${lines.map(([name, subjects]) =>
    subjects.length === 0 ? html`` : html`<p>${name}: ${[...new Set(subjects)].join(', ')}.</p>`,
  )}`;
}

/** What should have run and did not, and what is never tested here. Counted, so that nobody takes it for passed. */
export function notTestedSection({ evidence }: ReportInput, words: ReportWords): Markup {
  const rows = evidence.results.records.filter(({ outcome }) => outcome === 'untested');
  const { unheard } = evidence;
  const groups = grouped(rows);
  return html`<section aria-labelledby="notTested">
    <h2 id="notTested">${words.notTested}</h2>
    <h3>${words.notRun}</h3>
    ${rows.length + unheard.length === 0 ? html`<p>${words.allRun}</p>` : html``}
    ${
      rows.length === 0
        ? html``
        : html`<p>${words.notRunCount(rows.length)}</p>
            ${table(
              words.notRun,
              [words.page, words.rule, words.state, words.reason],
              groups.map((group) => [
                group[0]?.place.id ?? '',
                group[0]?.rule ?? '',
                group.map((each) => stateName(each, words)).join('; '),
                html`<span lang="en">${group[0]?.reason ?? ''}</span>`,
              ]),
            )}`
    }
    ${
      unheard.length === 0
        ? html``
        : html`<p>${words.notHeardCount(unheard.length)}</p>
            <ul>
              ${unheard.map(
                ({ file, why }) =>
                  html`<li><code>${file}</code>: <span lang="en">${why.join(' ')}</span></li>`,
              )}
            </ul>`
    }
    ${storiesNotTested(evidence, words)} ${renderEarlierVersions(evidence, words)}
    ${list(words.notTestedNote)}
  </section>`;
}
