import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

import type { Config } from '../config.ts';
import { collectEvidence, getResultsPath } from '../evidence/collect-evidence.ts';
import { reportedManualEvidence, transcriptEvidence, type Evidence } from '../evidence/evidence.ts';
import { InvalidEvidenceError, readEvidenceFile } from '../evidence/read-evidence-file.ts';
import { LANGUAGES } from '../evidence/record.ts';
import { PAGES } from '../reports/document.ts';
import { SCREENSHOTS } from '../evidence/results.ts';
import { checkWaivers } from '../evidence/waivers.ts';
import { checkSpeech } from '../screen-reader/known-speech.ts';

/** Result of a check: `problems` fail it and say what, why it matters and what to do; `notes` do not fail it. */
export type CheckResult = { problems: string[]; notes: string[] };

/** Files that the config names and that do not exist. */
const findMissingFiles = (root: string, { components, pagesSource }: Config): string[] => [
  ...pagesSource
    .filter((glob) => globSync(glob, { cwd: root }).length === 0)
    .map(
      (glob) =>
        `${glob}, the source of pages, matches no file. A change of the pages would never be seen. Correct pagesSource in the config.`,
    ),
  ...components.flatMap(({ id, folder, requirements }) => [
    ...(existsSync(join(root, folder))
      ? []
      : [
          `${folder}, the folder of ${id}, is missing. Nobody can say whether evidence about it is out of date. Correct components in the config.`,
        ]),
    ...requirements.flatMap(({ id: requirement, testFile }) =>
      testFile === undefined || existsSync(join(root, testFile))
        ? []
        : [
            `${testFile}, which proves ${requirement} of ${id}, is missing. The requirement has no proof. Correct its SPEC or the config.`,
          ],
    ),
  ]),
];

/** Screenshots that the results name and that do not exist. */
function findMissingScreenshots(root: string, config: Config, { results }: Evidence): string[] {
  const named = new Set(results.records.flatMap(({ screenshot }) => screenshot ?? []));
  return [...named]
    .map((name) => `${config.reports}/${SCREENSHOTS}/${name}`)
    .filter((file) => !existsSync(join(root, file)))
    .map(
      (file) =>
        `${file}, which ${getResultsPath(config)} names, is missing. The report would show a broken picture. Restore the file, or run a11y-audit scan.`,
    );
}

type ManualClaim = Pick<z.infer<typeof reportedManualEvidence>, 'subject' | 'criterion' | 'outcome'> & {
  role: string;
  date: string;
};
const formatClaim = ({ subject, criterion, outcome, role, date }: ManualClaim): string =>
  `${subject}, ${criterion}: ${outcome}, ${role}, ${date}`;

/** Reads the list of evidence of a written report; undefined when it is missing. */
function readReported<T extends z.ZodType>(path: string, row: T): z.infer<T>[] | undefined {
  if (!existsSync(path)) return undefined;
  const parse = (text: string) => z.array(row).parse(JSON.parse(text));
  return readEvidenceFile(path, parse, 'a11y-audit report writes it.');
}

/** What readers open, and what the reports are made from. */
const REPORTS = [
  'results.json',
  ...PAGES.flatMap((page) => LANGUAGES.map((language) => `${page}.${language}.html`)),
  'transcripts.json',
  'manual-results.json',
];

/** Checks that a written report is whole, and that the evidence which it names exists. Before a scan there is none. */
function checkReports(
  root: string,
  config: Config,
  { transcripts: recorded, manualResults }: Evidence,
): string[] {
  const absent = REPORTS.filter((name) => !existsSync(join(root, config.reports, name)));
  if (absent.length === REPORTS.length) return [];
  const [listed, reviews] = ['transcripts.json', 'manual-results.json'].map(
    (name) => `${config.reports}/${name}`,
  ) as [string, string];
  const transcripts = readReported(join(root, listed), transcriptEvidence);
  const reported = readReported(join(root, reviews), reportedManualEvidence);
  const founded = new Set(
    manualResults.map(({ person, ...result }) => formatClaim({ ...result, role: person.role })),
  );
  return [
    ...absent.map(
      (name) =>
        `${config.reports}/${name} is missing. The other reports send their readers to it. Restore it, or run a11y-audit ${name === 'results.json' ? 'scan' : 'report'}.`,
    ),
    ...(transcripts ?? [])
      .filter(({ file, status }) => status !== 'skipped' && !existsSync(join(root, file)))
      .map(
        ({ file }) =>
          `${listed} names ${file}, which does not exist. A reader cannot look at this evidence. Restore the file, or run a11y-audit report.`,
      ),
    ...(transcripts ?? []).flatMap(({ file, status }) => {
      const now = recorded.find((each) => each.file === file)?.status;
      return status === 'pass' && now === 'mismatch'
        ? [
            `${listed} says that ${file} is as expected, and it is a mismatch. The report claims a proof that there is not. Correct the scenario or record again, then run a11y-audit report.`,
          ]
        : [];
    }),
    ...(reported ?? [])
      .filter((claim) => !founded.has(formatClaim(claim)))
      .map(
        (claim) =>
          `${reviews} has ${formatClaim(claim)}, which ${claim.file} does not have. The report claims a review that nobody recorded. Restore the manual result, or run a11y-audit report.`,
      ),
  ];
}

