import type { Language } from '../evidence/record.ts';
import { renderComponentSection } from './component-section.ts';
import { renderCriteriaSection, createCriterionRows } from './criteria-section.ts';
import { renderDocument } from './document.ts';
import { renderScreenReaderSection } from './screen-reader-section.ts';
import { renderVersion } from './version.ts';
import { groupRecords, renderKnownSection } from './known-section.ts';
import { html, table, type Markup } from './markup.ts';
import type { ReportInput } from './report-input.ts';
import { renderNotTestedSection, renderTestedSection } from './run-section.ts';
import { reportMessages, type ReportMessages } from './messages.ts';

/** Data files of the report. */
const FILES = ['results.json', 'criteria.csv', 'openacr.yaml', 'transcripts.json'] as const;

/** Rules that failed, are undecided or did not run, by page. */
function renderPageSection({ evidence: { results } }: ReportInput, messages: ReportMessages): Markup {
  const records = results.records.filter(({ target }) => target.kind === 'page');
  const targets = [...new Set(records.map(({ target }) => target.id))].sort();
  const filterRules = (id: string, ...outcomes: string[]) =>
    groupRecords(records.filter(({ target, outcome }) => target.id === id && outcomes.includes(outcome)))
      .flatMap(([first]) => (first ? [first.rule] : []))
      .join(', ') || messages.none;
  return html`<section aria-labelledby="byPage">
    <h2 id="byPage">${messages.byPage}</h2>
    ${table(
      messages.byPage,
      [messages.page, messages.failures, messages.undecided, messages.status.notTested],
      targets.map((id) => [
        id,
        filterRules(id, 'failed'),
        filterRules(id, 'cantTell'),
        filterRules(id, 'untested'),
      ]),
    )}
  </section>`;
}

/** Renders the report as HTML, with its version, then known failures, first; the same input gives the same bytes. */
export function renderReport(input: ReportInput, language: Language): string {
  const { evidence, author } = input;
  const messages = reportMessages[language];
  const title = messages.title(evidence.results.product[language]);
  const rows = createCriterionRows(evidence);
  const count = (status: string) => rows.filter((row) => row.status === status).length;
  const sections = [
    'known',
    'tested',
    'notTested',
    'byCriterion',
    ...(evidence.components.length > 0 ? (['byComponent'] as const) : []),
    'transcripts',
    'byPage',
  ] as const;
  const files = author ? FILES : FILES.filter((name) => name !== 'openacr.yaml');
  return renderDocument(
    { language, title, name: 'report' },
    html`${renderVersion(evidence, messages)}
      <p>${messages.limits}</p>
      <p><a href="acr.${language}.html">${messages.acr}</a></p>
      <nav aria-label="${messages.contents}">
        <ul>
          ${sections.map((id) => html`<li><a href="#${id}">${messages[id]}</a></li>`)}
        </ul>
      </nav>
      ${table(
        messages.summary,
        [messages.result, messages.number],
        Object.entries(messages.status).map(([status, name]) => [name, count(status)]),
      )}
      ${renderKnownSection(evidence, messages, language)} ${renderTestedSection(input, messages)}
      ${renderNotTestedSection(input, messages)} ${renderCriteriaSection(rows, messages, language)}
      ${renderComponentSection(evidence, messages, language)}
      ${renderScreenReaderSection(input, messages, language)} ${renderPageSection(input, messages)}
      <section aria-labelledby="files">
        <h2 id="files">${messages.files}</h2>
        <ul>
          ${files.map((name) => html`<li><a href="${name}">${name}</a></li>`)}
        </ul>
      </section>`,
  );
}
