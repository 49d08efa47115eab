import { globSync } from 'node:fs';
import { join } from 'node:path';

import type { ManualEvidence } from '../evidence/evidence.ts';
import { computeFreshness, type Sources } from '../evidence/freshness.ts';
import { readManualResults } from './manual-results.ts';

/**
 * Reads the manual results in the files that the globs match, with their freshness.
 * @throws Error when a file is invalid, or belongs to no component and there are no pages.
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
      if (!subject) throw new Error(`${file} belongs to no component. Add its folder to components.`);
      return readManualResults(join(root, file)).flatMap(({ person, date, environment, source, results }) =>
        results.map((result) => ({
          ...result,
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
