import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';

import type { Config } from '../config.ts';
import { collectEvidence, getResultsPath } from '../evidence/collect-evidence.ts';
import { findStaleEvidence, type Evidence } from '../evidence/evidence.ts';
import { readSources, type Sources } from '../evidence/freshness.ts';
import { checkWaivers } from '../evidence/waivers.ts';
import { readConformance } from './conformance.ts';

/** Result of a check, one line each: `problems` fail it, `notes` do not. */
export type CheckResult = { problems: string[]; notes: string[] };

const transcriptClaims = z.array(
  z.object({ subject: z.string().optional(), file: z.string(), status: z.string() }),
);
const manualResultClaims = z.array(
  z.object({
    subject: z.string(),
    criterion: z.string(),
    outcome: z.string(),
    role: z.string(),
    date: z.string(),
  }),
);

/** Claims of a file about transcripts and manual results, for comparison. Folders do not count: components may move. */
const toClaims = (
  transcripts: z.infer<typeof transcriptClaims>,
  manualResults: z.infer<typeof manualResultClaims>,
): string[] => [
  ...transcripts
    .filter(({ status }) => status === 'pass')
    .map(({ subject, file }) => `${subject ?? 'no subject'}, ${basename(file)}: pass`),
  ...manualResults.map(
    ({ subject, criterion, outcome, role, date }) => `${subject}, ${criterion}: ${outcome}, ${role}, ${date}`,
  ),
];

/** Claims without a transcript or manual result, one line each. */
const findUnfoundedClaims = (
  file: string,
  claims: readonly string[],
  { transcripts, manualResults }: Evidence,
): string[] => {
  const founded = new Set(
    toClaims(
      [...transcripts],
      manualResults.map(({ person, ...result }) => ({ ...result, role: person.role })),
    ),
  );
  return claims
    .filter((claim) => !founded.has(claim))
    .map((claim) => `${file} claims without evidence: ${claim}.`);
};

/** Checks the conformance file of each component: it exists, is not edited, and its claims have evidence. */
function checkConformance(root: string, config: Config, sources: Sources, evidence: Evidence): CheckResult {
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
      const { source, transcripts, manualResults } = readConformance(join(root, file));
      const claims = toClaims(
        transcripts.map((each) => ({ ...each, subject: id })),
        manualResults.map((each) => ({ ...each, subject: id })),
      );
      problems.push(...findUnfoundedClaims(file, claims, evidence));
      if (source === undefined) notes.push(`No evidence yet: ${file}`);
      else if (source !== sources.byId.get(id)) notes.push(`Written for an earlier version: ${file}`);
    } catch (error) {
      problems.push(`${file} is invalid. ${String(error)}`);
    }
  }
  return { problems, notes };
}

/** Checks the reports: each file matches its checksum, and its claims have evidence. */
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
    .map(([, name]) => `${reports}/${name} does not match its checksum.`);
  if (changed.length > 0) return changed;
  const json = (name: string): unknown => JSON.parse(read(name).toString());
  return [
    ...findUnfoundedClaims(
      `${reports}/transcripts.json`,
      toClaims(transcriptClaims.parse(json('transcripts.json')), []),
      evidence,
    ),
    ...findUnfoundedClaims(
      `${reports}/manual-results.json`,
      toClaims([], manualResultClaims.parse(json('manual-results.json'))),
      evidence,
    ),
  ];
}

/** Requirements that a scenario proves and that no component has. */
const findUnknownRequirements = ({ transcripts, components }: Evidence): string[] => {
  const known = new Set(components.flatMap(({ requirements }) => requirements.map(({ id }) => id)));
  return known.size === 0
    ? []
    : transcripts.flatMap(({ file, proves }) =>
        proves
          .filter((id) => !known.has(id))
          .map((id) => `${file} proves ${id}, which is not a requirement of a component.`),
      );
};

/** Evidence that is older than its source, one line for each file. */
function listStaleEvidence(config: Config, evidence: Evidence): string[] {
  const { scanned, transcripts, manualResults } = findStaleEvidence(evidence);
  return [
    ...(scanned.length > 0
      ? [`Scanned for an earlier version: ${getResultsPath(config)} (${scanned.join(', ')})`]
      : []),
    ...transcripts.map(({ file }) => `Recorded for an earlier version: ${file}`),
    ...new Set(manualResults.map(({ file }) => `Reviewed for an earlier version: ${file}`)),
  ];
}

/**
 * Checks the evidence in a few seconds, without a browser. Invalid evidence is a problem: a file that is missing, was
 * edited by hand or claims something without evidence, and a waiver that has expired or matches no failure. Stale
 * evidence is a note: the reports list it, and a release renews it.
 * @param day Today, ISO 8601; a waiver is valid through its last day.
 * @throws Error when a scenario, transcript, manual result, waiver or result is invalid.
 */
export function checkEvidence(root: string, config: Config, day: string): CheckResult {
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
    notes: [...listStaleEvidence(config, evidence), ...conformance.notes],
  };
}
