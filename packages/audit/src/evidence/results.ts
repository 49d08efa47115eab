import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

import { LANGUAGES, OUTCOMES, record, type AuditRecord, type State } from './record.ts';

const words = z.object({ en: z.string(), es: z.string() });

const tested = z.object({
  /** Day of the run, ISO 8601. */
  date: z.iso.date(),
  /** Commit of the tree, or 'unknown'. */
  commit: z.string(),
  browser: z.string(),
  axe: z.string(),
  platform: z.string(),
  /** Source hash of each component, and of the pages, when they were measured. */
  sources: z.record(z.string(), z.string()).default({}),
});

const { place, state } = record.shape;

/** Folder of the pictures, beside results.json. */
export const PICTURES = 'pictures';

/** One rule on one place: the numbers of the states with each outcome, and what was found or why it was not tested. */
const group = z.object({
  place: z.string(),
  rule: z.string(),
  criteria: record.shape.criteria,
  outcomes: z.partialRecord(z.enum(OUTCOMES), z.array(z.number())),
  picture: z.object({ file: z.string(), state: z.number() }).optional(),
  details: z
    .array(record.pick({ findings: true, reason: true }).extend({ states: z.array(z.number()) }))
    .default([]),
});

/** The file: states and places once, and a line for each rule on each place, since most rows say the same. */
const file = z.object({
  product: words,
  tested,
  /** Ids of all stories that the catalogues held, measured or not. */
  stories: z.array(z.string()).default([]),
  states: z.array(state),
  places: z.array(
    z.object({
      kind: place.shape.kind,
      id: place.shape.id,
      addresses: z.partialRecord(z.enum(LANGUAGES), z.string()),
    }),
  ),
  results: z.array(group),
});

/** All that one run measured; what the reports are made of. */
export type Results = {
  product: z.infer<typeof words>;
  tested: z.infer<typeof tested>;
  /** Ids of all stories that the catalogues held: what no row speaks of was not measured. */
  stories: readonly string[];
  records: AuditRecord[];
};

/** Reads `results.json` back into rows. */
export function readResults(path: string): Results {
  const { states, places, results, ...head } = file.parse(JSON.parse(readFileSync(path, 'utf8')));
  const records = results.flatMap(({ place: id, rule, criteria, outcomes, picture, details }) => {
    const found = places.find((each) => each.id === id);
    return OUTCOMES.flatMap((outcome) =>
      (outcomes[outcome] ?? []).map((number): AuditRecord => {
        const where = states[number];
        if (!found || !where) throw new Error(`${path}: ${rule} on ${id} names a state that is not listed.`);
        const detail = details.find((each) => each.states.includes(number));
        return {
          rule,
          criteria,
          place: { kind: found.kind, id, address: found.addresses[where.language] ?? '' },
          state: where,
          outcome,
          ...(detail?.reason && { reason: detail.reason }),
          findings: detail?.findings ?? [],
          ...(picture?.state === number && { picture: picture.file }),
        };
      }),
    );
  });
  return { ...head, records };
}

const keyOfState = ({ language, theme, width, after }: State) =>
  [after === 'as loaded' ? '' : after, language, theme, String(width).padStart(5)].join(' ');
const inOrder = <T>(of: (each: T) => string) =>
  function compare(a: T, b: T): number {
    return of(a) < of(b) ? -1 : of(a) > of(b) ? 1 : 0;
  };

/** Rows that found the same are told once, with the states they were found in. */
function detailsOf(rows: readonly AuditRecord[], numberOf: (row: AuditRecord) => number) {
  const telling = rows.filter(({ findings, reason }) => findings.length > 0 || reason);
  const same = Map.groupBy(telling, ({ findings, reason }) => JSON.stringify({ findings, reason }));
  return [...same.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { findings, reason } = first;
    return [{ states: group.map(numberOf), findings, ...(reason && { reason }) }];
  });
}

/** Writes the rows in one order, whatever the order of the run was. */
export function writeResults(path: string, { product, tested: about, stories, records }: Results): void {
  const byKey = new Map(records.map(({ state: each }) => [keyOfState(each), each]));
  const keys = [...byKey.keys()].sort();
  const numberOf = (row: AuditRecord) => keys.indexOf(keyOfState(row.state));
  const places = [...Map.groupBy(records, (row) => row.place.id).entries()].sort(inOrder(([id]) => id));
  const groups = places.flatMap(([id, rows]) =>
    [...Map.groupBy(rows, ({ rule }) => rule).entries()]
      .sort(inOrder(([rule]) => rule))
      .map(([rule, mine]) => {
        const sorted = [...mine].sort((a, b) => numberOf(a) - numberOf(b));
        const outcomes = Object.fromEntries(
          OUTCOMES.map(
            (outcome) => [outcome, sorted.filter((row) => row.outcome === outcome).map(numberOf)] as const,
          ).filter(([, numbers]) => numbers.length > 0),
        );
        const details = detailsOf(sorted, numberOf);
        const criteria = sorted[0]?.criteria ?? [];
        const shown = sorted.find((row) => row.picture);
        return {
          place: id,
          rule,
          criteria,
          outcomes,
          ...(shown && { picture: { file: shown.picture, state: numberOf(shown) } }),
          ...(details.length > 0 && { details }),
        };
      }),
  );
  const lines = (list: readonly unknown[]) => list.map((each) => `    ${JSON.stringify(each)}`).join(',\n');
  const head = JSON.stringify({ product, tested: about }, null, 2).slice(0, -2);
  const placeLines = places.map(([id, rows]) => ({
    kind: rows[0]?.place.kind,
    id,
    addresses: Object.fromEntries(
      LANGUAGES.flatMap((language) => {
        const row = rows.find((each) => each.state.language === language);
        return row ? [[language, row.place.address] as const] : [];
      }),
    ),
  }));
  writeFileSync(
    path,
    `${head},\n  "stories": [\n${lines(stories)}\n  ],\n  "states": [\n${lines(keys.map((key) => byKey.get(key)))}\n  ],\n  "places": [\n${lines(placeLines)}\n  ],\n  "results": [\n${lines(groups)}\n  ]\n}\n`,
  );
}
