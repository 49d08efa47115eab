import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';

import type { Config } from '../config.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { Sources } from '../evidence/freshness.ts';
import type { AuditRecord } from '../evidence/record.ts';
import { computeStatus, getStateKey } from '../evidence/status.ts';
import { groupStoriesBySubject, type Stories } from '../evidence/stories.ts';
import { CRITERIA } from '../standards/wcag22.ts';

/** Results of the last scan of one component. */
type ScanResults = { records: readonly AuditRecord[]; stories: Stories };

/** The entry of one component, bound to the hash of its source. */
function toConformanceEntry(
  id: string,
  source: string,
  { records, stories }: ScanResults,
  evidence: Evidence,
) {
  const transcripts = evidence.transcripts.filter(({ subject }) => subject === id);
  const manualResults = evidence.manualResults.filter(({ subject }) => subject === id);
  const input = { records, transcripts, manualResults, getSubject: evidence.getSubject };
  const statuses = CRITERIA.map(({ number }) => [number, computeStatus(number, input).status] as const);
  const requirements = evidence.components.find((each) => each.id === id)?.requirements ?? [];
  return {
    about:
      'Written by a11y-audit conformance. Criteria that are not listed were not tested. Only the status "manuallyTested" means that a criterion is met.',
    standard: 'WCAG 2.2, levels A and AA',
    source,
    scan:
      records.length === 0
        ? 'not scanned'
        : {
            date: evidence.results.tested.date,
            states: new Set(records.map(getStateKey)).size,
            stories: stories.all.length - stories.notTested.length,
            totalStories: stories.all.length,
            storiesNotTested: stories.notTested,
            freshness: evidence.scanFreshness.get(id) ?? 'unknown',
          },
    transcripts:
      transcripts.length === 0
        ? 'no transcript of a screen reader'
        : transcripts.map(({ file, about, status, freshness }) => ({
            file: basename(file),
            with: about[1] ?? '',
            status,
            freshness,
          })),
    manualResults:
      manualResults.length === 0
        ? 'no manual review'
        : manualResults.map(({ criterion, outcome, person, date, environment, freshness }) => ({
            criterion,
            outcome,
            role: person.role,
            date,
            environment,
            freshness,
          })),
    requirements: Object.fromEntries(requirements.map((row) => [row.id, row.proof])),
    testFiles: Object.fromEntries(
      requirements.flatMap(({ id: requirement, testFile }) => (testFile ? [[requirement, testFile]] : [])),
    ),
    criteria: Object.fromEntries(statuses.filter(([, status]) => status !== 'notTested')),
  };
}

const computeDigest = (value: object): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** The conformance file of each component, by path. */
export function createConformanceFiles(
  config: Config & { conformance: string },
  sources: Sources,
  evidence: Evidence,
): Map<string, string> {
  const records = Map.groupBy(evidence.results.records, ({ target }) => evidence.getSubject(target));
  const stories = groupStoriesBySubject(evidence);
  return new Map(
    config.components.flatMap(({ id, folder }) => {
      const source = sources.byId.get(id);
      if (source === undefined) return [];
      const results = {
        records: records.get(id) ?? [],
        stories: stories.get(id) ?? { all: [], notTested: [] },
      };
      const entry = toConformanceEntry(id, source, results, evidence);
      const text = `${JSON.stringify({ ...entry, sha256: computeDigest(entry) }, null, 2)}\n`;
      return [[`${folder}/${config.conformance}`, text] as const];
    }),
  );
}

/** A list, or a sentence when it is empty. */
const createListSchema = <T extends z.ZodType>(item: T) =>
  z.union([z.array(item), z.string().transform((): z.infer<T>[] => [])]).default([]);

const conformanceEntry = z.object({
  /** Undefined without evidence. */
  source: z.string().optional(),
  transcripts: createListSchema(z.object({ file: z.string(), status: z.string() })),
  manualResults: createListSchema(
    z.object({ criterion: z.string(), outcome: z.string(), role: z.string(), date: z.string() }),
  ),
});

/**
 * Reads the parts of a conformance file that are checked. The file of a new component has only `about`.
 * @throws Error when it was edited by hand.
 */
export function readConformance(path: string): z.infer<typeof conformanceEntry> {
  const { sha256, ...entry } = z
    .looseObject({ sha256: z.string().optional() })
    .parse(JSON.parse(readFileSync(path, 'utf8')));
  const isNew = Object.keys(entry).join() === 'about';
  if (!isNew && sha256 !== computeDigest(entry))
    throw new Error('Its checksum does not match its content: it was edited by hand.');
  return conformanceEntry.parse(entry);
}
