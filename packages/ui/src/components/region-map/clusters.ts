import { type Place, shows, type View } from './view.ts';

/** The most marks that are drawn at once, however many points there are. */
export const MOST_MARKS = 150;

/** Points that share one mark, which stands at the first of them. */
export type Group<Point> = [Point, ...Point[]];

/** A net of squares over the view; `apart` is the length of their sides, in the map's units. */
function grid(view: View, apart: number) {
  const columns = Math.floor(view.width / apart) + 1;
  const rows = Math.floor(view.height / apart) + 1;
  return {
    columns,
    cells: columns * rows,
    columnOf: ({ x }: Place) => Math.floor((x - view.x) / apart),
    rowOf: ({ y }: Place) => Math.floor((y - view.y) / apart),
  };
}

/**
 * Puts points together so that no two marks are nearer than `apart` both across and down. Points keep their
 * order, in groups and between them. Only the nine squares round a point are searched, so the time grows with
 * the number of points and no faster. All points are inside the view.
 */
export function clusterPoints<Point extends Place>(
  points: readonly Point[],
  view: View,
  apart: number,
): Group<Point>[] {
  const { columns, cells, columnOf, rowOf } = grid(view, apart);
  const standing: Group<Point>[][] = Array.from({ length: cells }, () => []);
  const groups: Group<Point>[] = [];
  for (const point of points) {
    const [column, row] = [columnOf(point), rowOf(point)];
    const near = nearestGroup(point, standing, columns, column, row, apart);
    if (near) {
      near.push(point);
    } else {
      const group: Group<Point> = [point];
      groups.push(group);
      standing[row * columns + column]?.push(group);
    }
  }
  return groups;
}

function nearestGroup<Point extends Place>(
  { x, y }: Point,
  standing: readonly Group<Point>[][],
  columns: number,
  column: number,
  row: number,
  apart: number,
): Group<Point> | undefined {
  let best: Group<Point> | undefined;
  let least = apart;
  const [first, last] = [Math.max(0, column - 1), Math.min(columns - 1, column + 1)];
  for (let down = row - 1; down <= row + 1; down++) {
    for (let across = first; across <= last; across++) {
      for (const group of standing[down * columns + across] ?? []) {
        const distance = Math.max(Math.abs(group[0].x - x), Math.abs(group[0].y - y));
        if (distance < least) [best, least] = [group, distance];
      }
    }
  }
  return best;
}

/** How many squares of the grid have a point: about as many groups there would be, and quickly counted. */
function squaresWithPoints(points: readonly Place[], view: View, apart: number): number {
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
 * The groups of what the view shows: at most `MOST_MARKS`. Where there would be more, marks stand further apart;
 * each try widens the distance by what is too much, so that few tries are enough.
 */
export function clustersInView<Point extends Place>(
  points: readonly Point[],
  view: View,
  apart: number,
): Group<Point>[] {
  const inView = points.filter((point) => shows(view, point));
  const wider = (distance: number, count: number) => distance * Math.sqrt(count / MOST_MARKS);
  let distance = wider(apart, Math.max(MOST_MARKS, squaresWithPoints(inView, view, apart)));
  let groups = clusterPoints(inView, view, distance);
  while (groups.length > MOST_MARKS) {
    distance = wider(distance, groups.length) * 1.05;
    groups = clusterPoints(inView, view, distance);
  }
  return groups;
}
