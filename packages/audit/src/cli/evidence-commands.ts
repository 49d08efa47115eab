import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { checkEvidence } from '../conformance/check-evidence.ts';
import { createConformanceFiles } from '../conformance/conformance.ts';
import { collectEvidence, getResultsPath } from '../evidence/collect-evidence.ts';
import { readSources } from '../evidence/freshness.ts';
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

/** Writes the conformance file of each component. */
export async function conformanceAction(options: CommonOptions): Promise<void> {
  const { config, root } = await loadContext(options);
  const { conformance } = config;
  if (!conformance)
    throw new Error(
      'The config has no path for conformance files. Set it, such as evidence/conformance.json.',
    );
  const sources = readSources(root, config);
  const files = createConformanceFiles(
    { ...config, conformance },
    sources,
    collectEvidence(root, config, sources),
  );
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  print(`${conformance}: ${files.size} components`);
}

/** Prints invalid and stale evidence; fails when some is invalid. Opens no browser. */
export async function verifyAction(options: CommonOptions): Promise<void> {
  const { config, root } = await loadContext(options);
  const { problems, notes } = checkEvidence(root, config, today());
  for (const line of [...notes, ...problems]) print(line);
  print(
    problems.length > 0
      ? `${problems.length} problems. Run a11y-audit conformance and a11y-audit report to write the files again.`
      : notes.length > 0
        ? 'Evidence is valid. Some of it is older than its source.'
        : 'Evidence is up to date.',
  );
  if (problems.length > 0) process.exitCode = 1;
}

/** Prints the source hash of each component, for the file of a manual review. */
export async function hashesAction(options: CommonOptions): Promise<void> {
  const { config, root } = await loadContext(options);
  for (const [id, hash] of readSources(root, config).byId) print(`${hash}  ${id}`);
}
