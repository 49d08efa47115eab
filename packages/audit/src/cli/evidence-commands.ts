import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

import { checkEvidence } from '../conformance/check-evidence.ts';
import { createConformance } from '../conformance/conformance.ts';
import { collectEvidence, getResultsPath } from '../evidence/collect-evidence.ts';
import { findNamedTests } from '../evidence/tests.ts';
import { createExports, writeFiles, writeReports } from '../reports/write-reports.ts';
import { loadContext, print, today, type CommonOptions } from './command-context.ts';

/** Writes the reports from the existing evidence, and with `exports` into that folder what other tools read. */
export async function reportAction({
  exports,
  ...options
}: CommonOptions & { exports?: string }): Promise<void> {
  const { config, root } = await loadContext(options);
  const input = {
    evidence: collectEvidence(root, config),
    author: config.author,
    commands: config.commands,
    resultsFile: getResultsPath(config),
    tests: findNamedTests(root, config.components),
    linkFile: (file: string) => (existsSync(join(root, file)) ? relative(config.reports, file) : undefined),
  };
  const names = writeReports(join(root, config.reports), input);
  print(`${config.reports}: ${names.join(', ')}`);
  if (!config.author) print('Skipped openacr.yaml: the config has no author.');
  if (exports !== undefined)
    print(`${exports}: ${writeFiles(resolve(exports), createExports(input)).join(', ')}`);
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
  print(
    problems.length === 0
      ? 'Evidence is valid.'
      : `${problems.length} problem${problems.length === 1 ? '' : 's'}.`,
  );
  if (problems.length > 0) process.exitCode = 1;
}
