import { getDecisionId, getFailureId, getRecordingId, toGuideline } from './addresses.ts';
import type { Component } from '../config.ts';
import type { TranscriptEvidence } from '../evidence/evidence.ts';
import { type AuditRecord, type Language, type Outcome } from '../evidence/record.ts';
import { PAGES } from '../evidence/subjects.ts';
import { getRelated } from '../standards/related.ts';
import { createCriterionRows, type CriterionRow } from './criterion-rows.ts';
import { renderDocument } from './document.ts';
import { groupFailures } from './failures.ts';
import { html, link, list, table, type Markup } from './markup.ts';
import { reportMessages, type ReportMessages } from './messages.ts';
import type { ReportInput } from './report-input.ts';
import { renderCounts } from './version.ts';

type Context = ReportInput & { messages: ReportMessages; language: Language };

/** The worst first. */
const ORDER: readonly Outcome[] = ['failed', 'cantTell', 'untested', 'passed', 'inapplicable'];

/** How many pages or stories have each outcome; of several, the worst counts. */
export function summarizeTargets(rows: readonly AuditRecord[], messages: ReportMessages): string {
  const byTarget = [...Map.groupBy(rows, ({ target }) => target.id).values()].map((mine) =>
    ORDER.find((outcome) => mine.some((each) => each.outcome === outcome)),
  );
  return ORDER.flatMap((outcome) => {
    const count = byTarget.filter((each) => each === outcome).length;
    return count === 0 ? [] : [`${count}: ${messages.outcome[outcome]}`];
  }).join('; ');
}

