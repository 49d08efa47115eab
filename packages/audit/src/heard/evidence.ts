import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { HeardEvidence } from '../store/results.ts';
import { recordingOf } from './run-heard.ts';
import { readScript } from './steps.ts';
import { parseHeard, unheard } from './transcript.ts';

/** The recordings that the globs name, compared with what their steps expect. */
export function heardEvidence(root: string, globs: readonly string[]): HeardEvidence[] {
  return globSync([...globs], { cwd: root })
    .sort()
    .map((steps) => {
      const script = readScript(join(root, steps));
      const file = recordingOf(steps);
      const { title, criteria, proves, noticed } = script;
      if (!existsSync(join(root, file))) {
        return { title, file, criteria, proves, about: [], status: 'NOT RUN', differences: [], noticed };
      }
      const text = readFileSync(join(root, file), 'utf8');
      const differences = unheard(script, parseHeard(text));
      const about = text.split('\n').flatMap((line) => (line.startsWith('# ') ? [line.slice(2)] : []));
      const status = differences.length === 0 ? 'AS EXPECTED' : 'OTHER WORDS';
      return { title, file, criteria, proves, about, status, differences, noticed };
    });
}
