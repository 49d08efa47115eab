import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

import type { Config } from '../config.ts';
import type { Sources } from '../sources/subjects.ts';
import type { Evidence } from '../store/evidence.ts';
import type { AuditRecord } from '../store/record.ts';
import { stateOf, statusOf } from '../store/status.ts';
import { storiesBySubject, type Stories } from '../store/stories.ts';
import { CRITERIA } from '../standards/wcag22.ts';

const component = z.object({ source: z.string() });
/** What of the file a check needs. */
const written = z.object({ components: z.record(z.string(), component) });

/** What was found out of one component. */
type Found = { records: readonly AuditRecord[]; stories: Stories };

/** What the package says of one component: bound to the source that it was shown on. */
function componentEntry(id: string, source: string, { records, stories }: Found, evidence: Evidence) {
  const heard = evidence.heard.filter(({ subject }) => subject === id);
  const judged = evidence.judged.filter(({ subject }) => subject === id);
  const input = { records, heard, judged, subjectOf: evidence.subjectOf };
  const statuses = CRITERIA.map(({ number }) => [number, statusOf(number, input).status] as const);
  const requirements = evidence.components.find((each) => each.id === id)?.requirements ?? [];
  return {
    source,
    measured:
      records.length === 0
        ? 'not measured'
        : {
            states: new Set(records.map(stateOf)).size,
            stories: stories.all.length - stories.notTested.length,
            storiesThatExist: stories.all.length,
            storiesNotTested: stories.notTested,
            freshness: evidence.measuredFreshness.get(id) ?? 'unknown',
          },
    heard:
      heard.length === 0
        ? 'nobody has listened to it with a screen reader'
        : heard.map(({ file, about, status, freshness }) => ({
            file,
            with: about[1] ?? '',
            status,
            freshness,
          })),
    judged:
      judged.length === 0
        ? 'no person has judged it'
        : judged.map(({ criterion, verdict, person, date, environment, freshness }) => ({
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

const packageOf = z.object({ name: z.string(), version: z.string() });

/** The text of conformance.json: what was shown of each component, and on which source. Says nothing more than was shown. */
export function conformanceText(
  root: string,
  config: Config & { conformance: NonNullable<Config['conformance']> },
  sources: Sources,
  evidence: Evidence,
): string {
  const { name, version } = packageOf.parse(
    JSON.parse(readFileSync(join(root, config.conformance.package), 'utf8')),
  );
  const records = Map.groupBy(evidence.results.records, ({ place }) => evidence.subjectOf(place));
  const storiesOf = storiesBySubject(evidence);
  const components = config.components.flatMap(({ id }) => {
    const source = sources.byId.get(id);
    const found = {
      records: records.get(id) ?? [],
      stories: storiesOf.get(id) ?? { all: [], notTested: [] },
    };
    return source ? [[id, componentEntry(id, source, found, evidence)] as const] : [];
  });
  return `${JSON.stringify(
    {
      about:
        'Written by a11y-audit conformance. A criterion that is not named was not tested. No status but "judged" says that a criterion is met.',
      package: name,
      version,
      standard: 'WCAG 2.2, levels A and AA',
      tested: components.some(([, { measured }]) => typeof measured === 'object')
        ? evidence.results.tested.date
        : 'not measured',
      components: Object.fromEntries(components),
    },
    null,
    2,
  )}\n`;
}

/** `a, b have changed since it was written.`; nothing for nobody. */
const sentence = (ids: readonly string[], one: string, many: string): string[] =>
  ids.length === 0 ? [] : [`${ids.join(', ')} ${ids.length === 1 ? one : many}.`];

/** What in a committed conformance.json is no longer true of the tree; empty when all hashes hold. Quick, no browser. */
export function staleConformance(root: string, config: Config, sources: Sources): string[] {
  if (!config.conformance) return [];
  const file = join(root, config.conformance.file);
  const again = `Write it again: a11y-audit conformance.`;
  if (!existsSync(file)) return [`${config.conformance.file} is missing. ${again}`];
  const { components } = written.parse(JSON.parse(readFileSync(file, 'utf8')));
  const now = config.components.map(({ id }) => id).filter((id) => sources.byId.has(id));
  const missing = now.filter((id) => !components[id]);
  const gone = Object.keys(components).filter((id) => !now.includes(id));
  const changed = now.filter((id) => components[id] && components[id].source !== sources.byId.get(id));
  const problems = [
    ...sentence(missing, 'is not in it', 'are not in it'),
    ...sentence(gone, 'is in it and no longer in the tree', 'are in it and no longer in the tree'),
    ...sentence(changed, 'has changed since it was written', 'have changed since it was written'),
  ];
  return problems.length > 0 ? [`${config.conformance.file} is stale: ${problems.join(' ')} ${again}`] : [];
}
