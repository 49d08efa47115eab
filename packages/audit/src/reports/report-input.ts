import type { Config } from '../config.ts';
import type { Evidence } from '../evidence/evidence.ts';

/** Input of the reports; the same input gives the same bytes. */
export type ReportInput = {
  evidence: Evidence;
  /** Author of the conformance report; without one there is no OpenACR. */
  author: Config['author'];
  /** Path of results.json, relative to the config's folder. */
  resultsFile: string;
  /** Reads a transcript, by its path relative to the config's folder. */
  readTranscript: (file: string) => string;
};
