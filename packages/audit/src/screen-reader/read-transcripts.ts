import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { freshness, type Sources } from '../evidence/freshness.ts';
import type { HeardEvidence } from '../evidence/evidence.ts';
import { recordingOf } from './run-screen-reader-tests.ts';
import { readScript } from './scenario.ts';
import { parseHeard, unheard, type Heard } from './transcript.ts';

/** The source that a recording says it was made of. */
const sourceOf = (about: readonly string[]): string | undefined =>
  about.map((line) => /^Source of [^:]+: ([0-9a-f]{16})\b/.exec(line)?.[1]).find(Boolean);

function parseRecording(file: string, text: string): Heard[] {
  try {
    return parseHeard(text);
  } catch (error) {
    throw new Error(`${file} cannot be read as a recording. ${String(error)}`, { cause: error });
  }
}

/** The recordings that the globs name, compared with what their steps expect, each with its age. */
export function heardEvidence(root: string, globs: readonly string[], sources: Sources): HeardEvidence[] {
  return globSync([...globs], { cwd: root })
    .sort()
    .map((steps) => {
      const script = readScript(join(root, steps));
      const file = recordingOf(steps);
      const { title, criteria, proves, noticed } = script;
      const subject = sources.ofEvidence(steps);
      const known = { title, file, ...(subject && { subject: subject.id }), criteria, proves, noticed };
      if (!existsSync(join(root, file))) {
        return { ...known, about: [], status: 'NOT RUN', freshness: 'unknown', differences: [] };
      }
      const text = readFileSync(join(root, file), 'utf8');
      const differences = unheard(script, parseRecording(file, text));
      const about = text.split('\n').flatMap((line) => (line.startsWith('# ') ? [line.slice(2)] : []));
      const status = differences.length === 0 ? 'AS EXPECTED' : 'OTHER WORDS';
      const age = freshness(sourceOf(about), subject?.source);
      return { ...known, about, status, freshness: age, differences };
    });
}
