import type { AuditRecord } from '../evidence/record.ts';

/** What failed in one place of a page, in whichever states. */
export type Failure = {
  page: string;
  rule: string;
  criteria: readonly string[];
  where: string;
  seen: string;
};

export type CheckOutput = {
  pages: readonly string[];
  failures: readonly Failure[];
  untested: readonly { page: string; rule: string; reason: string }[];
};

/** Each failure and each reason once, though many states have it. */
export function summarizeCheck(pages: readonly string[], records: readonly AuditRecord[]): CheckOutput {
  const once = <T extends object>(rows: readonly T[]): T[] => [
    ...new Map(rows.map((row) => [JSON.stringify(row), row])).values(),
  ];
  return {
    pages,
    failures: once(
      records.flatMap(({ outcome, rule, criteria, target, findings }) =>
        outcome === 'failed' ? findings.map((each) => ({ page: target.id, rule, criteria, ...each })) : [],
      ),
    ),
    untested: once(
      records.flatMap(({ outcome, rule, target, reason = '' }) =>
        outcome === 'untested' ? [{ page: target.id, rule, reason }] : [],
      ),
    ),
  };
}

const formatText = ({ pages, failures, untested }: CheckOutput): string =>
  [
    ...[...Map.groupBy(failures, ({ page }) => page)].flatMap(([page, found]) => [
      page,
      ...found.map(
        ({ rule, criteria, where, seen }) => `  ${[rule, ...criteria].join(' ')}  ${where}  ${seen}`,
      ),
    ]),
    ...untested.map(({ page, rule, reason }) => `NOT TESTED ${page} ${rule}: ${reason}`),
    `${pages.length} pages, ${failures.length} failures, ${untested.length} NOT TESTED.`,
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
          results: failures.map(({ page, rule, where, seen }) => ({
            ruleId: rule,
            level: 'error',
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
} as const;
