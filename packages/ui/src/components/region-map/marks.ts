import {
  type Point,
  containsPoint,
  type View,
  type MapMarker,
  type FrameSize,
  MAX_LEVEL,
  getBounds,
  type ViewBox,
} from './view.ts';

// Clusters

/** The limit of marks in a view, for any number of points. */
export const MAX_MARKERS = 150;

/** Points that share one mark, which is at the first of them. */
type Group<Item> = [Item, ...Item[]];

/** A net of squares over the view; `apart` is the length of their sides, in the map's units. */
function grid(view: View, apart: number) {
  const columns = Math.floor(view.width / apart) + 1;
  const rows = Math.floor(view.height / apart) + 1;
  return {
    columns,
    cells: columns * rows,
    columnOf: ({ x }: Point) => Math.floor((x - view.x) / apart),
    rowOf: ({ y }: Point) => Math.floor((y - view.y) / apart),
  };
}

/**
 * Clusters points so that no two marks are nearer than `apart` both across and down. Points keep their
 * order, in groups and between them. Only the nine cells around a point are searched, so the time grows with
 * the number of points and no faster. All points are inside the view.
 */
export function clusterPoints<Item extends Point>(
  points: readonly Item[],
  view: View,
  apart: number,
): Group<Item>[] {
  const { columns, cells, columnOf, rowOf } = grid(view, apart);
  const groupsByCell: Group<Item>[][] = Array.from({ length: cells }, () => []);
  const groups: Group<Item>[] = [];
  for (const point of points) {
    const [column, row] = [columnOf(point), rowOf(point)];
    const near = nearestGroup(point, groupsByCell, columns, column, row, apart);
    if (near) {
      near.push(point);
    } else {
      const group: Group<Item> = [point];
      groups.push(group);
      groupsByCell[row * columns + column]?.push(group);
    }
  }
  return groups;
}

function nearestGroup<Item extends Point>(
  { x, y }: Point,
  groupsByCell: readonly Group<Item>[][],
  columns: number,
  column: number,
  row: number,
  apart: number,
): Group<Item> | undefined {
  let best: Group<Item> | undefined;
  let least = apart;
  const [first, last] = [Math.max(0, column - 1), Math.min(columns - 1, column + 1)];
  for (let down = row - 1; down <= row + 1; down++) {
    for (let across = first; across <= last; across++) {
      for (const group of groupsByCell[down * columns + across] ?? []) {
        const distance = Math.max(Math.abs(group[0].x - x), Math.abs(group[0].y - y));
        if (distance < least) [best, least] = [group, distance];
      }
    }
  }
  return best;
}

/** How many squares of the grid have a point: about as many groups there would be, and quickly counted. */
function squaresWithPoints(points: readonly Point[], view: View, apart: number): number {
  const { columns, cells, columnOf, rowOf } = grid(view, apart);
  const taken = new Uint8Array(cells);
  let count = 0;
  for (const point of points) {
    const cell = rowOf(point) * columns + columnOf(point);
    if (taken[cell] === 0) {
      taken[cell] = 1;
      count++;
    }
  }
  return count;
}

/**
 * The groups of what the view shows: at most `max`. Where there would be more, marks are further apart;
 * each try widens the distance by what is too much, so that few tries are enough.
 */
export function clustersInView<Item extends Point>(
  points: readonly Item[],
  view: View,
  apart: number,
  max: number = MAX_MARKERS,
): Group<Item>[] {
  const inView = points.filter((point) => containsPoint(view, point));
  const wider = (distance: number, count: number) => distance * Math.sqrt(count / max);
  let distance = wider(apart, Math.max(max, squaresWithPoints(inView, view, apart)));
  let groups = clusterPoints(inView, view, distance);
  while (groups.length > max) {
    distance = wider(distance, groups.length) * 1.05;
    groups = clusterPoints(inView, view, distance);
  }
  return groups;
}

// Marks

/** A frame around places that are drawn nearer than they are. */
export type MapInset = {
  name: string;
  /** Drawn where the name has no room, such as "HI". Default: none. */
  shortName?: string | undefined;
  x: number;
  y: number;
  width: number;
  height: number;
};

/**
 * What is drawn at one place: one point, or several that are too near to each other to be pressed one by one. It is where
 * one of them is.
 */
export type Mark = Point & {
  /** The first of its points in their order. */
  lead: MapMarker;
  members: readonly [MapMarker, ...MapMarker[]];
  open: number;
};

/** Size of a mark's target with some room around it, in rem. Least: 44 px (WCAG 2.2, 2.5.5). */
const TARGET = 3;
/** The part of it that marks beside the mark of an inset keep. */
const LEAST = 2.75 / TARGET;

