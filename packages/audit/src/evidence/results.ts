import { writeFileSync } from 'node:fs';
import { z } from 'zod';

import { readEvidenceFile } from './read-evidence-file.ts';
import { LANGUAGES, OUTCOMES, record, type AuditRecord, type State } from './record.ts';

const localizedText = z.strictObject({ en: z.string(), es: z.string() });

const tested = z.strictObject({
  /** Day of the run, ISO 8601. */
  date: z.iso.date(),
  /** Version of the product, or 'unknown'. */
  version: z.string(),
  /** Commit of the tree, with `+` when what was audited had changes that were not committed, or 'unknown'. */
  commit: z.string(),
  browser: z.string(),
  axe: z.string(),
  platform: z.string(),
});

const { target, state } = record.shape;

/** Folder of the screenshots, beside results.json. */
export const SCREENSHOTS = 'screenshots';

/** One rule on targets: the indexes of the targets, of the states with each outcome, and the findings or the reason. */
const group = z.strictObject({
  targets: z.array(z.number()).min(1),
  rule: z.string(),
  criteria: record.shape.criteria,
  outcomes: z.partialRecord(z.enum(OUTCOMES), z.array(z.number())),
  /** Absent when the rule did not fail. */
  screenshot: z.strictObject({ file: z.string(), state: z.number() }).optional(),
  /** Absent when there is neither a finding nor a reason. */
  details: z
    .array(record.pick({ findings: true, reason: true }).extend({ states: z.array(z.number()) }))
    .optional(),
});

/** The file: states and targets once, and a line for each rule and the targets with the same outcomes, since most rows are alike. */
const file = z.strictObject({
  product: localizedText,
  tested,
  /** Ids of all pages of the product, scanned or not. */
  pages: z.array(z.string()),
  /** Ids of all stories of the catalogs, scanned or not. */
  stories: z.array(z.string()),
  states: z.array(state),
  targets: z.array(
    z.strictObject({
      kind: target.shape.kind,
      id: target.shape.id,
      addresses: z.partialRecord(z.enum(LANGUAGES), z.string()),
    }),
  ),
  results: z.array(group),
});

/** The results of one scan: the input of the reports. */
export type Results = {
  product: z.infer<typeof localizedText>;
  tested: z.infer<typeof tested>;
  /** Ids of all pages of the product; a page without a row was not scanned. */
  pages: readonly string[];
  /** Ids of all stories of the catalogs; a story without a row was not scanned. */
  stories: readonly string[];
  records: AuditRecord[];
};

/**
 * Reads `results.json` into rows.
 * @throws InvalidEvidenceError when the file is invalid.
 */
export const readResults = (path: string): Results =>
  readEvidenceFile(path, parseResults, 'a11y-audit scan writes it.');

function parseResults(text: string): Results {
  const { states, targets, results, ...head } = file.parse(JSON.parse(text));
  const records = results.flatMap(({ targets: indexes, rule, criteria, outcomes, screenshot, details }) =>
    indexes.flatMap((index) =>
      OUTCOMES.flatMap((outcome) =>
        (outcomes[outcome] ?? []).map((number): AuditRecord => {
          const found = targets[index];
          const where = states[number];
          if (!found || !where) throw new Error(`${rule} names a target or state that is not listed.`);
          const detail = details?.find((each) => each.states.includes(number));
          return {
            rule,
            criteria,
            target: { kind: found.kind, id: found.id, address: found.addresses[where.language] ?? '' },
            state: where,
            outcome,
            ...(detail?.reason && { reason: detail.reason }),
            findings: detail?.findings ?? [],
            ...(screenshot?.state === number && { screenshot: screenshot.file }),
          };
        }),
      ),
    ),
  );
  return { ...head, records };
}

const getStateKey = ({ language, theme, width, interactionState }: State) =>
  [interactionState === 'as loaded' ? '' : interactionState, language, theme, String(width).padStart(5)].join(
    ' ',
  );
const compareBy = <T>(of: (each: T) => string) =>
  function compare(a: T, b: T): number {
    return of(a) < of(b) ? -1 : of(a) > of(b) ? 1 : 0;
  };

/** Findings that are the same in several states, once, with the indexes of these states. */
function groupDetails(rows: readonly AuditRecord[], stateIndex: (row: AuditRecord) => number) {
  const detailed = rows.filter(({ findings, reason }) => findings.length > 0 || reason);
  const same = Map.groupBy(detailed, ({ findings, reason }) => JSON.stringify({ findings, reason }));
  return [...same.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { findings, reason } = first;
    return [{ states: group.map(stateIndex), findings, ...(reason && { reason }) }];
  });
}

/** Writes the rows in an order that does not depend on the order of the scan. */
export function writeResults(
  path: string,
  { product, tested: about, pages, stories, records }: Results,
): void {
  const byKey = new Map(records.map(({ state: each }) => [getStateKey(each), each]));
  const keys = [...byKey.keys()].sort();
  const getStateIndex = (row: AuditRecord) => keys.indexOf(getStateKey(row.state));
  const targets = [...Map.groupBy(records, (row) => row.target.id).entries()].sort(compareBy(([id]) => id));
  const perTarget = targets.flatMap(([, rows], index) =>
    [...Map.groupBy(rows, ({ rule }) => rule).entries()]
      .sort(compareBy(([rule]) => rule))
      .map(([rule, mine]) => {
        const sorted = [...mine].sort((a, b) => getStateIndex(a) - getStateIndex(b));
        const outcomes = Object.fromEntries(
          OUTCOMES.map(
            (outcome) =>
              [outcome, sorted.filter((row) => row.outcome === outcome).map(getStateIndex)] as const,
          ).filter(([, numbers]) => numbers.length > 0),
        );
        const details = groupDetails(sorted, getStateIndex);
        const criteria = sorted[0]?.criteria ?? [];
        const shown = sorted.find((row) => row.screenshot);
        return {
          targets: [index],
          rule,
          criteria,
          outcomes,
          ...(shown && { screenshot: { file: shown.screenshot, state: getStateIndex(shown) } }),
          ...(details.length > 0 && { details }),
        };
      }),
  );
  // Targets with findings keep a line of their own.
  const groups = [
    ...Map.groupBy(perTarget, ({ targets: [index = 0], ...rest }) =>
      JSON.stringify('details' in rest ? { ...rest, index } : rest),
    ).values(),
  ]
    .flatMap((same) => {
      const [first] = same;
      return first ? [{ ...first, targets: same.flatMap((each) => each.targets) }] : [];
    })
    .sort(compareBy(({ rule }) => rule));
  const lines = (list: readonly unknown[]) => list.map((each) => `    ${JSON.stringify(each)}`).join(',\n');
  const head = JSON.stringify({ product, tested: about }, null, 2).slice(0, -2);
  const targetLines = targets.map(([id, rows]) => ({
    kind: rows[0]?.target.kind,
    id,
    addresses: Object.fromEntries(
      LANGUAGES.flatMap((language) => {
        const row = rows.find((each) => each.state.language === language);
        return row ? [[language, row.target.address] as const] : [];
      }),
    ),
  }));
  writeFileSync(
    path,
    `${head},\n  "pages": [\n${lines(pages)}\n  ],\n  "stories": [\n${lines(stories)}\n  ],\n  "states": [\n${lines(keys.map((key) => byKey.get(key)))}\n  ],\n  "targets": [\n${lines(targetLines)}\n  ],\n  "results": [\n${lines(groups)}\n  ]\n}\n`,
  );
}
