import { CRITERIA } from '../standards/wcag22.ts';
import type { AuditRecord, Language } from '../store/record.ts';
import { statusOf } from '../store/status.ts';
import { heardSection } from './heard-section.ts';
import { html, table, type Markup } from './markup.ts';
import type { ReportInput } from './report-input.ts';
import { reportWords, type ReportWords } from './words.ts';

const stateName = ({ state }: AuditRecord, words: ReportWords) =>
  `${state.language}, ${words.theme[state.theme]}, ${state.width} px`;

/** One failure, the same in several states, told once. */
function grouped(records: readonly AuditRecord[]): AuditRecord[][] {
  const groups = Map.groupBy(records, ({ rule, place }) => `${rule} ${place.id}`);
  return [...groups.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}

function failure(group: readonly AuditRecord[], words: ReportWords, language: Language): Markup {
  const [first] = group;
  if (!first) return html``;
  const findings = [
    ...new Map(group.flatMap(({ findings }) => findings).map((each) => [each.where, each])).values(),
  ];
  const names = CRITERIA.filter(({ number }) => first.criteria.includes(number)).map(
    (criterion) => `${criterion.number} ${criterion[language]}`,
  );
  return html`<article>
    <h3>${first.place.id}: ${first.rule}</h3>
    <p>${names.join('; ')}</p>
    <p>${words.state}: ${group.map((each) => stateName(each, words)).join('; ')}</p>
    <ul lang="en">
      ${findings.slice(0, 5).map(({ where, seen }) => html`<li><code>${where}</code>: ${seen}</li>`)}
    </ul>
    <p>
      ${words.replay}: <code>a11y-audit measure --only ${first.place.id}</code>,
      <code>${first.place.address}</code>
    </p>
  </article>`;
}

/** The report as one page of HTML; the same input gives the same bytes. */
export function htmlReport(input: ReportInput, language: Language): string {
  const { results, heard } = input;
  const words = reportWords[language];
  const { tested, records } = results;
  const title = words.title(results.product[language]);
  const rows = CRITERIA.map((criterion) => ({ criterion, ...statusOf(criterion.number, records, heard) }));
  const count = (status: string) => rows.filter((row) => row.status === status).length;
  const failures = grouped(records.filter(({ outcome }) => outcome === 'failed'));
  const undecided = grouped(
    records.filter(({ outcome }) => outcome === 'cantTell' || outcome === 'untested'),
  );
  const places = [...new Map(records.map(({ place }) => [place.id, place])).values()];
  const sections = ['known', 'tested', 'notTested', 'byCriterion', 'heard', 'byPage'] as const;
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="report.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${words.honest}</p>
          <p>
            <a
              hreflang="${language === 'en' ? 'es' : 'en'}"
              lang="${language === 'en' ? 'es' : 'en'}"
              href="report.${language === 'en' ? 'es' : 'en'}.html"
              >${language === 'en' ? 'En español' : 'In English'}</a
            >
          </p>
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
          <section aria-labelledby="known">
            <h2 id="known">${words.known}</h2>
            ${failures.length === 0 ? html`<p>${words.noFailure}</p>` : failures.map((group) => failure(group, words, language))}
          </section>
          <section aria-labelledby="tested">
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
              <dd>${rows[0]?.states.visited ?? 0}</dd>
            </dl>
            <p>${words.statesNote}</p>
          </section>
          <section aria-labelledby="notTested">
            <h2 id="notTested">${words.notTested}</h2>
            <ul>
              ${words.notTestedNote.map((line) => html`<li>${line}</li>`)}
            </ul>
          </section>
          <section aria-labelledby="byCriterion">
            <h2 id="byCriterion">${words.byCriterion}</h2>
            ${table(
              words.byCriterion,
              [words.criterion, words.level, words.result, words.in, words.rules, words.heard],
              rows.map(({ criterion, status, states, rules, heard: recordings }) => [
                `${criterion.number} ${criterion[language]}`,
                criterion.level,
                words.status[status],
                words.of(states.tested, states.visited),
                rules.join(', ') || words.none,
                recordings
                  .map((each) => `${each.title[language]} (${words.heardStatus[each.status]})`)
                  .join('; ') || words.none,
              ]),
            )}
          </section>
          ${heardSection(input, words, language)}
          <section aria-labelledby="byPage">
            <h2 id="byPage">${words.byPage}</h2>
            ${table(
              words.byPage,
              [words.page, words.failures, words.undecided],
              places.map(({ id }) => {
                const rulesOf = (groups: AuditRecord[][]) =>
                  groups.flatMap(([first]) => (first?.place.id === id ? [first.rule] : [])).join(', ') ||
                  words.none;
                return [id, rulesOf(failures), rulesOf(undecided)];
              }),
            )}
          </section>
        </main>
      </body>
    </html> `;
  return page.markup;
}
