import type { StudySite } from '@longcovid/content';
import type { FastifyBaseLogger } from 'fastify';

/** A group that staff closed at a study site. */
export type ClosedGroup = { site_id: string; cohort: string };

/** How old what staff closed may be, in milliseconds, while the database answers. */
const REFRESH_INTERVAL_MS = 1000;

/** `get`: the study sites; the same list until it changes. */
export type RecruitingSites = { get: () => readonly StudySite[]; stop: () => void };

/**
 * Watches which groups staff closed: a closed group is full, whatever the content says. No request waits for the
 * database; while it fails, the last answer counts.
 */
export async function watchRecruitingSites(
  studySites: readonly StudySite[],
  readClosedGroups: () => Promise<readonly ClosedGroup[]>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<RecruitingSites> {
  let current = { key: '[]', studySites };
  let isReading = false;
  let hasWarned = false;

  const refresh = async (): Promise<void> => {
    if (isReading) return;
    isReading = true;
    try {
      const closed = await readClosedGroups();
      const key = JSON.stringify(closed);
      if (key !== current.key) current = { key, studySites: closeGroups(studySites, closed) };
      hasWarned = false;
    } catch (error) {
      const hint = 'Groups that staff close or open meanwhile stay as they were.';
      if (!hasWarned) log.warn({ err: error, hint }, 'closed groups not read');
      hasWarned = true;
    }
    isReading = false;
  };

  await refresh();
  const timer = setInterval(() => void refresh(), REFRESH_INTERVAL_MS).unref();
  return { get: () => current.studySites, stop: () => clearInterval(timer) };
}

function closeGroups(studySites: readonly StudySite[], closed: readonly ClosedGroup[]): StudySite[] {
  const isClosed = (siteId: string, cohort: string): boolean =>
    closed.some((group) => group.site_id === siteId && group.cohort === cohort);
  return studySites.map((studySite) => ({
    ...studySite,
    cohorts: studySite.cohorts.map((group) =>
      isClosed(studySite.id, group.cohort) ? { ...group, status: 'full' as const } : group,
    ),
  }));
}
