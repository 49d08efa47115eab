import { CRITERIA } from '../standards/wcag22.ts';
import type { Evidence } from './evidence.ts';
import type { AuditRecord, Target } from './record.ts';
import { computeStatus, getStateKey } from './status.ts';

/** How much of a kind there is, and how much of it was tested. */
export type Share = { tested: number; total: number };

/** What a reader has to know before any result: how much was tested, and how much a person has judged. */
export type Counts = {
  pages: Share;
  stories: Share;
  /** Combinations of a page or story, language, theme, width and steps. */
  states: number;
  recordings: number;
  /** Recordings whose folder has changed since, or whose commit is unknown. */
  olderRecordings: number;
  criteria: number;
  /** Criteria that a person has judged on the current source, on everything that was scanned. */
  judged: number;
  /** Criteria of which a rule says that a person has to decide. */
  toDecide: number;
};

/** A target that was not visited, or that threw or timed out in each state, is not tested. */
const listTested = (records: readonly AuditRecord[], kind: Target['kind']): Set<string> =>
  new Set(
    records.flatMap(({ target, outcome }) =>
      target.kind === kind && outcome !== 'untested' ? [target.id] : [],
    ),
  );

function countShare(all: readonly string[], records: readonly AuditRecord[], kind: Target['kind']): Share {
  const visited = records.flatMap(({ target }) => (target.kind === kind ? [target.id] : []));
  return { tested: listTested(records, kind).size, total: new Set([...all, ...visited]).size };
}

const known = new WeakMap<Evidence, Counts>();

/** Counts the evidence; cached, since each page of a report says it. */
export function countEvidence(evidence: Evidence): Counts {
  const counts = known.get(evidence) ?? computeCounts(evidence);
  known.set(evidence, counts);
  return counts;
}

function computeCounts(evidence: Evidence): Counts {
  const { results, transcripts } = evidence;
  const { records } = results;
  const recorded = transcripts.filter(({ status }) => status !== 'skipped');
  const statuses = CRITERIA.map(({ number }) => computeStatus(number, { ...evidence, records }));
  return {
    pages: countShare(results.pages, records, 'page'),
    stories: countShare(results.stories, records, 'component'),
    states: new Set(records.map(getStateKey)).size,
    recordings: recorded.length,
    olderRecordings: recorded.filter(({ source }) => source !== 'unchanged').length,
    criteria: CRITERIA.length,
    judged: statuses.filter(({ isReviewed }) => isReviewed).length,
    toDecide: statuses.filter(({ status }) => status === 'personDecides').length,
  };
}