/** The least distance between two marks in the map's units, when `across` of them fill the picture's width. */
const apartIn = (across: number, { width, rem }: FrameSize): number => (TARGET * rem * across) / width;

const findInset = (insets: readonly MapInset[], point: Point): MapInset | undefined =>
  insets.find((inset) => containsPoint(inset, point));

/** A mark before its members are in the order of the points. */
type Place = { at: MapMarker; members: Group<MapMarker> };

/**
 * The marks of a view, in the order of their first points, each where one of its points is. A mark has no places of an inset
 * and of what is beside it, unless the map has no room for two marks: what is too near to the mark of an inset is in the
 * nearest mark beside that inset.
 */
export function marksIn(
  points: readonly MapMarker[],
  view: View,
  size: FrameSize,
  insets: readonly MapInset[] = [],
): Mark[] {
  const apart = apartIn(view.width, size);
  const byInset = Map.groupBy(points, (point) => findInset(insets, point));
  const places: Place[] = [];
  for (const inset of [...insets, undefined]) {
    const max = Math.max(1, MAX_MARKERS - places.length);
    const others = places.map(({ at }) => at);
    const { near = [], free = [] } = Object.groupBy(byInset.get(inset) ?? [], (point) =>
      isFree(point, others, apart * LEAST) ? 'free' : 'near',
    );
    const own = clustersInView(free, view, apart, max).map((members) => ({ at: members[0], members }));
    for (const point of near) {
      if (containsPoint(view, point)) findNearest(point, own.length > 0 ? own : places)?.members.push(point);
    }
    places.push(...own);
  }
  const order = new Map(points.map((point, index) => [point, index]));
  const compare = (a: MapMarker, b: MapMarker) => (order.get(a) ?? 0) - (order.get(b) ?? 0);
  for (const { members } of places) members.sort(compare);
  return places.map(createMark).sort((a, b) => compare(a.lead, b.lead));
}

const createMark = ({ at: { x, y }, members }: Place): Mark => ({
  ...{ lead: members[0], members, x, y },
  open: members.filter(({ tone }) => tone === 'open').length,
});

function findNearest({ x, y }: Point, places: readonly Place[]): Place | undefined {
  const distances = places.map(({ at }) => Math.hypot(at.x - x, at.y - y));
  return places[distances.indexOf(Math.min(...distances))];
}

/** Whether a mark there overlaps none of the others. */
const isFree = ({ x, y }: Point, others: readonly Point[], apart: number): boolean =>
  others.every((other) => Math.max(Math.abs(other.x - x), Math.abs(other.y - y)) >= apart);

/** Half of a mark with its edge, in rem. */
const HALF_MARK = 1.0625;

/** Between two frames side by side, in rem. */
const FRAME_GAP = 0.25;

/** The insets as they are drawn: each around all of its marks, which do not shrink with the map, and none touches the next. */
export function frameInsets(
  insets: readonly MapInset[],
  marks: readonly Mark[],
  view: View,
  { width, rem }: FrameSize,
): MapInset[] {
  const unit = (rem * view.width) / width;
  const half = HALF_MARK * unit;
  const frames = insets.map((inset) => {
    const corners = marks
      .filter((mark) => containsPoint(inset, mark))
      .flatMap(({ x, y }) => [
        { x: x - half, y: y - half },
        { x: x + half, y: y + half },
      ]);
    const { x, y } = inset;
    const end = { x: x + inset.width, y: y + inset.height };
    return { ...inset, ...getBounds([{ x, y }, end, ...corners]) };
  });
  return frames.map((frame) => {
    const { x, y, width, height } = frame;
    const starts = frames
      .filter((next) => next.x > x && next.y < y + height && y < next.y + next.height)
      .map((next) => next.x - FRAME_GAP * unit - x);
    return { ...frame, width: Math.min(width, ...starts) };
  });
}

/** False when several places are so near to each other that even the deepest view cannot show them apart. */
export function canSplit({ members }: Mark, view: View, viewBox: ViewBox, size: FrameSize): boolean {
  if (view.level === MAX_LEVEL) return false;
  const { width, height } = getBounds(members);
  return Math.max(width, height) >= apartIn(viewBox[2] / 2 ** MAX_LEVEL, size);
}

/** Index of the mark that has the point; -1 when it is not in view. */
export const findMarkIndex = (marks: readonly Mark[], id: string | null): number =>
  id === null ? -1 : marks.findIndex(({ members }) => members.some((member) => member.id === id));

/** A place as parts of the view, in percent, which is right at any size of the picture. */
export const toPercentX = (x: number, view: View): string =>
  `${(((x - view.x) / view.width) * 100).toFixed(3)}%`;
export const toPercentY = (y: number, view: View): string =>
  `${(((y - view.y) / view.height) * 100).toFixed(3)}%`;
