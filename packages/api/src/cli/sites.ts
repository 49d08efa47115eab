import type { StudySite } from '@longcovid/content';
import { loadContent } from '@longcovid/content/load';
import type { Command } from 'commander';
import { findStudySite } from '../find-study-site.ts';
import { readStaffConfiguration } from '../config/environment.ts';
import { runAudited } from '../storage/audit-store.ts';
import { closeGroup, openGroup, readClosedGroups } from '../storage/closed-groups.ts';
import { createAuditEntry, print, sanitizeForTerminal, sanitizeTime, writeAuditLog } from './output.ts';
import { withDatabase, withWritableDatabase } from './with-database.ts';

/** Adds `sites list`, `sites close` and `sites open`. */
export function addSiteCommands(program: Command, environment: NodeJS.ProcessEnv): void {
  const sites = program
    .command('sites')
    .description('close and open groups at study sites; the service follows within seconds');
  sites
    .command('list')
    .description('list the groups, one a line: study site, group, status')
    .option('--closed', 'only those that sites close has closed', false)
    .action(({ closed }: { closed: boolean }) => printSites(environment, closed));
  for (const [name, description, run] of [
    ['close', 'accept no new requests to join a group at a study site', close],
    ['open', 'undo sites close', open],
  ] as const) {
    sites
      .command(name)
      .description(description)
      .argument('<site-id>', 'such as sample-001')
      .argument('<group>', 'such as adult')
      .action((siteId: string, group: string) => run(environment, siteId, group));
  }
}

async function printSites(environment: NodeJS.ProcessEnv, closedOnly: boolean): Promise<void> {
  const closed = await withDatabase(readStaffConfiguration(environment), ({ database }) =>
    readClosedGroups(database),
  );
  const closedAt = new Map(closed.map((row) => [`${row.site_id} ${row.cohort}`, row.closed_at]));
  const listed = loadContent('en').studySites.flatMap(({ id, cohorts }) =>
    cohorts.map(({ cohort, status }) => ({ site_id: id, cohort, status })),
  );
  for (const { site_id, cohort, ...group } of closedOnly ? closed : listed) {
    const time = closedAt.get(`${site_id} ${cohort}`);
    const status = 'status' in group ? group.status : '';
    const parts = [site_id, cohort].map((part) => sanitizeForTerminal(part));
    print([...parts, time === undefined ? status : `closed ${sanitizeTime(time)}`].join('  '));
  }
  if (closedOnly && closed.length === 0) process.stderr.write('No closed groups.\n');
}

async function close(environment: NodeJS.ProcessEnv, siteId: string, group: string): Promise<void> {
  findGroup(siteId, group);
  const isChanged = await withWritableDatabase(readStaffConfiguration(environment), ({ database }) =>
    runAudited(database, async (transaction) => {
      const isClosed = await closeGroup(transaction, siteId, group);
      return {
        result: isClosed,
        entries: isClosed ? [createAuditEntry('site-close', siteId, { group })] : [],
      };
    }),
  );
  if (isChanged) writeAuditLog(`closed ${group} at ${siteId}`);
  print(
    isChanged
      ? `Closed ${group} at ${siteId}. The service refuses new requests within seconds.`
      : `The group ${group} was closed at ${siteId} before.`,
  );
}

/** A group that the content no longer has can be opened, too. */
async function open(environment: NodeJS.ProcessEnv, siteId: string, group: string): Promise<void> {
  const isChanged = await withWritableDatabase(readStaffConfiguration(environment), ({ database }) =>
    runAudited(database, async (transaction) => {
      const isOpened = await openGroup(transaction, siteId, group);
      return {
        result: isOpened,
        entries: isOpened ? [createAuditEntry('site-open', siteId, { group })] : [],
      };
    }),
  );
  if (isChanged) {
    writeAuditLog(`opened ${group} at ${siteId}`);
    const status = findStudySite(siteId)?.cohorts.find(({ cohort }) => cohort === group)?.status;
    print(
      status === 'open'
        ? `Opened ${group} at ${siteId}. The service accepts requests within seconds.`
        : `The group ${group} is no longer closed at ${siteId}, but the content of this version does not have it open.`,
    );
    return;
  }
  const { status } = findGroup(siteId, group);
  if (status === 'open') {
    print(`The group ${group} was open at ${siteId} before.`);
    return;
  }
  throw new Error(
    `The group ${group} is full at ${siteId} in the content of this version, so this command cannot open it. Change its status in the content.`,
  );
}

/** @throws Error for what does not exist, with what does. */
function findGroup(siteId: string, group: string): StudySite['cohorts'][number] {
  const studySite = findStudySite(siteId);
  if (studySite === undefined) {
    const ids = loadContent('en').studySites.map(({ id }) => id);
    throw new Error(
      `There is no study site ${sanitizeForTerminal(siteId)}, so nothing was changed. There are: ${ids.join(', ')}.`,
    );
  }
  const found = studySite.cohorts.find(({ cohort }) => cohort === group);
  if (found !== undefined) return found;
  throw new Error(
    `The study site ${siteId} has no group ${sanitizeForTerminal(group)}, so nothing was changed. It has: ${studySite.cohorts.map(({ cohort }) => cohort).join(', ')}.`,
  );
}
