import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { LANGUAGES } from '../store/record.ts';
import { csvReport } from './csv.ts';
import { earlReport } from './earl.ts';
import { htmlReport } from './html.ts';
import type { ReportInput } from './report-input.ts';
import { REPORT_CSS } from './report-css.ts';

/** All reports by file name; the same input gives the same bytes. */
export function reports(input: ReportInput): Map<string, string> {
  const files = new Map<string, string>([
    ...LANGUAGES.map((language) => [`report.${language}.html`, htmlReport(input, language)] as const),
    ['report.css', REPORT_CSS] as const,
    ['criteria.csv', csvReport(input)] as const,
    ['earl.jsonld', earlReport(input.results)] as const,
    ['heard.json', `${JSON.stringify(input.heard, null, 2)}\n`] as const,
  ]);
  const sums = [...files].map(
    ([name, text]) => `${createHash('sha256').update(text).digest('hex')}  ${name}\n`,
  );
  return files.set('SHA256SUMS', sums.join(''));
}

/** Writes the reports into a folder and says which. */
export function writeReports(folder: string, input: ReportInput): string[] {
  mkdirSync(folder, { recursive: true });
  const files = reports(input);
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  return [...files.keys()];
}
