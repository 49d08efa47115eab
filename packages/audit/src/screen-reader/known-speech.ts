import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

import type { Config } from '../config.ts';
import { readEvidenceFile } from '../evidence/read-evidence-file.ts';
import { createSubjects } from '../evidence/subjects.ts';
import { findReaderWords } from './reader-words.ts';
import { readScenario, toTranscriptPath } from './scenario.ts';
import { formatFinding, judgeTranscript, SPEECH_RULES, type SpeechFinding } from './speech-rules.ts';
import { parseTranscripts } from './transcript.ts';

const file = z.strictObject({
  /**
   * By component, and `pages`: English words of the roles and states that each of its transcripts must have, or why it
   * has none. Absent: nothing is required.
   */
  heard: z
    .record(
      z.string(),
      z.union([
        z
          .array(
            z.string().refine((words) => findReaderWords(words, 'en'), {
              error: 'This is no role or state of Orca. src/screen-reader/reader-words.ts lists them.',
            }),
          )
          .min(1),
        z.strictObject({ none: z.string().min(1) }),
      ]),
    )
    .optional(),
  /** Findings that stand today, and why. */
  known: z
    .array(
      z.strictObject({
        rule: z.enum(Object.keys(SPEECH_RULES) as [keyof typeof SPEECH_RULES]),
        reason: z.string().min(1),
        findings: z.array(z.string()).min(1),
      }),
    )
    .default([]),
});
type KnownSpeech = z.infer<typeof file>;

/**
 * Findings, with the reason why a known one stands; a sentence for each known one that is no longer found, and for each
 * transcript of which nobody has said what must be heard.
 */
export type SpeechJudgement = {
  findings: (SpeechFinding & { reason?: string })[];
  gone: string[];
  unlisted: string[];
};

function readKnownSpeech(root: string, glob: string): KnownSpeech {
  const [path, second] = globSync(glob, { cwd: root }).sort();
  if (second) throw new Error(`${path} and ${second} both list known speech. Keep one.`);
  if (!path) return { known: [] };
  return readEvidenceFile(
    join(root, path),
    (text) => file.parse(parse(text)),
    'docs/guides/audit.md lists the keys.',
  );
}

/**
 * Judges every transcript of a config by the rules of speech.
 * @throws InvalidEvidenceError when a file is invalid.
 */
export function judgeSpeech(root: string, config: Config): SpeechJudgement {
  const { heard, known } = readKnownSpeech(root, config.speech);
  const subjects = createSubjects(config);
  const recorded = globSync(config.scenarios, { cwd: root })
    .sort()
    .filter((path) => existsSync(join(root, toTranscriptPath(path))))
    .map((path) => {
      const id = subjects.findByEvidence(path)?.id;
      return { path, transcript: toTranscriptPath(path), id, words: id === undefined ? [] : heard?.[id] };
    });
  const found = recorded.flatMap(({ path, transcript, words }) =>
    parseTranscripts(readFileSync(join(root, transcript), 'utf8')).flatMap((each) =>
      judgeTranscript(transcript, readScenario(join(root, path)), each, Array.isArray(words) ? words : []),
    ),
  );
  const key = (rule: string, finding: string) => `${rule} ${finding}`;
  const reasons = new Map(
    known.flatMap(({ rule, reason, findings }) => findings.map((each) => [key(rule, each), reason] as const)),
  );
  const findings = found.map((each) => {
    const reason = reasons.get(key(each.rule, formatFinding(each)));
    return { ...each, ...(reason !== undefined && { reason }) };
  });
  const present = new Set(found.map((each) => key(each.rule, formatFinding(each))));
  return {
    findings,
    gone: [...reasons.keys()]
      .filter((each) => !present.has(each))
      .map((each) => `The known finding of speech “${each}” is gone. Take it out of the list.`),
    unlisted: recorded
      .filter(({ words }) => heard && words === undefined)
      .map(
        ({ transcript, id }) =>
          `${transcript}: nothing says what must be heard of ${id}. List its roles and states under “heard”, or the reason why it has none.`,
      ),
  };
}

/** A sentence for each finding that is not known (where, the words, the rule, and what to do) and for the others. */
export function checkSpeech({ findings, gone, unlisted }: SpeechJudgement): string[] {
  return [
    ...findings
      .filter(({ reason }) => reason === undefined)
      .map((each) => `${formatFinding(each)} (rule of speech: ${each.rule}). ${SPEECH_RULES[each.rule]}`),
    ...gone,
    ...unlisted,
  ];
}
