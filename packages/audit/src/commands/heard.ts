import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { unheardFile } from '../gather.ts';
import { findFirefox } from '../heard/firefox.ts';
import { runHeard } from '../heard/run-heard.ts';
import { findChromium } from '../measured/chromium.ts';
import { readSources } from '../sources/subjects.ts';
import type { Unheard } from '../store/evidence.ts';
import { say, setUp, type Common } from './common.ts';

/** Listens to all lists of steps, or to the named ones; what could not be heard is written down for the report. */
export async function heardAction(
  files: string[],
  options: Common & { base: string; accept: boolean },
): Promise<void> {
  const { config, root } = await setUp(options);
  const steps =
    files.length > 0
      ? files
      : globSync(config.heard, { cwd: root })
          .sort()
          .map((file) => join(root, file));
  const sources = readSources(root, config);
  const results = await runHeard(steps, {
    base: options.base,
    program: (browser) => (browser === 'Firefox' ? findFirefox() : findChromium()),
    isAccepted: options.accept,
    subjectOf: (file) => sources.ofEvidence(relative(root, file)),
    onProgress: (line) => say(`heard ${line}`),
  });
  for (const { file, status, details } of results) say([`${status}  ${file}`, ...details].join('\n  '));
  const notRun = results.filter(({ status }) => status === 'NOT RUN');
  if (notRun.length > 0) say(`NOT TESTED: ${notRun.length} of ${results.length} recordings.`);
  if (files.length === 0) {
    const unheard: Unheard[] = notRun.map(({ file, details }) => ({
      file: relative(root, file),
      why: details,
    }));
    mkdirSync(join(root, config.reports), { recursive: true });
    writeFileSync(join(root, unheardFile(config)), `${JSON.stringify(unheard, null, 2)}\n`);
  }
  // What could not be heard is no failure on a machine without a screen reader; in CI it is.
  const isOther = results.some(({ status }) => status === 'OTHER WORDS');
  if (isOther || (process.env.CI && notRun.length > 0)) process.exitCode = 1;
}
