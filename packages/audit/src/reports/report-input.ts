import type { Config } from '../config.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { Difference } from './baseline.ts';

/** What a report is made of: the same input gives the same bytes. */
export type ReportInput = {
  evidence: Evidence;
  /** What is different from the measurement before; undefined when there was none. */
  difference: Difference | undefined;
  /** Who answers for it; without it there is no OpenACR. */
  author: Config['author'];
  /** Path of results.json, from the config's folder. */
  resultsFile: string;
  /** The words of a recording. */
  readTranscript: (file: string) => string;
};