/** Requirements that a scenario proves and that no component has. */
function findUnknownRequirements({ transcripts, components }: Evidence): string[] {
  const known = new Set(components.flatMap(({ requirements }) => requirements.map(({ id }) => id)));
  return transcripts.flatMap(({ file, proves }) =>
    proves
      .filter((id) => !known.has(id))
      .map(
        (id) =>
          `${file.replace(/\.transcript\.txt$/, '.scenario.yml')} proves ${id}, which no SPEC has. The transcript proves nothing. Correct "proves", or add the requirement.`,
      ),
  );
}

/** Names all subjects of a few, and three of many. */
function createNote(name: string, subjects: readonly (string | undefined)[]): string[] {
  const ids = [...new Set(subjects)];
  if (ids.length === 0) return [];
  const isShort = ids.length <= 10;
  return [
    `${name}: ${isShort ? ids.join(', ') : `${ids.slice(0, 3).join(', ')} and ${ids.length - 3} more`}.`,
  ];
}

/** Says which evidence there is not, and which is older than its source. */
function createNotes(root: string, config: Config, evidence: Evidence): string[] {
  const { components, transcripts, manualResults, results, changedFolders } = evidence;
  const recorded = transcripts.filter(({ status }) => status !== 'skipped');
  const without = (list: readonly { subject?: string | undefined }[]) =>
    components.flatMap(({ id }) => (list.some(({ subject }) => subject === id) ? [] : [id]));
  const of = (list: readonly { subject?: string | undefined; source: string }[], source: string) =>
    list.flatMap((each) => (each.source === source ? [each.subject] : []));
  const file = getResultsPath(config);
  const { date, commit } = results.tested;
  return [
    ...(!existsSync(join(root, file))
      ? [`No scan: ${file} does not exist.`]
      : changedFolders === 'unknown'
        ? [`${file} is of ${date}, commit ${commit}. Which folders have changed since is unknown.`]
        : createNote(
            `${file} is of ${date}, commit ${commit}. Folders that have changed since`,
            changedFolders,
          )),
    ...createNote('No screen-reader transcript', without(recorded)),
    ...createNote('Changed since the transcript', of(recorded, 'changed')),
    ...createNote('Transcript without a known commit', of(recorded, 'unknown')),
    ...createNote('No manual review', without(manualResults)),
    ...createNote('Changed since the manual review', of(manualResults, 'changed')),
    ...createNote('Manual review without a known commit', of(manualResults, 'unknown')),
  ];
}

/**
 * Checks the evidence in a few seconds, without a browser. Invalid evidence is a problem: a file in another format, one
 * that is missing, a name of something that does not exist, a waiver that has expired or matches no failure, and
 * speech that a rule finds fault with and nobody has listed. Missing evidence, and older evidence, is a note.
 * @param day Today, ISO 8601; a waiver is valid through its last day.
 */
export function checkEvidence(root: string, config: Config, day: string): CheckResult {
  const problems = findMissingFiles(root, config);
  try {
    const evidence = collectEvidence(root, config);
    const failures = evidence.results.records.filter(({ outcome }) => outcome === 'failed');
    return {
      problems: [
        ...problems,
        ...findMissingScreenshots(root, config, evidence),
        ...checkReports(root, config, evidence),
        ...findUnknownRequirements(evidence),
        ...checkWaivers(evidence.waivers, failures, day),
        ...checkSpeech(evidence.speech),
      ],
      notes: createNotes(root, config, evidence),
    };
  } catch (error) {
    // The other checks compare what the file contains.
    if (error instanceof InvalidEvidenceError) return { problems: [...problems, error.message], notes: [] };
    throw error;
  }
}
