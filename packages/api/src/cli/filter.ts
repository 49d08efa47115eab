import { COHORT_IDS } from '@longcovid/content';
import type { Command } from 'commander';
import { Option } from 'commander';
import { findStudySite } from '../find-study-site.ts';
import { STATUSES } from '../storage/request-status.ts';
import type { Status } from '../storage/request-status.ts';
import type { RecordFilter } from '../storage/staff-store.ts';
import type { Form } from './output.ts';
import { sanitizeForTerminal } from './output.ts';
import { EXAMPLE_REFERENCE, tryParseReference } from '../sealing/reference.ts';

/** The options of `list`, `export` and `stats`. */
export type FilterOptions = {
  site?: string;
  group?: string;
  since?: string;
  waiting?: boolean;
  status?: Status[];
};

/** Adds the options that choose among records of a form. */
export function addFilterOptions(command: Command, { kind }: Form): Command {
  if (kind === 'join')
    command.addOption(
      new Option('--status <status...>', 'only those with one of these statuses').choices(STATUSES),
    );
  return command
    .option('--site <id>', 'only those to this study site, such as sample-001')
    .addOption(new Option('--group <group>', 'only those of this group').choices(COHORT_IDS))
    .option('--since <day>', 'only those received on this day (UTC) or later, such as 2026-11-26')
    .option('--waiting', 'only those not marked as done', false);
}

/** @throws Error for an unknown study site, or what is not a day. */
export function readFilter({ site, group, since, waiting = false, status }: FilterOptions): RecordFilter {
  if (site !== undefined && findStudySite(site) === undefined) {
    throw new Error(
      `There is no study site ${sanitizeForTerminal(site)}, so nothing would be found. Correct the id, or leave out --site.`,
    );
  }
  return {
    siteId: site,
    cohort: group,
    since: since === undefined ? undefined : readDay(since),
    isWaiting: waiting,
    statuses: status,
  };
}

/**
 * The start of a day (UTC) in ISO 8601.
 *
 * @throws Error for what is not a day.
 */
export function readDay(text: string): string {
  const time = new Date(`${text}T00:00:00.000Z`);
  if (/^\d{4}-\d\d-\d\d$/.test(text) && isSameDay(time, text)) return time.toISOString();
  throw new Error(
    `${sanitizeForTerminal(text)} is not a day, so it is unclear what to leave out. Write one such as 2026-11-26.`,
  );
}

/** False for February 30, which Date moves to March. */
const isSameDay = (time: Date, day: string): boolean =>
  !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);

/** @throws Error for what is not a reference. */
export function readReference(typed: string): string {
  const reference = tryParseReference(typed);
  if (reference !== null) return reference;
  throw new Error(
    `This is not a reference: a character is wrong or missing. Enter one such as ${EXAMPLE_REFERENCE}.`,
  );
}

export const createMissingError = ({ singular, plural }: Form, reference: string): Error =>
  new Error(`There is no ${singular} ${reference}. See: longcovid-api ${plural} list --all`);
