import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { checkEvidence } from '../conformance/check-evidence.ts';
import { createConformance } from '../conformance/conformance.ts';
import { collectEvidence, getResultsPath } from '../evidence/collect-evidence.ts';
import { writeReports } from '../reports/write-reports.ts';
import { loadContext, print, today, type CommonOptions } from './command-context.ts';

/** Writes the reports from the existing evidence. */
export async function reportAction(options: CommonOptions): Promise<void> {
  const { config, root } = await loadContext(options);
  const names = writeReports(join(root, config.reports), {
    evidence: collectEvidence(root, config),
    author: config.author,
    resultsFile: getResultsPath(config),
    readTranscript: (file) => readFileSync(join(root, file), 'utf8'),
  });
  print(`${config.reports}: ${names.join(', ')}`);
  if (!config.author) print('Skipped openacr.yaml: the config has no author.');
}

/** Writes the requirements of each component, with their evidence, in a file of a package. */
export async function conformanceAction({ out, ...options }: CommonOptions & { out: string }): Promise<void> {
  const { config, root } = await loadContext(options);
  const file = resolve(out);
  const conformance = createConformance(root, config, { packageFolder: dirname(file), date: today() });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(conformance, null, 2)}\n`);
  print(`${out}: ${config.components.length} components`);
}

/** Prints invalid evidence, which fails, and what is missing or older than its source. Opens no browser. */
export async function verifyAction(options: CommonOptions): Promise<void> {
  const { config, root } = await loadContext(options);
  const { problems, notes } = checkEvidence(root, config, today());
  for (const line of [...notes, ...problems]) print(line);
  print(problems.length === 0 ? 'Evidence is valid.' : `${problems.length} problems.`);
  if (problems.length > 0) process.exitCode = 1;
}
