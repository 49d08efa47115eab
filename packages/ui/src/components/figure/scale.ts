import { scaleLinear } from 'd3-scale';

/** The position of a value, in the unit of the drawing. */
export type Place = (value: number) => number;

/**
 * A linear scale from `low` to `high` onto a stretch of the drawing. Values are brought to at most 1 first, so that no
 * number is too large for it; without an extent everything is at the beginning.
 */
export function placeBetween(low: number, high: number, stretch: readonly [number, number]): Place {
  const size = Math.max(Math.abs(low), Math.abs(high)) || 1;
  const end = low === high ? low + size : high;
  const scale = scaleLinear([low / size, end / size], stretch);
  return (value) => scale(value / size);
}
