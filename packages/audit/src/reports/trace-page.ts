import { getRecordingId, getCriterionAddress } from './addresses.ts';
import type { Component } from '../config.ts';
import type { AuditRecord, Language } from '../evidence/record.ts';
import { groupStoriesBySubject, type Stories } from '../evidence/stories.ts';
import { PAGES } from '../evidence/subjects.ts';
import { NOT_ON_STORIES } from '../scan/whole-pages.ts';
import { formatScan, formatTest, renderCommands } from './commands.ts';
import { createCriterionRows, renderEvidence } from './criterion-rows.ts';
import { renderDocument } from './document.ts';
import { summarizeTargets } from './guideline-page.ts';
import { html, link, list, table, type Markup } from './markup.ts';
import { reportMessages, type ReportMessages } from './messages.ts';
import type { ReportInput } from './report-input.ts';
import { renderVersion } from './version.ts';

type Context = ReportInput & { messages: ReportMessages; language: Language };

/** Date, versions and states of the scan. */
function renderTested({ evidence: { results }, messages }: Context): Markup {
  const { tested, records } = results;
  const facts = [
    [messages.date, tested.date],
    [messages.version, tested.version],
    [messages.commit, tested.commit],
    [messages.browser, tested.browser],
    [messages.engine, tested.axe],
    [messages.platform, tested.platform],
  ] as const;
  return html`<section aria-labelledby="tested">
    <h2 id="tested">${messages.tested}</h2>
    <dl>
      ${facts.map(
        ([name, value]) =>
          html`<dt>${name}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>
    <p>${messages.statesNote}</p>
    ${
      records.some(({ target }) => target.kind === 'component')
        ? html`<p>${messages.notOnStories(NOT_ON_STORIES.join(', '))}</p>`
        : html``
    }
  </section>`;
}

function renderCriteria({ evidence, messages, language }: Context): Markup {
  return html`<section aria-labelledby="byCriterion">
    <h2 id="byCriterion">${messages.byCriterion}</h2>
    <p>${messages.rulesNote}</p>
    ${table(
      messages.byCriterion,
      [messages.criterion, messages.result, messages.evidence],
      createCriterionRows(evidence).map((row) => [
        link(
          `${row.criterion.number} ${row.criterion[language]}`,
          getCriterionAddress(row.criterion.number, language),
        ),
        messages.status[row.status],
        renderEvidence(row, messages),
      ]),
    )}
  </section>`;
}

const formatStoryName = (id: string): string => id.slice(id.indexOf('--') + 2);

/** A component: its specification, its stories, its recordings, and the commands that repeat its results. */
function renderComponent(
  { id, folder, requirements }: Component,
  { rows, stories }: { rows: readonly AuditRecord[]; stories: Stories | undefined },
  { evidence, messages, language, linkFile, commands, tests }: Context,
): Markup {
  const recordings = evidence.transcripts.filter(
    ({ subject, status }) => subject === id && status !== 'skipped',
  );
  const verdicts = evidence.manualResults.filter(({ subject }) => subject === id);
  const consumer = requirements.filter(({ proof }) => proof === 'consumer').length;
  const tested = requirements.find((each) => tests.has(each.id));
  const [test] = tests.get(tested?.id ?? '') ?? [];
  const [story] = stories?.all ?? [];
  const missing = stories?.notTested ?? [];
  return html`<article>
    <h3 id="${id}">${link(id, linkFile(`${folder}/SPEC.md`))}</h3>
    ${list([
      stories === undefined
        ? messages.notScanned
        : html`${messages.storiesTested(stories.all.length - missing.length, stories.all.length)}
          ${stories.all
            .filter((each) => !missing.includes(each))
            .map(formatStoryName)
            .join(', ')}.
          ${summarizeTargets(rows, messages)}.
          ${missing.length > 0 ? `${messages.status.notTested}: ${missing.map(formatStoryName).join(', ')}` : ''}`,
      recordings.length === 0
        ? messages.noTranscript
        : html`${messages.screenReader}:
          ${recordings.map((each) =>
            link(
              `${each.title[language]} (${messages.sourceState[each.source]})`,
              `recordings.${language}.html#${getRecordingId(each.file)}`,
            ),
          )}`,
      verdicts.length === 0
        ? messages.noManualReview
        : verdicts
            .map(({ person, date, criterion, source }) =>
              [criterion, person.role, date, messages.sourceState[source]].join(', '),
            )
            .join('; '),
      ...(requirements.length === 0 ? [] : [messages.consumerShare(consumer, requirements.length)]),
    ])}
    ${renderCommands([
      ...(story === undefined ? [] : [formatScan(commands, story)]),
      ...(test === undefined || tested === undefined ? [] : formatTest(commands, test.file, tested.id)),
    ])}
  </article>`;
}

/** The pages of the product: what failed, what a person has to decide, and what was not tested. */
function renderPages({ evidence: { results }, messages, commands }: Context): Markup {
  const rows = Map.groupBy(
    results.records.filter(({ target }) => target.kind === 'page'),
    ({ target }) => target.id,
  );
  const ids = [...new Set([...results.pages, ...rows.keys()])].sort();
  const listRules = (id: string, outcome: string) =>
    [...new Set((rows.get(id) ?? []).flatMap((row) => (row.outcome === outcome ? [row.rule] : [])))].join(
      ', ',
    ) || messages.none;
  const [first] = ids;
  if (first === undefined) return html``;
  return html`<section aria-labelledby="${PAGES}">
    <h2 id="${PAGES}">${messages.byPage}</h2>
    ${renderCommands([formatScan(commands, first)])}
    ${table(
      messages.byPage,
      [messages.page, messages.failures, messages.status.personDecides, messages.status.notTested],
      ids.map((id) => [
        id,
        listRules(id, 'failed'),
        listRules(id, 'cantTell'),
        rows.has(id) ? listRules(id, 'untested') : messages.notScanned,
      ]),
    )}
  </section>`;
}

/** The page for who audits: what was tested and with what, and the way from each criterion, component and page to its evidence. */
export function renderTrace(input: ReportInput, language: Language): string {
  const messages = reportMessages[language];
  const context = { ...input, messages, language };
  const stories = groupStoriesBySubject(input.evidence);
  const rows = Map.groupBy(input.evidence.results.records, ({ target }) => input.evidence.getSubject(target));
  return renderDocument(
    { language, title: messages.pages.trace, name: 'trace' },
    html`${renderVersion(input.evidence, messages)} ${renderTested(context)} ${renderCriteria(context)}
    ${
      input.evidence.components.length === 0
        ? html``
        : html`<section aria-labelledby="byComponent">
            <h2 id="byComponent">${messages.byComponent}</h2>
            ${input.evidence.components.map((each) => renderComponent(each, { rows: rows.get(each.id) ?? [], stories: stories.get(each.id) }, context))}
          </section>`
    }
    ${renderPages(context)}`,
  );
}
