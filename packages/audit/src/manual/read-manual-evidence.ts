import { globSync } from 'node:fs';
import { join } from 'node:path';

import { computeFreshness, type Sources } from '../evidence/freshness.ts';
import type { ManualEvidence } from '../evidence/evidence.ts';
import { readManualResults } from './manual-results.ts';

/**
 * The verdicts that the globs name, each with its age. There are none where nobody has judged.
 * @throws Error when a file lies where the config knows neither component nor pages: it would be about nothing.
 */
export function readManualEvidence(
  root: string,
  globs: readonly string[],
  sources: Sources,
): ManualEvidence[] {
  return globSync([...globs], { cwd: root })
    .sort()
    .flatMap((file) => {
      const subject = sources.findByEvidence(file);
      if (!subject)
        throw new Error(`${file} is about nothing that the config lists: name its folder under components.`);
      return readManualResults(join(root, file)).flatMap(({ person, date, environment, source, verdicts }) =>
        verdicts.map((verdict) => ({
          ...verdict,
          person,
          date,
          environment,
          file,
          subject: subject.id,
          freshness: computeFreshness(source, subject.source),
        })),
      );
    });
}
