import type { Language } from '../evidence/record.ts';
import { componentSection } from './component-section.ts';
import { criteriaSection, criterionRows } from './criteria-section.ts';
import { documentOf } from './document.ts';
import { heardSection } from './screen-reader-section.ts';
import { grouped, knownSection } from './known-section.ts';
import { html, table, type Markup } from './markup.ts';
import type { ReportInput } from './report-input.ts';
import { notTestedSection, sinceSection, testedSection } from './run-section.ts';
import { reportWords, type ReportWords } from './messages.ts';

/** Files beside the report that programs read. */
const FILES = [
  'results.json',
  'trace.csv',
  'criteria.csv',
  'earl.jsonld',
  'wcag-em.evaluation.json',
  'wcag-em.assertions.json',
  'openacr.yaml',
  'heard.json',
  'SHA256SUMS',
] as const;

/** Each page with what failed in it, and what a person has to decide. */
function pageSection({ evidence: { results } }: ReportInput, words: ReportWords): Markup {
  const records = results.records.filter(({ place }) => place.kind === 'page');
  const places = [...new Set(records.map(({ place }) => place.id))].sort();
  const rulesOf = (id: string, ...outcomes: string[]) =>
    grouped(records.filter(({ place, outcome }) => place.id === id && outcomes.includes(outcome)))
      .flatMap(([first]) => (first ? [first.rule] : []))
      .join(', ') || words.none;
  return html`<section aria-labelledby="byPage">
    <h2 id="byPage">${words.byPage}</h2>
    ${table(
      words.byPage,
      [words.page, words.failures, words.undecided, words.status.notTested],
      places.map((id) => [id, rulesOf(id, 'failed'), rulesOf(id, 'cantTell'), rulesOf(id, 'untested')]),
    )}
  </section>`;
}

/** The report as one page of HTML, known failures first; the same input gives the same bytes. */
export function htmlReport(input: ReportInput, language: Language): string {
  const { evidence, author } = input;
  const words = reportWords[language];
  const title = words.title(evidence.results.product[language]);
  const rows = criterionRows(evidence);
  const count = (status: string) => rows.filter((row) => row.status === status).length;
  const sections = [
    'known',
    'sinceLast',
    'tested',
    'notTested',
    'byCriterion',
    ...(evidence.components.length > 0 ? (['byComponent'] as const) : []),
    'heard',
    'byPage',
  ] as const;
  const files = author ? FILES : FILES.filter((name) => name !== 'openacr.yaml');
  return documentOf(
    { language, title, name: 'report' },
    html`<p>${words.honest}</p>
      <p><a href="acr.${language}.html">${words.acr}</a></p>
      <nav aria-label="${words.contents}">
        <ul>
          ${sections.map((id) => html`<li><a href="#${id}">${words[id]}</a></li>`)}
        </ul>
      </nav>
      ${table(
        words.summary,
        [words.result, words.number],
        Object.entries(words.status).map(([status, name]) => [name, count(status)]),
      )}
      ${knownSection(evidence, words, language)} ${sinceSection(input, words)} ${testedSection(input, words)}
      ${notTestedSection(input, words)} ${criteriaSection(rows, words, language)}
      ${componentSection(evidence, words, language)} ${heardSection(input, words, language)}
      ${pageSection(input, words)}
      <section aria-labelledby="files">
        <h2 id="files">${words.files}</h2>
        <ul>
          ${files.map((name) => html`<li><a href="${name}">${name}</a></li>`)}
        </ul>
      </section>`,
  );
}
