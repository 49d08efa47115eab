import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ManualEvidence } from '../evidence/evidence.ts';
import { LANGUAGES } from '../evidence/record.ts';
import { SCREENSHOTS } from '../evidence/results.ts';
import { renderAcr } from './acr/acr-html.ts';
import { serializeOpenAcr } from './acr/openacr.ts';
import { serializeCriteriaCsv, serializeTraceCsv } from './csv.ts';
import { compareBaselines, isNewerScan, parseBaseline, createBaseline } from './baseline.ts';
import { serializeEarl } from './earl.ts';
import { renderReport } from './html.ts';
import type { ReportInput } from './report-input.ts';
import { REPORT_CSS } from './report-css.ts';
import { serializeWcagEmAssertions, serializeWcagEmEvaluation } from './wcag-em.ts';

/** Limit of the size of all reports and results together. */
export const MAX_BYTES = 15_000_000;

const digest = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Reads the files of the scan that the reports link to: results and screenshots. */
function readScanFiles(folder: string): Map<string, Buffer> {
  const screenshots = join(folder, SCREENSHOTS);
  const names = existsSync(screenshots) ? readdirSync(screenshots).sort() : [];
  const files = ['results.json', ...names.map((name) => `${SCREENSHOTS}/${name}`)];
  const there = files.filter((name) => existsSync(join(folder, name)));
  return new Map(there.map((name) => [name, readFileSync(join(folder, name))]));
}

/** Reports are published: the name of a reviewer stays in their file. */
const withoutName = ({ person: { role }, ...rest }: ManualEvidence) => ({ ...rest, role });

/** All reports by file name; the same input gives the same bytes. */
export function createReports(input: ReportInput): Map<string, string> {
  const { evidence, author, resultsFile } = input;
  const { transcripts, manualResults } = evidence;
  return new Map<string, string>([
    ...LANGUAGES.map((language) => [`report.${language}.html`, renderReport(input, language)] as const),
    ...LANGUAGES.map((language) => [`acr.${language}.html`, renderAcr(input, language)] as const),
    ['report.css', REPORT_CSS],
    ['criteria.csv', serializeCriteriaCsv(evidence)],
    ['trace.csv', serializeTraceCsv(evidence, resultsFile)],
    ['earl.jsonld', serializeEarl(evidence)],
    ['wcag-em.evaluation.json', serializeWcagEmEvaluation(evidence)],
    ['wcag-em.assertions.json', serializeWcagEmAssertions(evidence)],
    ['transcripts.json', `${JSON.stringify(transcripts, null, 2)}\n`],
    ['manual-results.json', `${JSON.stringify(manualResults.map(withoutName), null, 2)}\n`],
    ...(author ? [['openacr.yaml', serializeOpenAcr(evidence, author)] as const] : []),
  ]);
}

/** The current baseline, and the one of the scan before, which only a newer scan replaces. */
function readBaselines(folder: string, input: Omit<ReportInput, 'difference'>) {
  const [now, before] = ['baseline.json', 'previous-baseline.json'].map((name) => join(folder, name));
  const current = createBaseline(input.evidence);
  const read = (file: string | undefined) =>
    file && existsSync(file) ? parseBaseline(readFileSync(file, 'utf8')) : undefined;
  const written = read(now);
  const previous = written && isNewerScan(written, current) ? written : read(before);
  return { current, previous };
}

/**
 * Writes the reports into a folder and returns their names.
 * @throws Error when they are larger than 15 MB together, which is too much to commit.
 */
export function writeReports(folder: string, input: Omit<ReportInput, 'difference'>): string[] {
  mkdirSync(folder, { recursive: true });
  const { current, previous } = readBaselines(folder, input);
  const files = createReports({ ...input, difference: previous && compareBaselines(previous, current) });
  files.set('baseline.json', `${JSON.stringify(current, null, 1)}\n`);
  if (previous) files.set('previous-baseline.json', `${JSON.stringify(previous, null, 1)}\n`);
  const summed = new Map<string, string | Buffer>([...files, ...readScanFiles(folder)]);
  const bytes = [...summed.values()].reduce((sum, each) => sum + Buffer.byteLength(each), 0);
  if (bytes > MAX_BYTES)
    throw new Error(
      `The reports have ${bytes} bytes. The limit is ${MAX_BYTES}, because they are committed.`,
    );
  files.set('SHA256SUMS', [...summed].map(([name, each]) => `${digest(each)}  ${name}\n`).join(''));
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  return [...files.keys()];
}
