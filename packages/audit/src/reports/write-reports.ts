import { GUIDELINES } from './addresses.ts';
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ManualEvidence } from '../evidence/evidence.ts';
import { LANGUAGES } from '../evidence/record.ts';
import { SCREENSHOTS } from '../evidence/results.ts';
import { renderAcr } from './acr/acr-html.ts';
import { serializeOpenAcr } from './acr/openacr.ts';
import { serializeCriteriaCsv, serializeTraceCsv } from './csv.ts';
import { serializeEarl } from './earl.ts';
import { renderFailures } from './failures-page.ts';
import { renderGuideline } from './guideline-page.ts';
import { renderRecordings } from './recordings-page.ts';
import { renderReport } from './report-page.ts';
import { renderTesterSheet } from './tester-page.ts';
import { renderTrace } from './trace-page.ts';
import type { ReportInput } from './report-input.ts';
import { REPORT_CSS } from './report-css.ts';
import { serializeWcagEmAssertions, serializeWcagEmEvaluation } from './wcag-em.ts';

/** Limit of the size of all reports and results together. */
export const MAX_BYTES = 15_000_000;

/** Bytes of the files of the scan that the reports link to: results and screenshots. */
function sumScanFiles(folder: string): number {
  const screenshots = join(folder, SCREENSHOTS);
  const names = existsSync(screenshots) ? readdirSync(screenshots) : [];
  return ['results.json', ...names.map((name) => `${SCREENSHOTS}/${name}`)]
    .map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0)
    .reduce((sum, size) => sum + size, 0);
}

/** Reports are published: the name of a reviewer stays in their file. */
const withoutName = ({ person: { role }, ...rest }: ManualEvidence) => ({ ...rest, role });

/** The reports that are published, by file name; the same input gives the same bytes. */
export function createReports(input: ReportInput): Map<string, string> {
  const { evidence, author } = input;
  const { transcripts, manualResults } = evidence;
  return new Map<string, string>([
    ...LANGUAGES.flatMap((language) =>
      [
        ['report', renderReport(input, language)] as const,
        ['trace', renderTrace(input, language)] as const,
        ...GUIDELINES.map((each) => [`trace-${each}`, renderGuideline(input, each, language)] as const),
        ['recordings', renderRecordings(input, language)] as const,
        ['failures', renderFailures(input, language)] as const,
        ['tester', renderTesterSheet(input, language)] as const,
        ['acr', renderAcr(input, language)] as const,
      ].map(([name, text]) => [`${name}.${language}.html`, text] as const),
    ),
    ['report.css', REPORT_CSS],
    ['criteria.csv', serializeCriteriaCsv(evidence)],
    ['transcripts.json', `${JSON.stringify(transcripts, null, 2)}\n`],
    ['manual-results.json', `${JSON.stringify(manualResults.map(withoutName), null, 2)}\n`],
    ...(author ? [['openacr.yaml', serializeOpenAcr(evidence, author)] as const] : []),
  ]);
}

/** The same results in the formats of other tools, by file name. */
export const createExports = ({ evidence, resultsFile }: ReportInput): Map<string, string> =>
  new Map([
    ['trace.csv', serializeTraceCsv(evidence, resultsFile)],
    ['earl.jsonld', serializeEarl(evidence)],
    ['wcag-em.evaluation.json', serializeWcagEmEvaluation(evidence)],
    ['wcag-em.assertions.json', serializeWcagEmAssertions(evidence)],
  ]);

/** Writes files into a folder, and returns their names. */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>): string[] {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  return [...files.keys()];
}

/**
 * Writes the reports into a folder and returns their names.
 * @throws Error when they are larger than 15 MB together, which is too much to commit.
 */
export function writeReports(folder: string, input: ReportInput): string[] {
  const files = createReports(input);
  const bytes = [...files.values()].reduce(
    (sum, text) => sum + Buffer.byteLength(text),
    sumScanFiles(folder),
  );
  if (bytes > MAX_BYTES)
    throw new Error(
      `The reports have ${bytes} bytes. The limit is ${MAX_BYTES}, because they are committed.`,
    );
  return writeFiles(folder, files);
}
