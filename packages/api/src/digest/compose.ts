import type { RecordSummary } from '../storage/staff-store.ts';

/** A request or message that waits for longer is overdue. The alert rules have the same time. */
export const OVERDUE_DAYS = 3;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Further references are counted. */
const MAX_REFERENCES = 50;

const LIST_COMMANDS = ['  longcovid-api requests list', '  longcovid-api messages list'];

/** What waits, the oldest first. `alertCount`: who waits for a group to open; null where that is not told. */
export type WaitingRecords = {
  requests: readonly RecordSummary[];
  messages: readonly RecordSummary[];
  alertCount: number | null;
};

/** `lastSentAt`: what was received later is new (ISO 8601). */
export type DigestTimes = { lastSentAt: string; now: Date };

type Section = { title: string; fresh: string[]; waiting: number; overdue: string[] };

/**
 * Composes a digest: counts and references, by study site, and nothing that a visitor typed.
 *
 * @param siteId The study site; empty for the digest of all records.
 */
export function composeDigest(
  siteId: string,
  { requests, messages, alertCount }: WaitingRecords,
  times: DigestTimes,
): { subject: string; text: string } {
  const siteIds = [...new Set(requests.map(({ site_id }) => site_id))].sort();
  const sections = [
    ...siteIds.map((id) =>
      createSection(
        `Study site ${id}`,
        requests.filter(({ site_id }) => site_id === id),
        times,
      ),
    ),
    ...(messages.length > 0 ? [createSection('Messages', messages, times)] : []),
  ];
  const total = createSection('', [...requests, ...messages], times);
  const counts = [
    `${total.fresh.length} new`,
    `${total.waiting} waiting`,
    ...(total.overdue.length > 0 ? [`${total.overdue.length} for more than ${OVERDUE_DAYS} days`] : []),
  ];
  const parts = [
    total.waiting === 0 ? 'Nothing waits for an answer.' : `${counts.join(', ')}.`,
    ...sections.map(formatSection),
    ...(alertCount === null || alertCount === 0
      ? []
      : [`Alerts\n${alertCount} waiting to be told that a group opens`]),
    ['A program sent this message. On the server, these show what waits:', ...LIST_COMMANDS].join('\n'),
  ];
  return {
    subject: `${siteId === '' ? 'Long COVID programme' : `Study site ${siteId}`}: ${counts.join(', ')}`,
    text: `${parts.join('\n\n')}\n`,
  };
}

function createSection(
  title: string,
  records: readonly RecordSummary[],
  { lastSentAt, now }: DigestTimes,
): Section {
  const overdueBefore = new Date(now.getTime() - OVERDUE_DAYS * DAY_MS).toISOString();
  const toReferences = (some: readonly RecordSummary[]) => some.map(({ reference }) => reference);
  return {
    title,
    fresh: toReferences(records.filter(({ received_at }) => received_at > lastSentAt)),
    waiting: records.length,
    overdue: toReferences(records.filter(({ received_at }) => received_at < overdueBefore)),
  };
}

const formatSection = ({ title, fresh, waiting, overdue }: Section): string =>
  [
    title,
    `${waiting} waiting`,
    ...(overdue.length > 0
      ? [`${overdue.length} for more than ${OVERDUE_DAYS} days:`, ...formatReferences(overdue)]
      : []),
    ...(fresh.length > 0 ? [`${fresh.length} new:`, ...formatReferences(fresh)] : []),
  ].join('\n');

const formatReferences = (references: readonly string[]): string[] => [
  ...references.slice(0, MAX_REFERENCES).map((reference) => `  ${reference}`),
  ...(references.length > MAX_REFERENCES ? [`  and ${references.length - MAX_REFERENCES} more`] : []),
];
