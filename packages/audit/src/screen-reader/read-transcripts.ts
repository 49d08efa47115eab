import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { computeFreshness, type Sources } from '../evidence/freshness.ts';
import type { TranscriptEvidence } from '../evidence/evidence.ts';
import { toTranscriptPath } from './run-screen-reader-tests.ts';
import { readScenario } from './scenario.ts';
import { parseTranscript, checkTranscripts, type Transcript } from './transcript.ts';

/** The source that a recording says it was made of. */
const findSourceHash = (about: readonly string[]): string | undefined =>
  about.map((line) => /^Source of [^:]+: ([0-9a-f]{16})\b/.exec(line)?.[1]).find(Boolean);

function parseRecording(file: string, text: string): Transcript[] {
  try {
    return parseTranscript(text);
  } catch (error) {
    throw new Error(`${file} cannot be read as a recording. ${String(error)}`, { cause: error });
  }
}

/** The recordings that the globs name, compared with what their steps expect, each with its age. */
export function readTranscriptEvidence(
  root: string,
  globs: readonly string[],
  sources: Sources,
): TranscriptEvidence[] {
  return globSync([...globs], { cwd: root })
    .sort()
    .map((steps) => {
      const script = readScenario(join(root, steps));
      const file = toTranscriptPath(steps);
      const { title, criteria, proves, noticed: notes } = script;
      const subject = sources.findByEvidence(steps);
      const known = {
        title,
        file,
        ...(subject && { subject: subject.id }),
        criteria,
        proves,
        notes,
      };
      if (!existsSync(join(root, file))) {
        return { ...known, about: [], status: 'NOT RUN', freshness: 'unknown', differences: [] };
      }
      const text = readFileSync(join(root, file), 'utf8');
      const differences = checkTranscripts(script, parseRecording(file, text));
      const about = text.split('\n').flatMap((line) => (line.startsWith('# ') ? [line.slice(2)] : []));
      const status = differences.length === 0 ? 'AS EXPECTED' : 'OTHER WORDS';
      const age = computeFreshness(findSourceHash(about), subject?.source);
      return { ...known, about, status, freshness: age, differences };
    });
}
