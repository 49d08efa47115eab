import { parseDate } from '@internationalized/date';
import type { JourneyPhase } from '@longcovid/content';

/** A step with its day in ISO 8601, or its first and last day. */
export type DatedStep = { id: string; title: string; first: string; last: string | null };

/** Where a step is for a visitor on a day: the first that is not over is the next. */
export type StepState = 'over' | 'next' | 'ahead';

/**
 * The dates of all steps of a journey, counted from a day, earliest first. A month after January 31 is the last day of
 * February. Steps without a date are left out.
 *
 * @param start in ISO 8601. @throws Error for a day that does not exist.
 */
export function scheduleFrom(start: string, parts: readonly JourneyPhase[]): DatedStep[] {
  const day = parseDate(start);
  const steps = parts.flatMap(({ blocks }) => blocks.flatMap((block) => block.steps));
  return steps
    .flatMap(({ id, title, due }) => {
      if (due === null) return [];
      const { after, until, every = {}, times = 1 } = due;
      return Array.from({ length: times }, (_, index) => {
        // Each from the start, since two months of 28 and 31 days would lose days.
        const passed = Object.entries(every).map(([unit, count]) => [unit, count * index]);
        const first = day.add(sum(after, Object.fromEntries(passed) as typeof after));
        return {
          id: times === 1 ? id : `${id}-${index + 1}`,
          title,
          first: first.toString(),
          last: until ? day.add(until).toString() : null,
        };
      });
    })
    .sort((one, other) => one.first.localeCompare(other.first));
}

type Span = Partial<Record<'days' | 'weeks' | 'months' | 'years', number>>;

const sum = (one: Span, other: Span): Span => {
  const units = [...Object.keys(one), ...Object.keys(other)] as (keyof Span)[];
  return Object.fromEntries(units.map((unit) => [unit, (one[unit] ?? 0) + (other[unit] ?? 0)]));
};

/** The steps with their state on a day, in ISO 8601. A step is over on the day after its last one. */
export function markStates(steps: readonly DatedStep[], today: string): (DatedStep & { state: StepState })[] {
  const isOver = ({ first, last }: DatedStep) => (last ?? first) < today;
  const next = steps.find((step) => !isOver(step));
  return steps.map((step) => {
    if (isOver(step)) return { ...step, state: 'over' };
    // Several steps may come on the same day.
    return { ...step, state: step.first === next?.first ? 'next' : 'ahead' };
  });
}
