import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';

import type { Config } from '../config.ts';
import type { Sources } from '../evidence/freshness.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { AuditRecord } from '../evidence/record.ts';
import { getStateKey, computeStatus } from '../evidence/status.ts';
import { groupStoriesBySubject, type Stories } from '../evidence/stories.ts';
import { CRITERIA } from '../standards/wcag22.ts';

/** What was found out of one component. */
type Found = { records: readonly AuditRecord[]; stories: Stories };

/** What the package says of one component: bound to the source that it was shown on. */
function toConformanceEntry(id: string, source: string, { records, stories }: Found, evidence: Evidence) {
  const transcripts = evidence.transcripts.filter(({ subject }) => subject === id);
  const manualResults = evidence.manualResults.filter(({ subject }) => subject === id);
  const input = { records, transcripts, manualResults, getSubject: evidence.getSubject };
  const statuses = CRITERIA.map(({ number }) => [number, computeStatus(number, input).status] as const);
  const requirements = evidence.components.find((each) => each.id === id)?.requirements ?? [];
  return {
    about:
      'Written by a11y-audit conformance. A criterion that is not named was not tested. No status but "judged" says that a criterion is met.',
    standard: 'WCAG 2.2, levels A and AA',
    source,
    measured:
      records.length === 0
        ? 'not measured'
        : {
            date: evidence.results.tested.date,
            states: new Set(records.map(getStateKey)).size,
            stories: stories.all.length - stories.notTested.length,
            storiesThatExist: stories.all.length,
            storiesNotTested: stories.notTested,
            freshness: evidence.scanFreshness.get(id) ?? 'unknown',
          },
    heard:
      transcripts.length === 0
        ? 'nobody has listened to it with a screen reader'
        : transcripts.map(({ file, about, status, freshness }) => ({
            file: basename(file),
            with: about[1] ?? '',
            status,
            freshness,
          })),
    judged:
      manualResults.length === 0
        ? 'no person has judged it'
        : manualResults.map(({ criterion, verdict, person, date, environment, freshness }) => ({
            criterion,
            verdict,
            role: person.role,
            date,
            environment,
            freshness,
          })),
    requirements: Object.fromEntries(requirements.map((row) => [row.id, row.proof])),
    criteria: Object.fromEntries(statuses.filter(([, status]) => status !== 'notTested')),
  };
}

const computeDigest = (value: object): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** The conformance file of each component, by path: what was shown of it and on which source. Says nothing more. */
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
      const found = {
        records: records.get(id) ?? [],
        stories: stories.get(id) ?? { all: [], notTested: [] },
      };
      const entry = toConformanceEntry(id, source, found, evidence);
      const text = `${JSON.stringify({ ...entry, sha256: computeDigest(entry) }, null, 2)}\n`;
      return [[`${folder}/${config.conformance}`, text] as const];
    }),
  );
}

/** A list, or a sentence that there is nothing to list. */
const createListSchema = <T extends z.ZodType>(item: T) =>
  z.union([z.array(item), z.string().transform((): z.infer<T>[] => [])]).default([]);

const written = z.object({
  /** Undefined while nothing is recorded. */
  source: z.string().optional(),
  heard: createListSchema(z.object({ file: z.string(), status: z.string() })),
  judged: createListSchema(
    z.object({ criterion: z.string(), verdict: z.string(), role: z.string(), date: z.string() }),
  ),
});

/**
 * Reads a conformance file as far as it is checked. That of a new component holds one sentence, `about`, and claims nothing.
 * @throws Error when it is not as it was written.
 */
export function readConformance(path: string): z.infer<typeof written> {
  const { sha256, ...entry } = z
    .looseObject({ sha256: z.string().optional() })
    .parse(JSON.parse(readFileSync(path, 'utf8')));
  const isNew = Object.keys(entry).join() === 'about';
  if (!isNew && sha256 !== computeDigest(entry))
    throw new Error('Its checksum is not that of its content: it was changed by hand.');
  return written.parse(entry);
}
