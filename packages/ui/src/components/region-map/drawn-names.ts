import type { Mark, MapInset } from './marks.ts';
import { type FrameSize, type Point, type View, containsPoint, type MapArea } from './view.ts';

// Room for labels

/** What something covers, in the map's units. */
type Box = { left: number; right: number; top: number; bottom: number };

/** Where a text is, relative to its place. */
type TextSide = 'middle' | 'start' | 'end';

/** Height of a line, in rem. */
const LINE = 1.25;
/** The room around the drawing, in rem. */
const EDGE = 1.75;

/** Half of a mark with its edge, in rem. */
const HALF_MARK = 1.0625;

/** Half of the width of a mark, in rem: that of a long number is wider. */
const getHalfWidth = ({ members }: Mark): number => (members.length < 100 ? HALF_MARK : 1.5);

/** The map's units in one rem. */
const getUnit = (view: View, size: FrameSize): number => (size.rem * view.width) / size.width;

/**
 * The width of a text, in rem, rather too large than too small: that of bold text in the fonts of the library. It is not
 * measured, so that a server knows it too.
 */
const estimateWidth = (text: string, fontSize: number): number =>
  (0.56 * text.length + 0.28 * text.replace(/[^A-ZÀ-Þmw]/g, '').length) * fontSize;