/** Each rule with its document and its outcomes; failures and what a person has to decide are links. */
function renderRules(mine: readonly AuditRecord[], { messages, language, linkFile }: Context): Markup {
  const byRule = [...Map.groupBy(mine, ({ rule }) => rule)].sort(([a], [b]) => (a < b ? -1 : 1));
  return list(
    byRule.map(([rule, rows]) => {
      const has = (outcome: Outcome) => rows.some((row) => row.outcome === outcome);
      const document = rule.startsWith('axe/')
        ? `https://dequeuniversity.com/rules/axe/4.11/${rule.slice(4)}`
        : linkFile(`packages/audit/src/scan/rules/${rule}/RULE.md`);
      return html`${link(rule, document)}: ${summarizeTargets(rows, messages)}
      ${
        has('cantTell')
          ? link(messages.status.personDecides, `failures.${language}.html#${getDecisionId(rule)}`)
          : ''
      }
      ${groupFailures(rows).map(([{ target }]) =>
        link(target.id, `failures.${language}.html#${getFailureId(target.id, rule)}`),
      )}`;
    }),
  );
}

/** Tests that are named for a requirement; most others are in the same file, and a page has at most 100 kB. */
const MAX_TESTS = 1;

/** The requirements of a component for a criterion, each with the tests that prove it. */
function renderRequirements(
  criterion: string,
  { folder, requirements }: Component,
  { evidence, tests, linkFile, messages, language }: Context,
): Markup {
  const spec = linkFile(`${folder}/SPEC.md`);
  return list(
    requirements
      .filter(({ criteria }) => criteria.includes(criterion))
      .map(({ id, proof, testFile }) => {
        const named = testFile === undefined ? (tests.get(id) ?? []) : [];
        const recorded = evidence.transcripts.filter(({ proves }) => proves.includes(id));
        const proofs = [
          ...named
            .slice(0, MAX_TESTS)
            .map(({ file, line, title }) => renderTestLink(title, addLine(linkFile(file), line), language)),
          ...(named.length > MAX_TESTS ? [html`${messages.more(named.length - MAX_TESTS)}`] : []),
          ...(testFile === undefined ? [] : [link(messages.storyMatrix, linkFile(testFile))]),
          ...(proof === 'screen-reader' ? recorded.map((each) => renderTranscriptLink(each, language)) : []),
        ];
        return html`${link(id, spec)}: ${proofs.length > 0 ? join(proofs) : messages.proof[proof]}`;
      }),
  );
}

/** The titles of tests are in English. */
const renderTestLink = (title: string, href: string | undefined, language: Language): Markup =>
  language === 'en' || href === undefined
    ? link(title, href)
    : html`<a lang="en" href="${href}">${title}</a>`;

const addLine = (href: string | undefined, line: number): string | undefined => href && `${href}#L${line}`;

const join = (parts: readonly Markup[]): Markup => ({
  markup: parts.map(({ markup }) => markup).join('; '),
});

const renderTranscriptLink = ({ title, file }: TranscriptEvidence, language: Language): Markup =>
  link(title[language], `recordings.${language}.html#${getRecordingId(file)}`);

/** One row for each component, and for the pages, with a requirement, a result or a recording for the criterion. */
function renderSubjects(
  { criterion: { number, ...names }, manualResults }: CriterionRow,
  bySubject: ReadonlyMap<string, readonly AuditRecord[]>,
  context: Context,
): Markup {
  const { evidence, messages, language } = context;
  // A column without any verdict would be a tenth of the page.
  const isJudged = manualResults.length > 0;
  const renderVerdicts = (verdicts: CriterionRow['manualResults']) =>
    verdicts
      .map(
        ({ person, date, outcome, source }) =>
          `${messages.outcome[outcome]}: ${person.role}, ${date} (${messages.sourceState[source]})`,
      )
      .join('; ');
  const subjects = [
    ...(bySubject.has(PAGES) ? [{ id: PAGES, component: undefined }] : []),
    ...evidence.components.map((component) => ({ id: component.id, component })),
  ].flatMap(({ id, component }) => {
    const hasRequirement = component?.requirements.some(({ criteria }) => criteria.includes(number));
    const recordings = evidence.transcripts.filter(
      ({ subject, criteria, status }) => subject === id && criteria.includes(number) && status !== 'skipped',
    );
    const rows = (bySubject.get(id) ?? []).filter(({ outcome }) => outcome !== 'inapplicable');
    const verdicts = manualResults.filter(({ subject }) => subject === id);
    if (!hasRequirement && recordings.length + verdicts.length === 0 && rows.length === 0) return [];
    return [
      [
        link(id, `trace.${language}.html#${id}`),
        component ? renderRequirements(number, component, context) : messages.none,
        rows.length === 0 ? messages.notApplied : summarizeTargets(rows, messages),
        recordings.length === 0
          ? messages.noTranscript
          : join(recordings.map((each) => renderTranscriptLink(each, language))),
        ...(isJudged ? [verdicts.length === 0 ? messages.noManualReview : renderVerdicts(verdicts)] : []),
      ],
    ];
  });
  if (subjects.length === 0) return html``;
  const headings = [messages.component, messages.requirements, messages.scan, messages.screenReader];
  return html`${isJudged ? '' : html`<p>${messages.noManualReview}.</p>`}
  ${table(
    `${number} ${names[language]}`,
    [...headings, ...(isJudged ? [messages.manualReview] : [])],
    subjects,
  )}`;
}

function renderCriterion(row: CriterionRow, mine: readonly AuditRecord[], context: Context): Markup {
  const { messages, language, evidence } = context;
  const { number } = row.criterion;
  const { id, baseline, en301549, section508 } = getRelated(number);
  return html`<section aria-labelledby="${number}">
    <h2 id="${number}">${number} ${row.criterion[language]}</h2>
    <p>
      <strong>${messages.status[row.status]}.</strong>
      ${messages.testedStates}: ${messages.of(row.states.tested, row.states.visited)}.
      <a href="https://www.w3.org/TR/WCAG22/#${id}">WCAG 2.2</a>, ${messages.level} ${row.criterion.level};
      ${[...baseline, ...(en301549 ? [`EN 301 549 ${en301549}`] : []), ...(section508 ? [`Section 508 ${section508}`] : [])].join(', ')}
    </p>
    ${mine.length === 0 ? html`<p>${messages.noRule}</p>` : renderRules(mine, context)}
    ${renderSubjects(
      row,
      Map.groupBy(mine, ({ target }) => evidence.getSubject(target)),
      context,
    )}
  </section>`;
}

/** The trace of the criteria of a guideline: requirement, test, stories and pages, recording, a person's verdict. */
export function renderGuideline(input: ReportInput, guideline: string, language: Language): string {
  const messages = reportMessages[language];
  const context = { ...input, messages, language };
  const rows = createCriterionRows(input.evidence).filter(
    ({ criterion }) => toGuideline(criterion.number) === guideline,
  );
  return renderDocument(
    { language, title: messages.guideline(guideline), name: `trace-${guideline}` },
    html`${renderCounts(input.evidence, messages)}
    ${rows.map((row) =>
      renderCriterion(
        row,
        input.evidence.results.records.filter(({ criteria }) => criteria.includes(row.criterion.number)),
        context,
      ),
    )}`,
  );
}
