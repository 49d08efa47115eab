import type { StudySite } from '@longcovid/content';
import { ALERT_COHORTS } from '@longcovid/content/forms';
import type { AlertCohort } from '@longcovid/content/forms';
import type { Command } from 'commander';
import { Option } from 'commander';
import { findStudySite } from '../find-study-site.ts';
import { createDistanceMeter } from './alert-distance.ts';
import type { MeasureDistance } from './alert-distance.ts';
import type { OpenedRecord } from './csv.ts';
import { openRecords } from './open.ts';
import { FORMS, formatCount, print, sanitizeCell } from './output.ts';

type MatchOptions = { identity: string; group: AlertCohort; site: string[]; all: boolean; json: boolean };
type OpenedAlert = Extract<OpenedRecord, { kind: 'alert' }>;

/**
 * A person to tell. `miles`: from the part of their place that is nearest to the study site; null if the place is
 * unknown, so that staff decide.
 */
type Match = { alert: OpenedAlert; siteId: string; miles: number | null };

/** Adds `alerts match`. `setExitCode` receives 1 if a record cannot be trusted. */
export function addMatchCommand(program: Command, setExitCode: (code: number) => void): void {
  program.commands
    .find((command) => command.name() === 'alerts')
    ?.command('match')
    .description(
      'list whom to tell that a group opens, with your private key, on a machine that is not the server',
    )
    .argument('<file>', 'an export, from alerts export --sealed')
    .requiredOption('--identity <file>', 'your private key file (AGE-SECRET-KEY-…)')
    .addOption(
      new Option('--group <group>', 'the group that opens').choices(ALERT_COHORTS).makeOptionMandatory(),
    )
    .requiredOption('--site <ids...>', 'the study sites where it opens, by id, such as sample-001')
    .option('--all', 'include alerts that were marked as done before the export', false)
    .option('--json', 'print JSON instead of a table', false)
    .action(async (file: string, options: MatchOptions) => setExitCode(await matchAlerts(file, options)));
}

/**
 * Prints the alerts whose group and distance match study sites, the oldest first. Alerts that were changed after they
 * were sealed are not among them; their references are printed.
 *
 * @returns the exit code: 1 if a record was changed or cannot be decrypted.
 */
async function matchAlerts(file: string, options: MatchOptions): Promise<number> {
  const sites = readStudySites(options.site, options.group);
  const { records, failures } = await openRecords(file, options.identity);
  const alerts = records.filter((record) => record.kind === 'alert');
  if (alerts.length < records.length) {
    throw new Error(
      `${file} contains other records than alerts, so nothing was matched. ` +
        'Create the file with: alerts export --sealed',
    );
  }
  const trusted = alerts.filter(({ outsideDiffers }) => !outsideDiffers);
  const waiting = trusted.filter(({ doneAt }) => options.all || doneAt === null);
  const ofGroup = waiting.filter(({ group }) => group === options.group);
  const matches = findMatches(ofGroup, sites, await createDistanceMeter());
  if (options.json) print(JSON.stringify(matches.map(toJson), null, 2));
  else if (matches.length > 0) print(formatTable(matches));
  const done = trusted.length - waiting.length;
  process.stderr.write(
    `${matches.length} of ${formatCount(waiting.length, FORMS.alerts)} to tell.` +
      (done > 0 ? ` ${done} marked as done not included; to include them: --all` : '') +
      '\n',
  );
  return failures === 0 ? 0 : 1;
}

/** @throws Error for an unknown id. Warns if the group is not open there. */
function readStudySites(ids: readonly string[], group: AlertCohort): StudySite[] {
  return ids.map((id) => {
    const site = findStudySite(id);
    if (site === undefined) {
      throw new Error(
        `There is no study site ${sanitizeCell(id)}, so its distance is unknown. GET /api/sites lists the ids.`,
      );
    }
    const status = site.cohorts.find(({ cohort }) => cohort === group)?.status;
    if (status !== 'open') {
      process.stderr.write(
        `The group ${group} is ${status === 'full' ? 'closed' : 'not'} at ${id} in the content of this version. ` +
          'Check the id before you tell anyone.\n',
      );
    }
    return site;
  });
}

/** Each alert with the nearest study site, unless that is too far away. */
function findMatches(
  alerts: readonly OpenedAlert[],
  sites: readonly StudySite[],
  measure: MeasureDistance,
): Match[] {
  const matches = alerts.flatMap((alert): Match[] => {
    const [nearest] = sites
      .map((site) => ({ siteId: site.id, miles: measure(alert.place, site) }))
      .sort((a, b) => (a.miles ?? 0) - (b.miles ?? 0));
    if (nearest === undefined) return [];
    const isNear =
      alert.distance === 'any' || nearest.miles === null || nearest.miles <= Number(alert.distance);
    return isNear ? [{ alert, ...nearest }] : [];
  });
  return matches.sort((a, b) => (a.alert.receivedAt < b.alert.receivedAt ? -1 : 1));
}

const toJson = ({ alert, siteId, miles }: Match) => {
  const { reference, receivedAt, locale, group, place, distance, contactMethods, suspect } = alert;
  return { reference, receivedAt, locale, group, place, distance, contactMethods, suspect, siteId, miles };
};

const COLUMNS: Record<string, (match: Match) => string> = {
  reference: ({ alert }) => alert.reference,
  asked: ({ alert }) => alert.receivedAt.slice(0, 10),
  language: ({ alert }) => alert.locale,
  email: ({ alert }) => alert.contactMethods.email ?? '',
  phone: ({ alert }) => alert.contactMethods.phone ?? '',
  place: ({ alert }) => alert.place,
  'study site': ({ siteId }) => siteId,
  miles: ({ miles }) => (miles === null ? 'unknown' : String(Math.round(miles))),
  suspect: ({ alert }) => (alert.suspect ? 'suspect' : ''),
};

/** Columns of equal width, two spaces apart. */
function formatTable(matches: readonly Match[]): string {
  const rows = [
    Object.keys(COLUMNS),
    ...matches.map((match) => Object.values(COLUMNS).map((read) => sanitizeCell(read(match)))),
  ];
  const widths = Object.keys(COLUMNS).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
