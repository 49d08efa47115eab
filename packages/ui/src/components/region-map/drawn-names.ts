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
  LINE,
  overlaps,
  type TextSide,
} from './label-boxes.ts';
import type { MapInset, Mark } from './marks.ts';
import { findPin, type MapPlace, type Pin } from './pin.ts';
import type { MapArea } from './RegionMapPicture.tsx';
import type { FrameSize } from './useFrameSize.ts';
import { containsPoint, type Point, type View } from './view.ts';

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
export type IsInArea = (area: MapArea, point: Point) => boolean;

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
