import {
  type Box,
  createBox,
  createTextBox,
  EDGE,
  estimateWidth,
  getHalfWidth,
  getMarkBoxes,
  getUnit,
  isInView,
  overlaps,
  type TextSide,
} from './label-boxes.ts';
import type { Mark } from './marks.ts';
import type { FrameSize } from './useFrameSize.ts';
import { containsPoint, type Point, type View } from './view.ts';

/** The place that a search began at. */
export type MapPlace = Point & { name: string };

/** How the place of a search is drawn, in rem from the place. */
export type Pin = {
  /** Where its drop begins: at the place, or at the edge of the mark that is on it, or further away. */
  start: Point;
  /** The direction of its head, in degrees clockwise from the top of the map. */
  angle: number;
  /** How far the tip reaches back from there. */
  line: number;
  /** Undefined where the name has no room; `y` is the middle of the line. */
  name: (Point & { side: TextSide }) | undefined;
  /** What it covers, with its name, in the map's units. */
  boxes: Box[];
};

/** From the tip to the middle of the head, and half of the head with its edge, in rem. */
const HEAD = 1.4375;
const RADIUS = 0.75;
/** How near to a mark a place is on it, in rem. */
const ON_MARK = 1.25;
/** Between a mark and the pin on it, in rem. */
const MARK_GAP = 0.25;
/** Size of the name's text, in rem. */
const FONT_SIZE = 0.875;
/** From the middle of the head to the middle of the name above or below it, in rem. */
const ABOVE = 1.375;
/** The name on such a line, in rem from the head; beside the head it is on the other side. */
const SIDES = [
  { x: 0, side: 'middle' },
  { x: -1, side: 'start' },
  { x: 1, side: 'end' },
] as const;

/** Ways to draw it, the best first. */
const WAYS = [0, 0.75, 1.5, 3, 4.5, 6].flatMap((line) =>
  [0, 180, 90, -90, 45, -45, 135, -135].map((angle) => ({ angle, line })),
);

const move = ({ x, y }: Point, angle: number, length: number): Point => {
  const radians = (angle * Math.PI) / 180;
  return { x: x + Math.sin(radians) * length, y: y - Math.cos(radians) * length };
};

/** Where the boxes of a pin are, from its tip to the middle of its head, in rem. */
const PARTS = [0.25, 0.75, HEAD];

/**
 * Where the place of a search is drawn: off all marks, so that their numbers can be read, with its name inside the frame and
 * off the marks, or without it. Undefined when the place is out of view.
 */
export function findPin(
  place: MapPlace,
  marks: readonly Mark[],
  view: View,
  size: FrameSize,
): Pin | undefined {
  if (!containsPoint(view, place)) return undefined;
  const unit = getUnit(view, size);
  const markBoxes = getMarkBoxes(marks, unit);
  const own = marks.find(({ x, y }) => Math.hypot(x - place.x, y - place.y) < ON_MARK * unit);
  const width = estimateWidth(place.name, FONT_SIZE);
  const toMap = ({ x, y }: Point) => ({ x: place.x + x * unit, y: place.y + y * unit });
  const isFree = (box: Box, taken: readonly Box[]) =>
    isInView(box, view, (EDGE - 0.25) * unit) && !taken.some((other) => overlaps(other, box));
  const pins = WAYS.map(({ angle, line }) => {
    const { x, y } = own ?? place;
    const center = { x: (x - place.x) / unit, y: (y - place.y) / unit };
    const start = move(center, angle, line + (own ? getHalfWidth(own) + MARK_GAP : 0));
    const head = move(start, angle, HEAD);
    const boxes = PARTS.map((length) => {
      const half = (RADIUS * length) / HEAD;
      return createBox(unit, toMap(move(start, angle, length)), half, half, half);
    });
    return { start, angle, line, head, boxes };
  });
  const free = pins.filter(({ boxes }) => boxes.every((box) => isFree(box, markBoxes)));
  for (const { head, boxes, ...pin } of free) {
    const names = [-ABOVE, ABOVE, 0].flatMap((y) =>
      SIDES.map(({ x, side }) => ({ x: head.x + (y ? x : -x), y: head.y + y, side })),
    );
    for (const name of names) {
      const box = createTextBox(unit, toMap(name), width, name.side);
      if (isFree(box, [...markBoxes, ...boxes])) return { ...pin, name, boxes: [...boxes, box] };
    }
  }
  // Marks all around, which are drawn over it, or a very long name, which is beside the map too.
  const [pin] = [...free, ...pins];
  return pin && { ...pin, name: undefined };
}
