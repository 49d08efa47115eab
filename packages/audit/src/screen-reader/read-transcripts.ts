import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { TranscriptEvidence } from '../evidence/evidence.ts';
import { computeFreshness, type Sources } from '../evidence/freshness.ts';
import { readScenario, toTranscriptPath } from './scenario.ts';
import { checkTranscripts, parseTranscripts, type Transcript } from './transcript.ts';

/** The source hash in the header of a transcript. */
const findSourceHash = (about: readonly string[]): string | undefined =>
  about.map((line) => /^Source of [^:]+: ([0-9a-f]{16})\b/.exec(line)?.[1]).find(Boolean);

function parseFile(file: string, text: string): Transcript[] {
  try {
    return parseTranscripts(text);
  } catch (error) {
    throw new Error(`Invalid transcript ${file}. ${String(error)}`, { cause: error });
  }
}

/**
 * Reads the scenarios that the globs match, and compares their transcripts with what they expect.
 * @throws Error when a scenario or transcript is invalid.
 */
export function readTranscriptEvidence(
  root: string,
  globs: readonly string[],
  sources: Sources,
): TranscriptEvidence[] {
  return globSync([...globs], { cwd: root })
    .sort()
    .map((path) => {
      const scenario = readScenario(join(root, path));
      const file = toTranscriptPath(path);
      const { title, criteria, proves, notes } = scenario;
      const subject = sources.findByEvidence(path);
      const common = { title, file, ...(subject && { subject: subject.id }), criteria, proves, notes };
      if (!existsSync(join(root, file))) {
        return { ...common, about: [], status: 'skipped', freshness: 'unknown', differences: [] };
      }
      const text = readFileSync(join(root, file), 'utf8');
      const differences = checkTranscripts(scenario, parseFile(file, text));
      const about = text.split('\n').flatMap((line) => (line.startsWith('# ') ? [line.slice(2)] : []));
      return {
        ...common,
        about,
        status: differences.length === 0 ? 'pass' : 'mismatch',
        freshness: computeFreshness(findSourceHash(about), subject?.source),
        differences,
      };
    });
}
