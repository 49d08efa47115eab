import type { Evidence } from '../../evidence/evidence.ts';
import type { Language } from '../../evidence/record.ts';
import { computeStatus, type CriterionStatus } from '../../evidence/status.ts';
import { CATALOG_ROWS, DEPENDENCIES, type CatalogRow, type Level } from '../../standards/openacr-catalog.ts';
import { getRelated } from '../../standards/related.ts';
import { groupManualFailures } from '../failures.ts';
import { acrMessages, type AcrMessages } from './acr-messages.ts';

/** One row of an accessibility conformance report. */
export type AcrRow = {
  row: CatalogRow;
  /** Undefined without evidence: rows of A and AA have no level for "not evaluated". */
  level: Level | undefined;
  notes: Record<Language, string>;
};

const translate = (select: (messages: AcrMessages) => string): Record<Language, string> => ({
  en: select(acrMessages.en),
  es: select(acrMessages.es),
});

const listTargetIds = (rows: CriterionStatus['failures']): string[] => [
  ...new Set(rows.map(({ target, rule }) => `${target.id} (${rule})`)),
];

/** A failure on more than half of the scanned targets is more than partial. */
function getFailureLevel(
  failures: CriterionStatus['failures'],
  subjects: readonly string[],
  evidence: Evidence,
): Level {
  const failed = new Set([...failures.map(({ target }) => target.id), ...subjects]);
  const visited = new Set(evidence.results.records.map(({ target }) => target.id));
  return failed.size * 2 > visited.size ? 'does-not-support' : 'partially-supports';
}

/** Whether a rule of our own found no such content anywhere. "inapplicable" of axe-core alone does not prove absence. */
const isShownAbsent = (number: string, { status, rules }: CriterionStatus): boolean =>
  status === 'noneApplies' &&
  getRelated(number).evidence !== 'manual' &&
  rules.some((rule) => !rule.startsWith('axe/'));

function createCriterionRow(row: CatalogRow, evidence: Evidence): AcrRow {
  const status = computeStatus(row.number, { ...evidence, records: evidence.results.records });
  const { states, failures, manualResults } = status;
  const current = manualResults.filter(({ source }) => source === 'unchanged');
  switch (status.status) {
    case 'failed': {
      const subjects = groupManualFailures(manualResults).map(([{ subject }]) => subject);
      const where = [...listTargetIds(failures), ...subjects];
      return {
        row,
        level: getFailureLevel(failures, subjects, evidence),
        notes: translate((messages) => messages.failed(where, states)),
      };
    }
    case 'manuallyTested': {
      const isNone = current.every(({ outcome }) => outcome === 'inapplicable');
      const people = [...new Set(current.map(({ person, date }) => `${person.role}, ${date}`))];
      return {
        row,
        level: isNone ? 'not-applicable' : 'supports',
        notes: translate((messages) => messages.manuallyTested(people)),
      };
    }
    default: {
      if (isShownAbsent(row.number, status)) {
        const own = status.rules.filter((rule) => !rule.startsWith('axe/'));
        return {
          row,
          level: 'not-applicable',
          notes: translate((messages) => messages.absent(own, states.visited)),
        };
      }
      const undecided = [...new Set(status.undecided.map(({ rule }) => rule))].sort();
      return {
        row,
        level: undefined,
        notes: translate((messages) => messages.open(status.status, states, undecided, current.length > 0)),
      };
    }
  }
}

function createFunctionalRow(row: CatalogRow, evidence: Evidence): AcrRow {
  const criteria = DEPENDENCIES[row.number] ?? [];
  const statuses = criteria.map((number) => ({
    number,
    ...computeStatus(number, { ...evidence, records: evidence.results.records }),
  }));
  const failed = statuses.filter(({ status }) => status === 'failed').map(({ number }) => number);
  if (failed.length > 0)
    return {
      row,
      level: 'partially-supports',
      notes: translate((messages) => messages.dependsOnFailed(failed)),
    };
  const open = statuses.filter(({ status }) => status !== 'manuallyTested').map(({ number }) => number);
  return { row, level: undefined, notes: translate((messages) => messages.dependsOn(criteria.length, open)) };
}

/** Support is evaluated by the pages that provide it; whether it helps needs a manual review. */
function createSupportRow(row: CatalogRow, { support, results }: Evidence): AcrRow {
  const answer = support[row.number];
  if (!answer) return { row, level: undefined, notes: translate((messages) => messages.support) };
  if ('none' in answer) return { row, level: 'not-applicable', notes: answer.none };
  const rows = results.records.filter(
    ({ target, outcome }) => answer.pages.includes(target.id) && outcome !== 'untested',
  );
  const tested = new Set(rows.map(({ target }) => target.id));
  const failures = listTargetIds(rows.filter(({ outcome }) => outcome === 'failed'));
  const notTested = answer.pages.filter((id) => !tested.has(id));
  const isClean = failures.length === 0 && tested.size > 0;
  return {
    row,
    level: failures.length > 0 ? 'partially-supports' : undefined,
    notes: translate((messages) =>
      [
        messages.providedBy(answer.pages),
        ...(failures.length > 0 ? [messages.failedThere(failures)] : []),
        ...(isClean ? [messages.noFailureThere] : []),
        ...(notTested.length > 0 ? [messages.notTestedThere(notTested)] : []),
        messages.helpNotEvaluated,
      ].join(' '),
    ),
  };
}

/** The answers to all rows of the catalog, in its order, from the same evidence as every other report. */
export function createAcrRows(evidence: Evidence): AcrRow[] {
  return CATALOG_ROWS.map((row): AcrRow => {
    if (row.number === '4.1.1')
      return { row, level: 'supports', notes: translate((messages) => messages.parsing) };
    switch (row.chapter) {
      case 'success_criteria_level_a':
      case 'success_criteria_level_aa':
        return createCriterionRow(row, evidence);
      case 'success_criteria_level_aaa':
        return { row, level: 'not-evaluated', notes: translate((messages) => messages.notEvaluated) };
      case 'functional_performance_criteria':
        return createFunctionalRow(row, evidence);
      default:
        return createSupportRow(row, evidence);
    }
  });
}
