import type { Component, Config } from '../config.ts';
import type { Session, Verdict } from '../manual/manual-results.ts';
import type { Freshness } from './freshness.ts';
import type { Waiver } from './waivers.ts';
import type { Results } from './results.ts';

/** A recording of a screen reader beside its steps. */
export type HeardEvidence = {
  title: { en: string; es: string };
  /** Path of `X.heard.txt`, from the config's folder. */
  file: string;
  /** Component that it is about, or `pages`; undefined when the config knows none. */
  subject?: string;
  criteria: string[];
  proves: string[];
  /** Lines that begin with # in the recording: reader, browser, date, patches. */
  about: string[];
  /** NOT RUN: there is no recording. */
  status: 'AS EXPECTED' | 'OTHER WORDS' | 'NOT RUN';
  /** Whether the source is still the one that was listened to. */
  freshness: Freshness;
  differences: string[];
  /** What was noticed in the words, for a person to judge. */
  noticed: { en: string[]; es: string[] };
};

/** One person's verdict on one criterion. A stale one is shown and counts for nothing. */
export type JudgedEvidence = Verdict &
  Pick<Session, 'person' | 'date' | 'environment'> & {
    /** Path of `X.a11y.yml`, from the config's folder. */
    file: string;
    subject: string;
    freshness: Freshness;
  };

/** A recording that could not be made in the last run, and why. */
export type Unheard = { file: string; why: string[] };

/** What of the evidence is older than its source: the subjects that were measured, recordings, verdicts. */
export function findStaleEvidence({ measuredFreshness, heard, judged }: Evidence) {
  const isStale = ({ freshness }: { freshness: Freshness }) => freshness === 'stale';
  return {
    measured: [...measuredFreshness].flatMap(([id, freshness]) => (freshness === 'stale' ? [id] : [])),
    heard: heard.filter(isStale),
    judged: judged.filter(isStale),
  };
}

/** All that is known, from every kind of evidence: what each report is made of. */
export type Evidence = {
  results: Results;
  heard: readonly HeardEvidence[];
  /** Recordings that the last full run of the screen reader could not make. */
  unheard: readonly Unheard[];
  judged: readonly JudgedEvidence[];
  waivers: readonly Waiver[];
  components: readonly Component[];
  /** What chapter 6 of Section 508 is answered from. */
  support: Config['support'];
  /** Whether each subject's source is still the one that was measured. */
  measuredFreshness: ReadonlyMap<string, Freshness>;
  /** Name of the subject of a page or story; its own id when the config knows none. */
  subjectOf: (place: { kind: 'page' | 'component'; id: string }) => string;
};
