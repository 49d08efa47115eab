import { type Point, containsPoint, type View } from './view.ts';

/** The limit of marks in a view, for any number of points. */
export const MAX_MARKERS = 150;

/** Points that share one mark, which is at the first of them. */
export type Group<Item> = [Item, ...Item[]];

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
