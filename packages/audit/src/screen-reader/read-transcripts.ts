import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

import { getSourceState, type FindChangedFolders } from '../evidence/changed-folders.ts';
import type { TranscriptEvidence } from '../evidence/evidence.ts';
import { readEvidenceFile } from '../evidence/read-evidence-file.ts';
import type { Subjects } from '../evidence/subjects.ts';
import { readScenario, toTranscriptPath } from './scenario.ts';
import { checkTranscripts, parseTranscriptHead, parseTranscripts } from './transcript.ts';

/**
 * Reads the scenarios that the globs match, and compares their transcripts with what they expect.
 * @throws InvalidEvidenceError when a scenario or transcript is invalid.
 */
export function readTranscriptEvidence(
  root: string,
  globs: readonly string[],
  subjects: Subjects,
  find: FindChangedFolders,
): TranscriptEvidence[] {
  return globSync([...globs], { cwd: root })
    .sort()
    .map((path) => {
      const scenario = readScenario(join(root, path));
      const file = toTranscriptPath(path);
      const { title, criteria, proves, notes = { en: [], es: [] } } = scenario;
      const subject = subjects.findByEvidence(path);
      const common = { title, file, ...(subject && { subject: subject.id }), criteria, proves, notes };
      if (!existsSync(join(root, file))) {
        return { ...common, about: [], status: 'skipped', source: 'unknown', differences: [] };
      }
      const { about, transcripts } = readEvidenceFile(
        join(root, file),
        (text) => ({
          about: text.split('\n').flatMap((line) => (line.startsWith('# ') ? [line.slice(2)] : [])),
          transcripts: parseTranscripts(text),
        }),
        'a11y-audit listen --accept records it again.',
      );
      const differences = checkTranscripts(scenario, transcripts);
      const head = parseTranscriptHead(about);
      return {
        ...common,
        ...head,
        about,
        status: differences.length === 0 ? 'pass' : 'mismatch',
        source: getSourceState(find, head.commit, subject?.folders),
        differences,
      };
    });
}
