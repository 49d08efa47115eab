import { z } from 'zod';

import type { Component, Config } from '../config.ts';
import { manualResultFields, sessionFields } from '../manual/manual-results.ts';
import { SOURCE_STATES } from './changed-folders.ts';
import { transcriptHead } from './record.ts';
import type { Results } from './results.ts';
import type { SpeechJudgement } from '../screen-reader/known-speech.ts';
import type { Waiver } from './waivers.ts';

/** A scenario and its transcript: a row of transcripts.json. */
export const transcriptEvidence = transcriptHead.extend({
  title: z.strictObject({ en: z.string(), es: z.string() }),
  /** Path of `X.transcript.txt`, relative to the config's folder. */
  file: z.string(),
  /** Component that it is about, or `pages`; absent when the config has none. */
  subject: z.string().optional(),
  criteria: z.array(z.string()),
  /** Ids of the requirements that it proves. */
  proves: z.array(z.string()),
  /** Lines of the transcript that begin with #: screen reader, browser, date, patches. */
  about: z.array(z.string()),
  /** `mismatch`: the transcript is not as expected. `skipped`: there is none. */
  status: z.enum(['pass', 'mismatch', 'skipped']),
  /** Whether the folder of the subject has changed since the recording. */
  source: z.enum(SOURCE_STATES),
  /** How the transcript differs from what the scenario expects. */
  differences: z.array(z.string()),
  /** Observations for a manual review. */
  notes: z.strictObject({ en: z.array(z.string()), es: z.array(z.string()) }),
});
export type TranscriptEvidence = z.infer<typeof transcriptEvidence>;

const { person, date, commit, environment } = sessionFields;
const manualEvidence = z.strictObject({
  ...manualResultFields,
  person,
  date,
  commit,
  environment,
  /** Path of `X.a11y.yml`, relative to the config's folder. */
  file: z.string(),
  subject: z.string(),
  /** Whether the folder of the subject has changed since the review. */
  source: z.enum(SOURCE_STATES),
});

/** One manual result on one criterion. It counts only while its source is unchanged. */
export type ManualEvidence = z.infer<typeof manualEvidence>;

/** A row of manual-results.json: the name of the reviewer stays in their file. */
export const reportedManualEvidence = manualEvidence.omit({ person: true }).extend({ role: z.string() });

/** A recording that the last run could not make, with the reasons: a row of skipped-recordings.json. */
export const skippedRecording = z.strictObject({ file: z.string(), reasons: z.array(z.string()) });
export type SkippedRecording = z.infer<typeof skippedRecording>;

/** All evidence, of every kind: the input of each report. */
export type Evidence = {
  results: Results;
  transcripts: readonly TranscriptEvidence[];
  /** What the rules of speech find in the transcripts. */
  speech: SpeechJudgement;
  /** Recordings that the last full run of the screen reader could not make. */
  skippedRecordings: readonly SkippedRecording[];
  manualResults: readonly ManualEvidence[];
  waivers: readonly Waiver[];
  components: readonly Component[];
  /** The pages that answer chapter 6 of Section 508. */
  support: Config['support'];
  /** Folders that have changed since the scan. */
  changedFolders: readonly string[] | 'unknown';
  /** Id of the subject of a page or story; the target's own id when the config has no subject for it. */
  getSubject: (target: { kind: 'page' | 'component'; id: string }) => string;
};
