import type { CheckOutput, Failure } from './check-output.ts';
import { html, table } from './markup.ts';

/** XML forbids most control characters, also escaped. */
// eslint-disable-next-line no-control-regex -- These are the characters.
const forXml = (text: string): string => text.replace(/[\x00-\x08\x0B\x0C\x0E-\x1F]/g, '');

const describe = ({ where, seen }: Failure): string => `${seen} (${where})`;

/** JUnit for CI: a suite for each page, and a case for each failure and each rule that was not tested. */
function formatJunit({ pages, failures, untested }: CheckOutput): string {
  const suites = pages.map((page) => {
    const failed = failures.filter((failure) => failure.page === page);
    const errors = untested.filter((each) => each.page === page);
    const passed = failed.length + errors.length === 0 ? [html`<testcase name="no failure found" />`] : [];
    const cases = [
      ...passed,
      ...failed.map(
        (failure) =>
          html`<testcase classname="${forXml(page)}" name="${failure.rule} ${forXml(failure.where)}">
            <failure
              message="${forXml(describe(failure))}"
              type="WCAG ${failure.criteria.join(', ')} ${failure.level}"
            />
          </testcase>`,
      ),
      ...errors.map(
        ({ rule, reason }) =>
          html`<testcase classname="${forXml(page)}" name="${rule}"
            ><error message="NOT TESTED: ${forXml(reason)}"
          /></testcase>`,
      ),
    ];
    return html`<testsuite
      name="${forXml(page)}"
      tests="${cases.length}"
      failures="${failed.length}"
      errors="${errors.length}"
    >
      ${cases}
    </testsuite>`;
  });
  return html`<?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="a11y-audit">${suites}</testsuites>`.markup
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('> <', '>\n<');
}

const count = (all: readonly unknown[], name: string): string =>
  `${all.length} ${name}${all.length === 1 ? '' : 's'}`;

/** A page to read and send on, without script. */
function formatHtml({ pages, failures, untested, known }: CheckOutput): string {
  const byPage = [...Map.groupBy(failures, ({ page }) => page)];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Accessibility check of ${count(pages, 'page')}</title>
        <style>
          body {
            font: 1rem/1.5 sans-serif;
            margin: 0 auto;
            max-width: 75rem;
            padding: 1rem;
          }
          table {
            border-collapse: collapse;
          }
          th,
          td {
            border: 1px solid;
            padding: 0.25rem 0.5rem;
            text-align: start;
            vertical-align: top;
          }
          .wide {
            overflow-x: auto;
          }
          h2,
          td {
            overflow-wrap: anywhere;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>Accessibility check of ${count(pages, 'page')}</h1>
          <p>
            ${count(failures, 'failure')}, ${untested.length} not tested, ${known} more in the baseline.
            Finding none is no proof: most of WCAG needs a person.
          </p>
          ${byPage.map(
            ([page, found]) =>
              html`<h2>${page}</h2>
                ${table(
                  `Failures of ${page}`,
                  ['Rule', 'WCAG', 'Place', 'Seen'],
                  found.map(({ rule, criteria, level, where, seen }) => [
                    rule,
                    `${criteria.join(', ')} ${level}`,
                    where,
                    seen,
                  ]),
                )}`,
          )}
          ${
            untested.length === 0
              ? html``
              : html`<h2>Not tested</h2>
                  ${table(
                    'Not tested',
                    ['Page', 'Rule', 'Reason'],
                    untested.map(({ page, rule, reason }) => [page, rule, reason]),
                  )}`
          }
        </main>
      </body>
    </html>`.markup;
}

/** A line for each page and reason: a page that does not load would have one for each of a hundred rules. */
const describeUntested = (untested: CheckOutput['untested']): string[] =>
  [...Map.groupBy(untested, ({ page }) => page)].flatMap(([page, ofPage]) =>
    [...Map.groupBy(ofPage, ({ reason }) => reason)].map(([reason, rows]) => {
      const rules = rows.length > 3 ? count(rows, 'rule') : rows.map(({ rule }) => rule).join(', ');
      return `NOT TESTED ${page} ${rules}: ${reason}`;
    }),
  );

const formatText = ({ pages, failures, untested, known }: CheckOutput): string =>
  [
    ...[...Map.groupBy(failures, ({ page }) => page)].flatMap(([page, found]) => [
      page,
      ...found.map(
        ({ rule, criteria, level, where, seen }) =>
          `  ${[rule, ...criteria, level].join(' ')}  ${where}  ${seen}`,
      ),
    ]),
    ...describeUntested(untested),
    `${count(pages, 'page')}, ${count(failures, 'failure')}, ${untested.length} NOT TESTED.`,
    ...(known > 0 ? [`${known} more ${known === 1 ? 'is' : 'are'} in the baseline.`] : []),
    'Finding none is no proof: most of WCAG needs a person.',
  ].join('\n');

const formatSarif = ({ failures, untested }: CheckOutput): string =>
  JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: {
            driver: {
              name: 'a11y-audit',
              rules: [...Map.groupBy(failures, ({ rule }) => rule)].map(([id, [first]]) => ({
                id,
                properties: { tags: (first?.criteria ?? []).map((criterion) => `WCAG ${criterion}`) },
              })),
            },
          },
          invocations: [
            {
              executionSuccessful: untested.length === 0,
              toolExecutionNotifications: untested.map(({ page, rule, reason }) => ({
                level: 'error',
                message: { text: `NOT TESTED ${page} ${rule}: ${reason}` },
              })),
            },
          ],
          results: failures.map(({ page, rule, level, where, seen }) => ({
            ruleId: rule,
            level: level === 'AAA' ? 'note' : 'error',
            message: { text: `${seen} (${where})` },
            locations: [
              {
                physicalLocation: { artifactLocation: { uri: encodeURI(page) } },
                logicalLocations: [{ fullyQualifiedName: where }],
              },
            ],
          })),
        },
      ],
    },
    null,
    2,
  );

export const CHECK_FORMATS = {
  text: formatText,
  json: (output: CheckOutput) => JSON.stringify(output, null, 2),
  sarif: formatSarif,
  junit: formatJunit,
  html: formatHtml,
} as const;
