import type { Component, Config } from '../config.ts';
import type { ManualResult, TestSession } from '../manual/manual-results.ts';
import type { Freshness } from './freshness.ts';
import type { Results } from './results.ts';
import type { Waiver } from './waivers.ts';

/** A scenario and its transcript. */
export type TranscriptEvidence = {
  title: { en: string; es: string };
  /** Path of `X.transcript.txt`, relative to the config's folder. */
  file: string;
  /** Component that it is about, or `pages`; undefined when the config has none. */
  subject?: string;
  criteria: string[];
  /** Ids of the requirements that it proves. */
  proves: string[];
  /** Lines of the transcript that begin with #: screen reader, browser, date, patches. */
  about: string[];
  /** `mismatch`: the transcript is not as expected. `skipped`: there is none. */
  status: 'pass' | 'mismatch' | 'skipped';
  /** Whether the source is the one that was recorded. */
  freshness: Freshness;
  /** How the transcript differs from what the scenario expects. */
  differences: string[];
  /** Observations for a manual review. */
  notes: { en: string[]; es: string[] };
};

/** One manual result on one criterion. A stale one is reported and does not count. */
export type ManualEvidence = ManualResult &
  Pick<TestSession, 'person' | 'date' | 'environment'> & {
    /** Path of `X.a11y.yml`, relative to the config's folder. */
    file: string;
    subject: string;
    freshness: Freshness;
  };

/** A recording that the last run could not make, with the reasons. */
export type SkippedRecording = { file: string; reasons: string[] };

/** All evidence, of every kind: the input of each report. */
export type Evidence = {
  results: Results;
  transcripts: readonly TranscriptEvidence[];
  /** Recordings that the last full run of the screen reader could not make. */
  skippedRecordings: readonly SkippedRecording[];
  manualResults: readonly ManualEvidence[];
  waivers: readonly Waiver[];
  components: readonly Component[];
  /** The pages that answer chapter 6 of Section 508. */
  support: Config['support'];
  /** By subject, whether its source is the one that was scanned. */
  scanFreshness: ReadonlyMap<string, Freshness>;
  /** Id of the subject of a page or story; the target's own id when the config has no subject for it. */
  getSubject: (target: { kind: 'page' | 'component'; id: string }) => string;
};

/** Evidence that is older than its source: ids of scanned subjects, transcripts, manual results. */
export function findStaleEvidence({ scanFreshness, transcripts, manualResults }: Evidence) {
  const isStale = ({ freshness }: { freshness: Freshness }) => freshness === 'stale';
  return {
    scanned: [...scanFreshness].flatMap(([id, freshness]) => (freshness === 'stale' ? [id] : [])),
    transcripts: transcripts.filter(isStale),
    manualResults: manualResults.filter(isStale),
  };
}
