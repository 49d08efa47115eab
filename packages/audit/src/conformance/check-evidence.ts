import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';

import type { Config } from '../config.ts';
import { collectEvidence, getResultsPath } from '../evidence/collect-evidence.ts';
import { readSources, type Sources } from '../evidence/freshness.ts';
import { findStaleEvidence, type Evidence } from '../evidence/evidence.ts';
import { checkWaivers } from '../evidence/waivers.ts';
import { readConformance } from './conformance.ts';

/** What a check found: `problems` fail it, `notes` are printed and fail nothing. One line each. */
export type Checked = { problems: string[]; notes: string[] };

const transcriptClaims = z.array(
  z.object({ subject: z.string().optional(), file: z.string(), status: z.string() }),
);
const manualResultClaims = z.array(
  z.object({
    subject: z.string(),
    criterion: z.string(),
    verdict: z.string(),
    role: z.string(),
    date: z.string(),
  }),
);

/** What files claim of recordings and verdicts, comparable. A recording moves with its component, so its folder does not count. */
const toClaims = (
  transcripts: z.infer<typeof transcriptClaims>,
  manualResults: z.infer<typeof manualResultClaims>,
): string[] => [
  ...transcripts
    .filter(({ status }) => status === 'AS EXPECTED')
    .map(({ subject, file }) => `${subject ?? 'nothing'}, ${basename(file)}: as expected`),
  ...manualResults.map(
    ({ subject, criterion, verdict, role, date }) => `${subject}, ${criterion}: ${verdict}, ${role}, ${date}`,
  ),
];

/** Claims that no recording or verdict in the tree holds, one line each. */
const findUnfoundedClaims = (
  file: string,
  claimed: readonly string[],
  { transcripts, manualResults }: Evidence,
): string[] => {
  const held = new Set(
    toClaims(
      [...transcripts],
      manualResults.map(({ person, ...verdict }) => ({ ...verdict, role: person.role })),
    ),
  );
  return claimed
    .filter((claim) => !held.has(claim))
    .map((claim) => `${file} claims what the evidence does not hold: ${claim}.`);
};

/** The conformance file of each component: it is there, as it was written, and claims what the evidence holds. */
function checkConformance(root: string, config: Config, sources: Sources, evidence: Evidence): Checked {
  const problems: string[] = [];
  const notes: string[] = [];
  const { conformance, components } = config;
  if (conformance === undefined) return { problems, notes };
  for (const { id, folder } of components) {
    const file = `${folder}/${conformance}`;
    if (!existsSync(join(root, file))) {
      problems.push(`${file} is missing.`);
      continue;
    }
    try {
      const { source, heard, judged } = readConformance(join(root, file));
      const claimed = toClaims(
        heard.map((each) => ({ ...each, subject: id })),
        judged.map((each) => ({ ...each, subject: id })),
      );
      problems.push(...findUnfoundedClaims(file, claimed, evidence));
      if (source === undefined) notes.push(`Nothing recorded yet: ${file}`);
      else if (source !== sources.byId.get(id)) notes.push(`Written for an earlier version: ${file}`);
    } catch (error) {
      problems.push(`${file} is not as it was written. ${String(error)}`);
    }
  }
  return { problems, notes };
}

/** The reports: every file is the one that its checksum was taken of, and claims what the evidence holds. */
function checkReports(root: string, { reports }: Config, evidence: Evidence): string[] {
  const read = (name: string) => readFileSync(join(root, reports, name));
  if (!existsSync(join(root, reports, 'SHA256SUMS'))) return [];
  const changed = read('SHA256SUMS')
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => line.split('  ') as [string, string])
    .filter(
      ([sum, name]) =>
        !existsSync(join(root, reports, name)) ||
        createHash('sha256').update(read(name)).digest('hex') !== sum,
    )
    .map(([, name]) => `${reports}/${name} is not as it was when the reports were written.`);
  if (changed.length > 0) return changed;
  const json = (name: string): unknown => JSON.parse(read(name).toString());
  return [
    ...findUnfoundedClaims(
      `${reports}/heard.json`,
      toClaims(transcriptClaims.parse(json('heard.json')), []),
      evidence,
    ),
    ...findUnfoundedClaims(
      `${reports}/judged.json`,
      toClaims([], manualResultClaims.parse(json('judged.json'))),
      evidence,
    ),
  ];
}

/** Requirements that a list of steps is said to prove and that its component does not have. */
const findUnknownRequirements = ({ transcripts, components }: Evidence): string[] => {
  const known = new Set(components.flatMap(({ requirements }) => requirements.map(({ id }) => id)));
  return known.size === 0
    ? []
    : transcripts.flatMap(({ file, proves }) =>
        proves.filter((id) => !known.has(id)).map((id) => `${file} proves ${id}, which is no requirement.`),
      );
};

/** What was measured, recorded or judged before its source changed, one line for each file. */
function findOlderEvidence(config: Config, evidence: Evidence): string[] {
  const { scanned, transcripts, manualResults } = findStaleEvidence(evidence);
  return [
    ...(scanned.length > 0
      ? [`Measured for an earlier version: ${getResultsPath(config)} (${scanned.join(', ')})`]
      : []),
    ...transcripts.map(({ file }) => `Recorded for an earlier version: ${file}`),
    ...new Set(manualResults.map(({ file }) => `Judged for an earlier version: ${file}`)),
  ];
}

/**
 * Checks the evidence without a browser, in a few seconds. What is wrong is a problem: a file that is missing, was
 * changed by hand, or claims what the evidence does not hold; a waiver that is over or not needed. What is only older
 * than its source is a note: the reports say so by themselves, and evidence is made anew at a release.
 * @param day Today, ISO 8601; a waiver holds through its last day.
 * @throws Error when a recording, verdict, waiver or result cannot be read, in plain words.
 */
export function checkEvidence(root: string, config: Config, day: string): Checked {
  const sources = readSources(root, config);
  const evidence = collectEvidence(root, config, sources);
  const failures = evidence.results.records.filter(({ outcome }) => outcome === 'failed');
  const conformance = checkConformance(root, config, sources, evidence);
  return {
    problems: [
      ...conformance.problems,
      ...checkReports(root, config, evidence),
      ...findUnknownRequirements(evidence),
      ...checkWaivers(evidence.waivers, failures, day),
    ],
    notes: [...findOlderEvidence(config, evidence), ...conformance.notes],
  };
}
