import type { Config } from '../config.ts';
import { gather } from '../gather.ts';
import { readSources } from '../sources/subjects.ts';
import { waiverProblems } from '../waivers/waivers.ts';
import { staleConformance } from './conformance.ts';

/** What a check found: `problems` fail it, `notes` are said and fail nothing. One sentence each. */
export type Checked = { problems: string[]; notes: string[] };

/**
 * Checks the evidence without a browser, in about a second: source hashes of conformance.json, waivers that are over or
 * not needed, recordings and verdicts that can be read. What is stale in a recording or verdict is a note: the reports
 * say so by themselves, and listening again is a person's or a screen reader's work.
 * @param day Today, ISO 8601; a waiver holds through its last day.
 * @throws Error when a file of evidence cannot be read, in plain words.
 */
export function checkEvidence(root: string, config: Config, day: string): Checked {
  const sources = readSources(root, config);
  const evidence = gather(root, config, sources);
  const failures = evidence.results.records.filter(({ outcome }) => outcome === 'failed');
  const stale = evidence.heard.filter(({ freshness }) => freshness === 'stale').map(({ file }) => file);
  const verdicts = new Set(
    evidence.judged.filter(({ freshness }) => freshness === 'stale').map(({ file }) => file),
  );
  return {
    problems: [
      ...staleConformance(root, config, sources),
      ...waiverProblems(evidence.waivers, failures, day),
    ],
    notes: [
      ...(stale.length > 0 ? [`Older than their source, listen again: ${stale.join(', ')}.`] : []),
      ...(verdicts.size > 0 ? [`Judged before the source changed: ${[...verdicts].join(', ')}.`] : []),
    ],
  };
}
