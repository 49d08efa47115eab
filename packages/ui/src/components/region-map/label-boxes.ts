import type { Mark } from './marks.ts';
import type { FrameSize } from './useFrameSize.ts';
import type { Point, View } from './view.ts';

/** What something covers, in the map's units. */
export type Box = { left: number; right: number; top: number; bottom: number };

/** Where a text is, relative to its place. */
export type TextSide = 'middle' | 'start' | 'end';

/** Height of a line, in rem. */
export const LINE = 1.25;
/** The room around the drawing, in rem. */
export const EDGE = 1.75;

/** Half of a mark with its edge, in rem. */
const HALF_MARK = 1.0625;

/** Half of the width of a mark, in rem: that of a long number is wider. */
export const getHalfWidth = ({ members }: Mark): number => (members.length < 100 ? HALF_MARK : 1.5);

/** The map's units in one rem. */
export const getUnit = (view: View, size: FrameSize): number => (size.rem * view.width) / size.width;

/**
 * The width of a text, in rem, rather too large than too small: that of bold text in the fonts of the library. It is not
 * measured, so that a server knows it too.
 */
export const estimateWidth = (text: string, fontSize: number): number =>
  (0.56 * text.length + 0.28 * text.replace(/[^A-ZÀ-Þmw]/g, '').length) * fontSize;

/** A box around a point, from lengths in rem; `unit` is the map's units in one rem. */
export function createBox(
  unit: number,
  { x, y }: Point,
  before: number,
  after: number,
  above: number,
  below = above,
): Box {
  return {
    left: x - before * unit,
    right: x + after * unit,
    top: y - above * unit,
    bottom: y + below * unit,
  };
}

/** A line of text at a point, which is the middle of its height; `width` is in rem. */
export function createTextBox(unit: number, at: Point, width: number, side: TextSide): Box {
  const before = { start: 0, middle: width / 2, end: width }[side];
  return createBox(unit, at, before, width - before, LINE / 2);
}

export const getMarkBoxes = (marks: readonly Mark[], unit: number): Box[] =>
  marks.map((mark) => createBox(unit, mark, getHalfWidth(mark), getHalfWidth(mark), HALF_MARK));

export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** True when the view has all of a box; `room` is what it may be outside. */
export const isInView = ({ left, right, top, bottom }: Box, view: View, room = 0): boolean =>
  left >= view.x - room &&
  right <= view.x + view.width + room &&
  top >= view.y - room &&
  bottom <= view.y + view.height + room;
