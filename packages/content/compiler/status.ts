import type { CohortId, Locale, Programme, Status, StatusRecord, StudySiteRecord } from '../src/index.ts';
import { COHORT_IDS, LOCALES } from '../src/index.ts';

/** The first day of a day, month or year: `2026` is `2026-01-01`. */
const firstDay = (date: string): string => `${date}-01-01`.slice(0, 10);

const isPast = (date: string | null, today: string): boolean => date !== null && firstDay(date) <= today;

/** A year as it is, a month or day as people read it. */
function formatDate(date: string, locale: Locale): string {
  if (date.length === 4) return date;
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-US' : 'es-US', {
    year: 'numeric',
    month: 'long',
    ...(date.length === 10 && { day: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(date));
}

const isOpen = ({ enrolledUntil, shownAs }: Pick<StatusRecord, 'enrolledUntil' | 'shownAs'>): boolean =>
  enrolledUntil === null || shownAs === 'open';

type DateField = 'enrolledUntil' | 'phaseEnded' | 'nextFrom';

/**
 * Where a study stands on a day: the one source of every sentence and label that says so.
 * @param today A day, such as `2026-11-26`.
 */
export function describeStatus(
  record: StatusRecord,
  { today, locale }: { today: string; locale: Locale },
): Status {
  const fill = <T extends string | null>(sentence: T): T =>
    (sentence?.replaceAll(/\{(enrolledUntil|phaseEnded|nextFrom)\}/g, (written, field: DateField) => {
      const date = record[field];
      return date === null ? written : formatDate(date, locale);
    }) ?? null) as T;
  const headline = isOpen(record) ? record.open : record.closed;
  if (headline === null) throw new Error(`The schema lets the status ${record.id} have no first sentence.`);
  const enrolled = fill(record.enrolled);
  const phase = fill(record.phase);
  return {
    id: record.id,
    cohort: record.cohort,
    part: record.part,
    nextFrom: record.nextFrom,
    isOpen: isOpen(record),
    headline: fill(headline),
    enrolled,
    phase,
    where: phase === null ? enrolled : `${enrolled} ${phase}`,
    next: fill(isPast(record.nextFrom, today) ? record.later : record.next),
    now: fill(record.now),
  };
}

/** `Open now: Adults and Pregnancy.`; with a place, only what is open there. */
export function listOpenGroups(
  names: readonly string[],
  texts: Programme['openGroups'],
  locale: Locale,
  place?: string,
): string {
  const isNone = names.length === 0;
  const everywhere = isNone ? texts.closed : texts.open;
  if (place === undefined) return everywhere.replace('{groups}', formatList(names, locale));
  return (isNone ? texts.closedIn : texts.openIn)
    .replace('{groups}', formatList(names, locale))
    .replace('{place}', place);
}

const formatList = (names: readonly string[], locale: Locale) => new Intl.ListFormat(locale).format(names);

/** The groups that are open by their own status. */
export const openCohorts = (statuses: readonly Pick<Status, 'cohort' | 'part' | 'isOpen'>[]): CohortId[] =>
  statuses.filter((status) => status.part === null && status.isOpen).map(({ cohort }) => cohort);

/** Contradictions between statuses, and between a status and the study sites. */
export function checkStatuses(
  entries: readonly { folder: string; meta: Record<string, unknown> }[],
  studySites: readonly Pick<StudySiteRecord, 'id' | 'cohorts'>[],
  isDemonstration: boolean,
): string[] {
  const whole = (cohort: CohortId) =>
    entries.find(({ meta }) => meta['cohort'] === cohort && meta['part'] === null);
  return [
    ...entries
      .filter(({ meta }) => !isDemonstration && meta['shownAs'] === 'open')
      .map(
        ({ folder }) =>
          `${folder}/meta.yml, field "shownAs": the programme is not a demonstration. People would ask to join a group that is closed. Write null.`,
      ),
    ...COHORT_IDS.flatMap((cohort) => {
      const entry = whole(cohort);
      if (entry === undefined) {
        return [
          `entries/status: the group ${cohort} has no status. Pages could not say whether it is open. Write entries/status/${cohort}, with part: null.`,
        ];
      }
      const shown = entry.meta as Pick<StatusRecord, 'enrolledUntil' | 'shownAs'>;
      const open = studySites.filter((site) =>
        site.cohorts.some((group) => group.cohort === cohort && group.status === 'open'),
      );
      if (isOpen(shown) && open.length === 0) {
        return [
          `${entry.folder}/meta.yml: the group is open, but no study site in datasets/study-sites.json takes it. People would look for one in vain. Open a study site, or write enrolledUntil.`,
        ];
      }
      return isOpen(shown)
        ? []
        : open.map(
            ({ id }) =>
              `datasets/study-sites.json, record ${id}: the group ${cohort} is open there, but ${entry.folder}/meta.yml says that it is closed. Visitors would read both. Correct one of the two.`,
          );
    }),
  ];
}

/** The built statuses per language. */
export const describeAll = (
  files: ReadonlyMap<string, unknown>,
  today: string,
): ReadonlyMap<string, Status[]> =>
  new Map(
    LOCALES.map((locale) => [
      `${locale}/statuses.json`,
      (files.get(`${locale}/statuses.json`) as StatusRecord[]).map((record) =>
        describeStatus(record, { today, locale }),
      ),
    ]),
  );
