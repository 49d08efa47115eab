import { CATALOG_ROWS, RESTS_ON, type CatalogRow, type Level } from '../../standards/openacr-catalog.ts';
import { relatedTo } from '../../standards/related.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import type { Language } from '../../evidence/record.ts';
import { statusOf, type CriterionStatus } from '../../evidence/status.ts';
import { acrWords } from './acr-messages.ts';

/** What is answered in one row of an accessibility conformance report. */
export type Answer = {
  row: CatalogRow;
  /** Undefined: nobody may say yet. A and AA rows have no level for "not evaluated". */
  level: Level | undefined;
  notes: Record<Language, string>;
};

const inBoth = (say: (words: (typeof acrWords)['en']) => string): Record<Language, string> => ({
  en: say(acrWords.en),
  es: say(acrWords.es),
});

const idsOf = (rows: CriterionStatus['failures']): string[] => [
  ...new Set(rows.map(({ place, rule }) => `${place.id} (${rule})`)),
];

/** A failure in more than half of the places that were visited is no longer "partially". */
function levelOfFailure({ failures, judged }: CriterionStatus, evidence: Evidence): Level {
  const failed = new Set([
    ...failures.map(({ place }) => place.id),
    ...judged.filter((each) => each.verdict === 'fail').map(({ subject }) => subject),
  ]);
  const visited = new Set(evidence.results.records.map(({ place }) => place.id));
  return failed.size * 2 > visited.size ? 'does-not-support' : 'partially-supports';
}

/** A rule of our own looked everywhere and found no such content. axe-core's "inapplicable" alone shows no absence. */
const isShownAbsent = (number: string, { status, rules }: CriterionStatus): boolean =>
  status === 'noneApplies' &&
  relatedTo(number).evidence !== 'person' &&
  rules.some((rule) => !rule.startsWith('axe/'));

function criterionAnswer(row: CatalogRow, evidence: Evidence): Answer {
  const status = statusOf(row.number, { ...evidence, records: evidence.results.records });
  const { states, failures, judged } = status;
  const fresh = judged.filter(({ freshness }) => freshness === 'fresh');
  switch (status.status) {
    case 'failed': {
      const where = [
        ...idsOf(failures),
        ...fresh.filter((each) => each.verdict === 'fail').map((each) => each.subject),
      ];
      return {
        row,
        level: levelOfFailure(status, evidence),
        notes: inBoth((say) => say.failed(where, states)),
      };
    }
    case 'judged': {
      const isNone = fresh.every(({ verdict }) => verdict === 'does-not-apply');
      const people = [...new Set(fresh.map(({ person, date }) => `${person.role}, ${date}`))];
      return {
        row,
        level: isNone ? 'not-applicable' : 'supports',
        notes: inBoth((say) => say.judged(people)),
      };
    }
    default: {
      if (isShownAbsent(row.number, status)) {
        const own = status.rules.filter((rule) => !rule.startsWith('axe/'));
        return { row, level: 'not-applicable', notes: inBoth((say) => say.absent(own, states.visited)) };
      }
      return { row, level: undefined, notes: inBoth((say) => say.open(status.status, states)) };
    }
  }
}

function functionalAnswer(row: CatalogRow, evidence: Evidence): Answer {
  const criteria = RESTS_ON[row.number] ?? [];
  const statuses = criteria.map((number) => ({
    number,
    ...statusOf(number, { ...evidence, records: evidence.results.records }),
  }));
  const failed = statuses.filter(({ status }) => status === 'failed').map(({ number }) => number);
  if (failed.length > 0)
    return { row, level: 'partially-supports', notes: inBoth((say) => say.restsOnFailed(failed)) };
  const open = statuses.filter(({ status }) => status !== 'judged').map(({ number }) => number);
  return { row, level: undefined, notes: inBoth((say) => say.restsOn(criteria.length, open)) };
}

/** Help is judged by the pages that hold it; whether it helps, a person says. */
function supportAnswer(row: CatalogRow, { support, results }: Evidence): Answer {
  const held = support[row.number];
  if (!held) return { row, level: undefined, notes: inBoth((say) => say.support) };
  if ('none' in held) return { row, level: 'not-applicable', notes: held.none };
  const rows = results.records.filter(
    ({ place, outcome }) => held.pages.includes(place.id) && outcome !== 'untested',
  );
  const tested = new Set(rows.map(({ place }) => place.id));
  const failures = idsOf(rows.filter(({ outcome }) => outcome === 'failed'));
  const notTested = held.pages.filter((id) => !tested.has(id));
  const isClean = failures.length === 0 && tested.size > 0;
  return {
    row,
    level: failures.length > 0 ? 'partially-supports' : undefined,
    notes: inBoth((say) =>
      [
        say.heldBy(held.pages),
        ...(failures.length > 0 ? [say.failedThere(failures)] : []),
        ...(isClean ? [say.noFailureThere] : []),
        ...(notTested.length > 0 ? [say.notTestedThere(notTested)] : []),
        say.notJudgedIfItHelps,
      ].join(' '),
    ),
  };
}

/** The answers to all rows of the catalog, in its order, from the same evidence as every other report. */
export function answersOf(evidence: Evidence): Answer[] {
  return CATALOG_ROWS.map((row): Answer => {
    if (row.number === '4.1.1') return { row, level: 'supports', notes: inBoth((say) => say.parsing) };
    switch (row.chapter) {
      case 'success_criteria_level_a':
      case 'success_criteria_level_aa':
        return criterionAnswer(row, evidence);
      case 'success_criteria_level_aaa':
        return { row, level: 'not-evaluated', notes: inBoth((say) => say.notEvaluated) };
      case 'functional_performance_criteria':
        return functionalAnswer(row, evidence);
      default:
        return supportAnswer(row, evidence);
    }
  });
}
