import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { JudgedEvidence } from '../evidence/evidence.ts';
import { LANGUAGES } from '../evidence/record.ts';
import { PICTURES } from '../evidence/results.ts';
import { acrHtml } from './acr/acr-html.ts';
import { openAcr } from './acr/openacr.ts';
import { criteriaSheet, traceSheet } from './csv.ts';
import { differenceOf, isNextMeasurement, readStanding, standingOf } from './baseline.ts';
import { earlReport } from './earl.ts';
import { htmlReport } from './html.ts';
import type { ReportInput } from './report-input.ts';
import { REPORT_CSS } from './report-css.ts';
import { wcagEmAssertions, wcagEmEvaluation } from './wcag-em.ts';

/** Most that all reports together may weigh, results included. */
export const MOST_BYTES = 15_000_000;

const digest = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');

/** What a measurement left in the folder, which the reports link to: its results, and its pictures. */
function measuredIn(folder: string): Map<string, Buffer> {
  const pictures = join(folder, PICTURES);
  const names = existsSync(pictures) ? readdirSync(pictures).sort() : [];
  const files = ['results.json', ...names.map((name) => `${PICTURES}/${name}`)];
  const there = files.filter((name) => existsSync(join(folder, name)));
  return new Map(there.map((name) => [name, readFileSync(join(folder, name))]));
}

/** Reports are published: a person's name stays in the file that they wrote. */
const withoutName = ({ person: { role }, ...rest }: JudgedEvidence) => ({ ...rest, role });

/** All reports by file name; the same input gives the same bytes. */
export function reports(input: ReportInput): Map<string, string> {
  const { evidence, author, resultsFile } = input;
  const { heard, judged } = evidence;
  return new Map<string, string>([
    ...LANGUAGES.map((language) => [`report.${language}.html`, htmlReport(input, language)] as const),
    ...LANGUAGES.map((language) => [`acr.${language}.html`, acrHtml(input, language)] as const),
    ['report.css', REPORT_CSS],
    ['criteria.csv', criteriaSheet(evidence)],
    ['trace.csv', traceSheet(evidence, resultsFile)],
    ['earl.jsonld', earlReport(evidence)],
    ['wcag-em.evaluation.json', wcagEmEvaluation(evidence)],
    ['wcag-em.assertions.json', wcagEmAssertions(evidence)],
    ['heard.json', `${JSON.stringify(heard, null, 2)}\n`],
    ['judged.json', `${JSON.stringify(judged.map(withoutName), null, 2)}\n`],
    ...(author ? [['openacr.yaml', openAcr(evidence, author)] as const] : []),
  ]);
}

/** What the last measurement stood at: kept in the folder, and moved on only by a newer measurement. */
function lastStanding(folder: string, input: Omit<ReportInput, 'difference'>) {
  const [now, before] = ['standing.json', 'standing-before.json'].map((name) => join(folder, name));
  const standing = standingOf(input.evidence);
  const read = (file: string | undefined) =>
    file && existsSync(file) ? readStanding(readFileSync(file, 'utf8')) : undefined;
  const written = read(now);
  const last = written && isNextMeasurement(written, standing) ? written : read(before);
  return { standing, last };
}

/**
 * Writes the reports into a folder and says which.
 * @throws Error when they would weigh more than 15 MB together: nobody would commit them.
 */
export function writeReports(folder: string, input: Omit<ReportInput, 'difference'>): string[] {
  mkdirSync(folder, { recursive: true });
  const { standing, last } = lastStanding(folder, input);
  const files = reports({ ...input, difference: last && differenceOf(last, standing) });
  files.set('standing.json', `${JSON.stringify(standing, null, 1)}\n`);
  if (last) files.set('standing-before.json', `${JSON.stringify(last, null, 1)}\n`);
  const summed = new Map<string, string | Buffer>([...files, ...measuredIn(folder)]);
  const bytes = [...summed.values()].reduce((sum, each) => sum + Buffer.byteLength(each), 0);
  if (bytes > MOST_BYTES)
    throw new Error(`The reports would weigh ${bytes} bytes; at most ${MOST_BYTES} are committed.`);
  files.set('SHA256SUMS', [...summed].map(([name, each]) => `${digest(each)}  ${name}\n`).join(''));
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  return [...files.keys()];
}
