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

/** Most that all reports together may weigh, results included. */
export const MAX_BYTES = 15_000_000;

const digest = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');

/** What a measurement left in the folder, which the reports link to: its results, and its screenshots. */
function readScanFiles(folder: string): Map<string, Buffer> {
  const screenshots = join(folder, SCREENSHOTS);
  const names = existsSync(screenshots) ? readdirSync(screenshots).sort() : [];
  const files = ['results.json', ...names.map((name) => `${SCREENSHOTS}/${name}`)];
  const there = files.filter((name) => existsSync(join(folder, name)));
  return new Map(there.map((name) => [name, readFileSync(join(folder, name))]));
}

/** Reports are published: a person's name stays in the file that they wrote. */
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
    ['heard.json', `${JSON.stringify(transcripts, null, 2)}\n`],
    ['judged.json', `${JSON.stringify(manualResults.map(withoutName), null, 2)}\n`],
    ...(author ? [['openacr.yaml', serializeOpenAcr(evidence, author)] as const] : []),
  ]);
}

/** What the last measurement stood at: kept in the folder, and moved on only by a newer measurement. */
function readPreviousBaseline(folder: string, input: Omit<ReportInput, 'difference'>) {
  const [now, before] = ['standing.json', 'standing-before.json'].map((name) => join(folder, name));
  const standing = createBaseline(input.evidence);
  const read = (file: string | undefined) =>
    file && existsSync(file) ? parseBaseline(readFileSync(file, 'utf8')) : undefined;
  const written = read(now);
  const last = written && isNewerScan(written, standing) ? written : read(before);
  return { standing, last };
}

/**
 * Writes the reports into a folder and says which.
 * @throws Error when they would weigh more than 15 MB together: nobody would commit them.
 */
export function writeReports(folder: string, input: Omit<ReportInput, 'difference'>): string[] {
  mkdirSync(folder, { recursive: true });
  const { standing, last } = readPreviousBaseline(folder, input);
  const files = createReports({ ...input, difference: last && compareBaselines(last, standing) });
  files.set('standing.json', `${JSON.stringify(standing, null, 1)}\n`);
  if (last) files.set('standing-before.json', `${JSON.stringify(last, null, 1)}\n`);
  const summed = new Map<string, string | Buffer>([...files, ...readScanFiles(folder)]);
  const bytes = [...summed.values()].reduce((sum, each) => sum + Buffer.byteLength(each), 0);
  if (bytes > MAX_BYTES)
    throw new Error(`The reports would weigh ${bytes} bytes; at most ${MAX_BYTES} are committed.`);
  files.set('SHA256SUMS', [...summed].map(([name, each]) => `${digest(each)}  ${name}\n`).join(''));
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  return [...files.keys()];
}
