import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

import { record } from './record.ts';

const words = z.object({ en: z.string(), es: z.string() });

/** All that one run measured, in one file; what the reports are made of. */
const results = z.object({
  product: words,
  tested: z.object({
    /** Day of the run, ISO 8601. */
    date: z.iso.date(),
    /** Commit of the tree, or 'unknown'. */
    commit: z.string(),
    browser: z.string(),
    axe: z.string(),
    platform: z.string(),
  }),
  records: z.array(record),
});

export type Results = z.infer<typeof results>;

/** A recording of a screen reader beside its steps. */
export type HeardEvidence = {
  title: { en: string; es: string };
  /** Path of `X.heard.txt`, from the config's folder. */
  file: string;
  criteria: string[];
  proves: string[];
  /** Lines that begin with # in the recording: reader, browser, date, patches. */
  about: string[];
  /** NOT RUN: there is no recording. */
  status: 'AS EXPECTED' | 'OTHER WORDS' | 'NOT RUN';
  differences: string[];
  /** What was noticed in the words, for a person to judge. */
  noticed: { en: string[]; es: string[] };
};

export const readResults = (file: string): Results => results.parse(JSON.parse(readFileSync(file, 'utf8')));

/** Writes the rows in one order, whatever the order of the run was. */
export function writeResults(file: string, { records, ...rest }: Results): void {
  const keyOf = (row: Results['records'][number]) =>
    [row.place.id, row.state.language, row.state.theme, String(row.state.width).padStart(5), row.rule].join(
      ' ',
    );
  const sorted = [...records].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const rows = sorted.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  const head = JSON.stringify(rest, null, 2).slice(0, -2);
  writeFileSync(file, `${head},\n  "records": [\n${rows}\n  ]\n}\n`);
}
