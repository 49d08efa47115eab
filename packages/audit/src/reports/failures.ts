import type { ManualEvidence } from '../evidence/evidence.ts';
import type { AuditRecord } from '../evidence/record.ts';
import type { ReportMessages } from './messages.ts';

/** A state for readers: language, theme, width and interaction state. */
export const formatState = ({ state }: AuditRecord, messages: ReportMessages): string =>
  [state.language, messages.theme[state.theme], `${state.width} px`]
    .concat(state.interactionState === 'as loaded' ? [] : [state.interactionState])
    .join(', ');

/** Rows of the same rule and target: one failure in several states. */
export type Group = [AuditRecord, ...AuditRecord[]];

export function groupRecords(records: readonly AuditRecord[]): Group[] {
  const groups = Map.groupBy(records, ({ rule, target }) => `${rule} ${target.id}`);
  return [...groups.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group as Group);
}

export const groupFailures = (records: readonly AuditRecord[]): Group[] =>
  groupRecords(records.filter(({ outcome }) => outcome === 'failed'));

/** What a person found on the current source, by subject and criterion. */
export const groupManualFailures = (
  manualResults: readonly ManualEvidence[],
): [ManualEvidence, ...ManualEvidence[]][] =>
  [
    ...Map.groupBy(
      manualResults.filter(({ outcome, source }) => outcome === 'failed' && source === 'unchanged'),
      ({ subject, criterion }) => `${subject} ${criterion}`,
    ).values(),
  ] as [ManualEvidence, ...ManualEvidence[]][];
