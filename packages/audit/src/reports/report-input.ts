import type { HeardEvidence, Results } from '../store/results.ts';

/** What a report is made of; `recordingText` gives the words of a recording. */
export type ReportInput = {
  results: Results;
  heard: readonly HeardEvidence[];
  recordingText: (file: string) => string;
};
