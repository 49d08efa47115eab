import { globSync } from 'node:fs';
import { join } from 'node:path';

import { getSourceState, type FindChangedFolders } from '../evidence/changed-folders.ts';
import type { ManualEvidence } from '../evidence/evidence.ts';
import { InvalidEvidenceError } from '../evidence/read-evidence-file.ts';
import type { Subjects } from '../evidence/subjects.ts';
import { readManualResults } from './manual-results.ts';

/**
 * Reads the manual results in the files that the globs match, with the state of their source.
 * @throws InvalidEvidenceError when a file is invalid, or belongs to no component and there are no pages.
 */
export function readManualEvidence(
  root: string,
  globs: readonly string[],
  subjects: Subjects,
  find: FindChangedFolders,
): ManualEvidence[] {
  return globSync([...globs], { cwd: root })
    .sort()
    .flatMap((file) => {
      const subject = subjects.findByEvidence(file);
      if (!subject)
        throw new InvalidEvidenceError(
          file,
          ['It belongs to no component.'],
          'add its folder to components in the config.',
        );
      return readManualResults(join(root, file)).flatMap(({ results, ...session }) =>
        results.map((result) => ({
          ...result,
          ...session,
          file,
          subject: subject.id,
          source: getSourceState(find, session.commit, subject.folders),
        })),
      );
    });
}
