import { CATALOG_ROWS, RESTS_ON, type CatalogRow, type Level } from '../../standards/openacr-catalog.ts';
import { getRelated } from '../../standards/related.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import type { Language } from '../../evidence/record.ts';
import { computeStatus, type CriterionStatus } from '../../evidence/status.ts';
import { acrMessages } from './acr-messages.ts';

/** What is answered in one row of an accessibility conformance report. */
export type AcrRow = {
  row: CatalogRow;
  /** Undefined: nobody may say yet. A and AA rows have no level for "not evaluated". */
  level: Level | undefined;
  notes: Record<Language, string>;
};

const translate = (say: (words: (typeof acrMessages)['en']) => string): Record<Language, string> => ({
  en: say(acrMessages.en),
  es: say(acrMessages.es),
});

const listTargetIds = (rows: CriterionStatus['failures']): string[] => [
  ...new Set(rows.map(({ target, rule }) => `${target.id} (${rule})`)),
];

/** A failure in more than half of the targets that were visited is no longer "partially". */
function getFailureLevel({ failures, manualResults }: CriterionStatus, evidence: Evidence): Level {
  const failed = new Set([
    ...failures.map(({ target }) => target.id),
    ...manualResults.filter((each) => each.verdict === 'fail').map(({ subject }) => subject),
  ]);
  const visited = new Set(evidence.results.records.map(({ target }) => target.id));
  return failed.size * 2 > visited.size ? 'does-not-support' : 'partially-supports';
}

/** A rule of our own looked everywhere and found no such content. axe-core's "inapplicable" alone shows no absence. */
const isShownAbsent = (number: string, { status, rules }: CriterionStatus): boolean =>
  status === 'noneApplies' &&
  getRelated(number).evidence !== 'person' &&
  rules.some((rule) => !rule.startsWith('axe/'));

function createCriterionRow(row: CatalogRow, evidence: Evidence): AcrRow {
  const status = computeStatus(row.number, { ...evidence, records: evidence.results.records });
  const { states, failures, manualResults } = status;
  const fresh = manualResults.filter(({ freshness }) => freshness === 'fresh');
  switch (status.status) {
    case 'failed': {
      const where = [
        ...listTargetIds(failures),
        ...fresh.filter((each) => each.verdict === 'fail').map((each) => each.subject),
      ];
      return {
        row,
        level: getFailureLevel(status, evidence),
        notes: translate((say) => say.failed(where, states)),
      };
    }
    case 'judged': {
      const isNone = fresh.every(({ verdict }) => verdict === 'does-not-apply');
      const people = [...new Set(fresh.map(({ person, date }) => `${person.role}, ${date}`))];
      return {
        row,
        level: isNone ? 'not-applicable' : 'supports',
        notes: translate((say) => say.manuallyTested(people)),
      };
    }
    default: {
      if (isShownAbsent(row.number, status)) {
        const own = status.rules.filter((rule) => !rule.startsWith('axe/'));
        return { row, level: 'not-applicable', notes: translate((say) => say.absent(own, states.visited)) };
      }
      return { row, level: undefined, notes: translate((say) => say.open(status.status, states)) };
    }
  }
}

function createFunctionalRow(row: CatalogRow, evidence: Evidence): AcrRow {
  const criteria = RESTS_ON[row.number] ?? [];
  const statuses = criteria.map((number) => ({
    number,
    ...computeStatus(number, { ...evidence, records: evidence.results.records }),
  }));
  const failed = statuses.filter(({ status }) => status === 'failed').map(({ number }) => number);
  if (failed.length > 0)
    return { row, level: 'partially-supports', notes: translate((say) => say.restsOnFailed(failed)) };
  const open = statuses.filter(({ status }) => status !== 'judged').map(({ number }) => number);
  return { row, level: undefined, notes: translate((say) => say.restsOn(criteria.length, open)) };
}

/** Help is judged by the pages that hold it; whether it helps, a person says. */
function createSupportRow(row: CatalogRow, { support, results }: Evidence): AcrRow {
  const held = support[row.number];
  if (!held) return { row, level: undefined, notes: translate((say) => say.support) };
  if ('none' in held) return { row, level: 'not-applicable', notes: held.none };
  const rows = results.records.filter(
    ({ target, outcome }) => held.pages.includes(target.id) && outcome !== 'untested',
  );
  const tested = new Set(rows.map(({ target }) => target.id));
  const failures = listTargetIds(rows.filter(({ outcome }) => outcome === 'failed'));
  const notTested = held.pages.filter((id) => !tested.has(id));
  const isClean = failures.length === 0 && tested.size > 0;
  return {
    row,
    level: failures.length > 0 ? 'partially-supports' : undefined,
    notes: translate((say) =>
      [
        say.heldBy(held.pages),
        ...(failures.length > 0 ? [say.failedThere(failures)] : []),
        ...(isClean ? [say.noFailureThere] : []),
        ...(notTested.length > 0 ? [say.notTestedThere(notTested)] : []),
        say.helpNotEvaluated,
      ].join(' '),
    ),
  };
}

/** The answers to all rows of the catalog, in its order, from the same evidence as every other report. */
export function createAcrRows(evidence: Evidence): AcrRow[] {
  return CATALOG_ROWS.map((row): AcrRow => {
    if (row.number === '4.1.1') return { row, level: 'supports', notes: translate((say) => say.parsing) };
    switch (row.chapter) {
      case 'success_criteria_level_a':
      case 'success_criteria_level_aa':
        return createCriterionRow(row, evidence);
      case 'success_criteria_level_aaa':
        return { row, level: 'not-evaluated', notes: translate((say) => say.notEvaluated) };
      case 'functional_performance_criteria':
        return createFunctionalRow(row, evidence);
      default:
        return createSupportRow(row, evidence);
    }
  });
}
