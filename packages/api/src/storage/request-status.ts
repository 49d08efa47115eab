/** Where a request to join stands, in the usual order. */
export const STATUSES = [
  'new',
  'contacted',
  'scheduled',
  'enrolled',
  'not-eligible',
  'declined',
  'unreachable',
  'withdrawn',
  'closed',
] as const;
export type Status = (typeof STATUSES)[number];

/** With one of these a request is done: nothing waits for staff. */
export const TERMINAL: readonly Status[] = [
  'enrolled',
  'not-eligible',
  'declined',
  'unreachable',
  'withdrawn',
  'closed',
];

type Rule = { next: readonly Status[]; reasons: readonly string[]; needsReason: boolean };

const NO_REASON = { reasons: [], needsReason: false };
/** A second call, or another appointment, is a change too. */
const WHILE_OPEN: readonly Status[] = ['contacted', 'scheduled', ...TERMINAL, 'new'];

/** `next`: what may follow. `reasons`: the codes for becoming this. */
const RULES: Record<Status, Rule> = {
  new: {
    next: WHILE_OPEN.filter((status) => status !== 'new' && status !== 'enrolled'),
    ...NO_REASON,
  },
  contacted: { next: WHILE_OPEN, ...NO_REASON },
  scheduled: { next: WHILE_OPEN, ...NO_REASON },
  enrolled: { next: ['contacted', 'not-eligible', 'withdrawn', 'new'], ...NO_REASON },
  'not-eligible': {
    next: ['contacted', 'new'],
    reasons: ['age', 'no-covid', 'timing', 'health', 'location', 'other'],
    needsReason: true,
  },
  declined: {
    next: ['contacted', 'new'],
    reasons: ['time', 'travel', 'health', 'privacy', 'not-given', 'other'],
    needsReason: true,
  },
  unreachable: {
    next: ['contacted', 'closed', 'new'],
    reasons: ['no-answer', 'wrong-contact'],
    needsReason: true,
  },
  withdrawn: {
    next: ['contacted', 'new'],
    reasons: ['asked', 'health', 'moved', 'died', 'other'],
    needsReason: true,
  },
  closed: {
    next: ['contacted', 'new'],
    reasons: ['duplicate', 'bot', 'test', 'other'],
    needsReason: false,
  },
};

/** The way back, from a terminal status to one that waits, or to `new`. */
const WAY_BACK = { reasons: ['mistake', 'asked-again', 'reached'], needsReason: true };

/** Every code that can be a reason. */
export const REASONS: readonly string[] = [
  ...new Set([...STATUSES.flatMap((status) => RULES[status].reasons), ...WAY_BACK.reasons]),
];

export const isTerminal = (status: Status): boolean => TERMINAL.includes(status);

export const tryParseStatus = (text: string): Status | null =>
  STATUSES.find((status) => status === text) ?? null;

/** The status of a record. One that was marked as done by itself is closed; what is unknown counts as new. */
export function getStatus(row: { status: string; done_at: string | null }): Status {
  const status = tryParseStatus(row.status) ?? 'new';
  return row.done_at !== null && !isTerminal(status) ? 'closed' : status;
}

/**
 * Why a status may not follow another, and what to do; null if it may.
 *
 * @param reason Empty without one.
 */
export function findStatusProblem(from: Status, to: Status, reason: string): string | null {
  if (!RULES[from].next.includes(to))
    return `It is ${from}, so it cannot become ${to}. It can become ${RULES[from].next.join(', ')}.`;
  const isWayBack = to === 'new' || (isTerminal(from) && !isTerminal(to));
  const { reasons, needsReason } = isWayBack ? WAY_BACK : RULES[to];
  if (reason === '' ? !needsReason : reasons.includes(reason)) return null;
  const change = isWayBack ? `The way back from ${from} to ${to}` : `The status ${to}`;
  if (reasons.length === 0) return `${change} has no reason. Leave the reason out.`;
  return reason === ''
    ? `${change} needs a reason. Give one of ${reasons.join(', ')}.`
    : `${change} does not have this reason. Give one of ${reasons.join(', ')}.`;
}
