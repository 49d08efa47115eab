import { globSync } from 'node:fs';
import { join } from 'node:path';

import { freshness, type Sources } from '../evidence/freshness.ts';
import type { JudgedEvidence } from '../evidence/evidence.ts';
import { readVerdicts } from './manual-results.ts';

/**
 * The verdicts that the globs name, each with its age. There are none where nobody has judged.
 * @throws Error when a file lies where the config knows neither component nor pages: it would be about nothing.
 */
export function judgedEvidence(root: string, globs: readonly string[], sources: Sources): JudgedEvidence[] {
  return globSync([...globs], { cwd: root })
    .sort()
    .flatMap((file) => {
      const subject = sources.ofEvidence(file);
      if (!subject)
        throw new Error(`${file} is about nothing that the config lists: name its folder under components.`);
      return readVerdicts(join(root, file)).flatMap(({ person, date, environment, source, verdicts }) =>
        verdicts.map((verdict) => ({
          ...verdict,
          person,
          date,
          environment,
          file,
          subject: subject.id,
          freshness: freshness(source, subject.source),
        })),
      );
    });
}
