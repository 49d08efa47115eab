import { type FigureLocale, localize } from './data/phrases.ts';
import type { FigureRecord } from './data/record.ts';
import { LINE_HEIGHT, breakLines } from './picture-text.ts';

/** The name of a line beside its end, and the end itself, if the line has any point. Across percent, down ems. */
export type EndLabel = {
  seriesIndex: number;
  lines: string[];
  /** Upper edge of the name. */
  top: number;
  end: { x: number; y: number } | undefined;
};

/** A line, of which the last point counts. */
type Line = { points: readonly { x: number; y: number }[] };

type Name = { seriesIndex: number; lines: string[] };

const CHARACTERS = 10;
const MAX_LINES = 3;
const GAP = 0.35;

const heightOfOne = ({ lines }: Name) => lines.length * LINE_HEIGHT + GAP;

/** The names of the lines, broken to fit beside the plot. */
export const endNames = ({ series }: FigureRecord, locale: FigureLocale): Name[] =>
  series.map(({ label }, seriesIndex) => ({
    seriesIndex,
    lines: breakLines(localize(label, locale), CHARACTERS, MAX_LINES),
  }));

/** Least height in which all names fit one below the other, in ems. */
export const getHeight = (names: readonly Name[]): number =>
  names.reduce((sum, name) => sum + heightOfOne(name), 0);

/** Puts each name as near to the end of its line as it can be without touching another. */
export function computeEndLabels(
  names: readonly Name[],
  lines: readonly Line[],
  { top, bottom }: { top: number; bottom: number },
): EndLabel[] {
  const wished = names
    .map((name) => {
      const last = lines[name.seriesIndex]?.points.at(-1);
      const end = last && { x: last.x, y: last.y };
      return { ...name, end, top: (end?.y ?? bottom) - heightOfOne(name) / 2 };
    })
    .sort((a, b) => a.top - b.top);
  // Down from the top, then up from the bottom: what is pushed out below comes back in.
  let edge = top;
  const down = wished.map((label) => {
    const placed = { ...label, top: Math.max(edge, label.top) };
    edge = placed.top + heightOfOne(label);
    return placed;
  });
  edge = bottom;
  const up = down.toReversed().map((label) => {
    const placed = { ...label, top: Math.min(edge - heightOfOne(label), label.top) };
    edge = placed.top;
    return placed;
  });
  return up.toReversed();
}
