import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { checkEvidence } from '../conformance/check-evidence.ts';
import { createConformanceFiles } from '../conformance/conformance.ts';
import { gather, resultsFile } from '../evidence/collect-evidence.ts';
import { writeReports } from '../reports/write-reports.ts';
import { readSources } from '../evidence/freshness.ts';
import { say, setUp, today, type Common } from './command-context.ts';

/** Writes the reports from the results, recordings and verdicts there are. */
export async function reportAction(options: Common): Promise<void> {
  const { config, root } = await setUp(options);
  const names = writeReports(join(root, config.reports), {
    evidence: gather(root, config),
    author: config.author,
    resultsFile: resultsFile(config),
    recordingText: (file) => readFileSync(join(root, file), 'utf8'),
  });
  say(`${config.reports}: ${names.join(', ')}`);
  if (!config.author) say('openacr.yaml was not written: the config names no author who answers for it.');
}

/** Writes a conformance file into the folder of each component. */
export async function conformanceAction(options: Common): Promise<void> {
  const { config, root } = await setUp(options);
  const { conformance } = config;
  if (!conformance)
    throw new Error('The config names no file for conformance, such as evidence/conformance.json.');
  const sources = readSources(root, config);
  const files = createConformanceFiles({ ...config, conformance }, sources, gather(root, config, sources));
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  say(`${conformance}: ${files.size} components`);
}

/** Says what in the committed evidence no longer holds; opens no browser. */
export async function checkAction(options: Common): Promise<void> {
  const { config, root } = await setUp(options);
  const { problems, notes } = checkEvidence(root, config, today());
  for (const line of [...notes, ...problems]) say(line);
  say(
    problems.length === 0
      ? 'The evidence holds.'
      : `${problems.length} problems. a11y-audit conformance and report write their files anew.`,
  );
  if (problems.length > 0) process.exitCode = 1;
}

/** Prints the source hash of each component, for a person who writes a verdict down. */
export async function sourcesAction(options: Common): Promise<void> {
  const { config, root } = await setUp(options);
  for (const [id, hash] of readSources(root, config).byId) say(`${hash}  ${id}`);
}
