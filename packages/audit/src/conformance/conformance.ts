import { basename } from 'node:path';

import type { Component, Config } from '../config.ts';
import { createFindChangedFolders, readCommit, readVersion } from '../evidence/changed-folders.ts';
import type { ManualEvidence, TranscriptEvidence } from '../evidence/evidence.ts';
import { createSubjects } from '../evidence/subjects.ts';
import { readManualEvidence } from '../manual/read-manual-evidence.ts';
import { readTranscriptEvidence } from '../screen-reader/read-transcripts.ts';

const toTranscript = ({
  file,
  proves,
  screenReader = 'unknown',
  browser = 'unknown',
  date = 'unknown',
  version = 'unknown',
  commit = 'unknown',
  status,
  source,
}: TranscriptEvidence) => ({
  file: basename(file),
  proves,
  screenReader,
  browser,
  date,
  version,
  commit,
  status,
  source,
});

/** Without the name of the reviewer, which stays in their file. */
const toManualResult = ({
  criterion,
  state,
  languages,
  outcome,
  person,
  environment,
  date,
  commit,
  source,
}: ManualEvidence) => ({
  criterion,
  state,
  languages,
  outcome,
  role: person.role,
  environment,
  date,
  commit,
  source,
});

function toEntry(
  { id, requirements }: Component,
  transcripts: readonly TranscriptEvidence[],
  manualResults: readonly ManualEvidence[],
) {
  const recorded = transcripts.filter(({ subject, status }) => subject === id && status !== 'skipped');
  const reviewed = manualResults.filter(({ subject }) => subject === id);
  return {
    requirements: requirements.length === 0 ? 'No requirement.' : requirements,
    transcripts: recorded.length === 0 ? 'No transcript of a screen reader.' : recorded.map(toTranscript),
    manualResults: reviewed.length === 0 ? 'No manual review.' : reviewed.map(toManualResult),
  };
}

/**
 * What a package says of its conformance: for each component its requirements and what proves each, transcripts and manual
 * results, or a sentence where there is none.
 * @throws InvalidEvidenceError when a scenario, transcript or manual result is invalid.
 */
export function createConformance(
  root: string,
  config: Config,
  { packageFolder, date }: { packageFolder: string; date: string },
) {
  const subjects = createSubjects(config);
  const find = createFindChangedFolders(root);
  const transcripts = readTranscriptEvidence(root, config.scenarios, subjects, find);
  const manualResults = readManualEvidence(root, config.manualResults, subjects, find);
  return {
    about:
      'Made by a11y-audit conformance when the package was packed. "source" says whether the folder of the component has changed since a recording or review. A requirement without its evidence is not proved.',
    version: readVersion(packageFolder),
    commit: readCommit(
      root,
      config.components.map(({ folder }) => folder),
    ),
    date,
    components: Object.fromEntries(
      config.components.map((component) => [component.id, toEntry(component, transcripts, manualResults)]),
    ),
  };
}