/** A box around a point, from lengths in rem; `unit` is the map's units in one rem. */
function createBox(
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
function createTextBox(unit: number, at: Point, width: number, side: TextSide): Box {
  const before = { start: 0, middle: width / 2, end: width }[side];
  return createBox(unit, at, before, width - before, LINE / 2);
}

const getMarkBoxes = (marks: readonly Mark[], unit: number): Box[] =>
  marks.map((mark) => createBox(unit, mark, getHalfWidth(mark), getHalfWidth(mark), HALF_MARK));

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** True when the view has all of a box; `room` is what it may be outside. */
const isInView = ({ left, right, top, bottom }: Box, view: View, room = 0): boolean =>
  left >= view.x - room &&
  right <= view.x + view.width + room &&
  top >= view.y - room &&
  bottom <= view.y + view.height + room;

// The pin of a place

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
const PIN_ON_MARK = 1.25;
/** Between a mark and the pin on it, in rem. */
const PIN_MARK_GAP = 0.25;
/** Size of the name's text, in rem. */
const PIN_FONT_SIZE = 0.875;
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
  const own = marks.find(({ x, y }) => Math.hypot(x - place.x, y - place.y) < PIN_ON_MARK * unit);
  const width = estimateWidth(place.name, PIN_FONT_SIZE);
  const toMap = ({ x, y }: Point) => ({ x: place.x + x * unit, y: place.y + y * unit });
  const isFree = (box: Box, taken: readonly Box[]) =>
    isInView(box, view, (EDGE - 0.25) * unit) && !taken.some((other) => overlaps(other, box));
  const pins = WAYS.map(({ angle, line }) => {
    const { x, y } = own ?? place;
    const center = { x: (x - place.x) / unit, y: (y - place.y) / unit };
    const start = move(center, angle, line + (own ? getHalfWidth(own) + PIN_MARK_GAP : 0));
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

// Names

/** A place for orientation, drawn as a dot with its name: a town. */
export type MapTown = Point & { name: string };

/** A name that is drawn, in the map's units. A town's is beside its dot, or beside the mark that is there. */
export type DrawnName = Point & {
  name: string;
  kind: 'area' | 'town' | 'inset';
  side: TextSide;
  /** From the point to the text beside it, in rem. Default: 0. */
  gap?: number;
  /** A town below a mark has no dot, nor has what is no town. */
  hasDot?: boolean;
};

/** Sizes of text, in rem. */
const FONT_SIZE = { area: 0.875, town: 0.875, inset: 1 } as const;
/** From the middle of a dot to the name beside it, and from the edge of a mark, in rem. */
const DOT_GAP = 0.5;
const MARK_GAP = 0.125;
/** How near to a mark a town has its name beside the mark, in rem. */
const ON_MARK = 0.875;
/** Towns would only be noise on the whole map. */
const TOWN_LEVEL = 2;

/** True when the point is inside the shape of the area. */
type IsInArea = (area: MapArea, point: Point) => boolean;

type Options = {
  areas: readonly MapArea[];
  /** As they are drawn, around their marks. */
  insets: readonly MapInset[];
  /** The most important first. */
  towns: readonly MapTown[];
  place?: MapPlace | undefined;
  marks: readonly Mark[];
  view: View;
  size: FrameSize;
  /** Default: a name is drawn only at its label. */
  isInArea?: IsInArea | undefined;
};

/** Takes the room of a name, if it is free. */
type Take = (name: DrawnName, box: Box, room?: number) => DrawnName | undefined;

/**
 * What is drawn over a view, at a size that does not grow with the map, each where neither a mark nor anything before it is:
 * the pin of the place, the names of insets, those of areas inside what is seen of them, then those of towns.
 */
export function findDrawnNames(options: Options): { pin: Pin | undefined; names: DrawnName[] } {
  const { areas, insets, towns, place, marks, view, size, isInArea } = options;
  const unit = getUnit(view, size);
  const pin = place && findPin(place, marks, view, size);
  const taken = [...getMarkBoxes(marks, unit), ...(pin?.boxes ?? [])];
  const take: Take = (name, box, room) => {
    if (!isInView(box, view, room) || taken.some((other) => overlaps(box, other))) return undefined;
    taken.push(box);
    return name;
  };
  const shared = { view, unit, take };
  const frames = insets.map(toBox);
  const insetNames = insets.flatMap((inset) => placeInset(inset, { ...shared, frames }) ?? []);
  const areaNames = areas.flatMap((area) => placeArea(area, { ...shared, isInArea }) ?? []);
  const townNames =
    view.level < TOWN_LEVEL ? [] : towns.flatMap((town) => placeTown(town, { ...shared, marks }) ?? []);
  return { pin, names: [...insetNames, ...areaNames, ...townNames] };
}

type Shared = { view: View; unit: number; take: Take };

const toBox = ({ x, y, width, height }: MapInset): Box => ({
  ...{ left: x, right: x + width, top: y, bottom: y + height },
});

/** Above, below or beside the frame: the short name where the whole one has no room. */
function placeInset(
  { name, shortName, x, y, width, height }: MapInset,
  { unit, take, frames }: Shared & { frames: readonly Box[] },
): DrawnName | undefined {
  const [start, end] = [
    { x, side: 'start' as const },
    { x: x + width, side: 'end' as const },
  ];
  const line = (LINE / 2 + 0.125) * unit;
  const middle = y + height / 2;
  const places = [
    ...[y - line, y + height + line].flatMap((y) => [start, end].map((edge) => ({ ...edge, y }))),
    { x: x - 0.25 * unit, y: middle, side: 'end' as const },
    { x: x + width + 0.25 * unit, y: middle, side: 'start' as const },
  ];
  for (const text of [name, ...(shortName ? [shortName] : [])]) {
    for (const place of places) {
      const box = createTextBox(unit, place, estimateWidth(text, FONT_SIZE.inset), place.side);
      if (frames.some((frame) => overlaps(frame, box))) continue;
      const drawn = take({ name: text, kind: 'inset', ...place }, box, EDGE * unit);
      if (drawn) return drawn;
    }
  }
  return undefined;
}

function placeArea(
  area: MapArea,
  { view, unit, take, isInArea }: Shared & { isInArea: IsInArea | undefined },
): DrawnName | undefined {
  const { label, name } = area;
  if (!label) return undefined;
  const takeAt = (text: string, { x, y }: Point) =>
    take(
      { name: text, x, y, kind: 'area', side: 'middle' },
      createTextBox(unit, { x, y }, estimateWidth(text, FONT_SIZE.area), 'middle'),
    );
  const fits = estimateWidth(label.text, FONT_SIZE.area) * unit <= label.width;
  const atLabel = fits ? takeAt(label.text, label) : undefined;
  if (atLabel) return atLabel;
  if (!isInArea || view.level === 0 || !isNear(label, view)) return undefined;
  const { text, spots } = findSpots({ texts: [name, label.text], area, view, unit, isInArea });
  for (const spot of spots) {
    const drawn = takeAt(text, spot);
    if (drawn) return drawn;
  }
  return undefined;
}

function placeTown(
  { name, ...point }: MapTown,
  { view, unit, take, marks }: Shared & { marks: readonly Mark[] },
): DrawnName | undefined {
  if (!containsPoint(view, point)) return undefined;
  const mark = marks.find(({ x, y }) => Math.hypot(x - point.x, y - point.y) < ON_MARK * unit);
  const { x, y } = mark ?? point;
  const gap = mark ? getHalfWidth(mark) + MARK_GAP : DOT_GAP;
  const width = estimateWidth(name, FONT_SIZE.town) + gap;
  // Beside a mark, of which the room is taken, or with a dot of its own.
  const near = mark ? -gap : DOT_GAP;
  const town = { name, x, y, kind: 'town', gap, hasDot: !mark } as const;
  return (
    take({ ...town, side: 'start' }, createBox(unit, { x, y }, near, width, 1)) ??
    take({ ...town, side: 'end' }, createBox(unit, { x, y }, width, near, 1))
  );
}

/** How far an area goes from its label, in widths of the label's room: quick to know, and more than any state does. */
const REACH = 3;

const isNear = ({ x, y, width }: Point & { width: number }, view: View) =>
  containsPoint(
    {
      x: view.x - REACH * width,
      y: view.y - REACH * width,
      width: view.width + 2 * REACH * width,
      height: view.height + 2 * REACH * width,
    },
    { x, y },
  );

/** Places that are tried for the name of an area, across and down. */
const GRID = { columns: 14, rows: 10 } as const;

/** Where a text fits into what is seen of an area, the nearest to its middle first. The first text that fits is taken. */
function findSpots(options: {
  texts: readonly string[];
  area: MapArea;
  view: View;
  unit: number;
  isInArea: IsInArea;
}): { text: string; spots: Point[] } {
  const { texts, area, view, unit, isInArea } = options;
  const inside = Array.from({ length: GRID.columns * GRID.rows }, (_, index) => ({
    x: view.x + (((index % GRID.columns) + 0.5) * view.width) / GRID.columns,
    y: view.y + ((Math.floor(index / GRID.columns) + 0.5) * view.height) / GRID.rows,
  })).filter((point) => isInArea(area, point));
  const sum = (axis: 'x' | 'y') => inside.reduce((total, point) => total + point[axis], 0) / inside.length;
  const middle = { x: sum('x'), y: sum('y') };
  const distance = ({ x, y }: Point) => Math.hypot(x - middle.x, y - middle.y);
  const sorted = inside.toSorted((a, b) => distance(a) - distance(b));
  for (const text of texts) {
    const half = (estimateWidth(text, FONT_SIZE.area) * unit) / 2;
    const spots = sorted.filter(({ x, y }) =>
      [-half, half].every((offset) => isInArea(area, { x: x + offset, y })),
    );
    if (spots.length > 0) return { text, spots };
  }
  return { text: '', spots: [] };
}
