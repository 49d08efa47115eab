import type { Mark } from './marks.ts';
import type { MapArea } from './RegionMapPicture.tsx';
import type { FrameSize } from './useFrameSize.ts';
import { containsPoint, type Point, type View } from './view.ts';

/** A place for orientation, drawn as a dot with its name: a town. */
export type MapTown = Point & { name: string };

/** A name that is drawn, in the map's units. */
export type DrawnName = Point & { name: string; kind: 'area' | 'town' };

/** Width of a letter and height of a line, in rem. */
const LETTER = 0.5;
const LINE = 1.25;
/** Diameter of a mark, in rem. */
const MARK = 1.75;
/** Towns would only be noise on the whole map. */
const TOWN_LEVEL = 2;

type Box = { left: number; right: number; top: number; bottom: number };

const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

type Options = {
  areas: readonly MapArea[];
  towns: readonly MapTown[];
  marks: readonly Mark[];
  view: View;
  size: FrameSize;
};

/**
 * The names that have room in a view, at a size of text that does not grow with the map: of areas that are wide enough, then
 * of towns in their order, each where neither a mark nor another name is.
 */
export function findDrawnNames({ areas, towns, marks, view, size }: Options): DrawnName[] {
  const unit = (size.rem * view.width) / size.width;
  const getBox = ({ x, y }: Point, before: number, after: number, half: number): Box => ({
    left: x - before * unit,
    right: x + after * unit,
    top: y - half * unit,
    bottom: y + half * unit,
  });
  const taken = marks.map(({ lead }) => getBox(lead, MARK / 2, MARK / 2, MARK / 2));
  const place = (name: DrawnName, box: Box): DrawnName[] => {
    const isWhole = containsPoint(view, name) && box.right < view.x + view.width;
    if (!isWhole || taken.some((other) => overlaps(box, other))) return [];
    taken.push(box);
    return [name];
  };
  const fromAreas = areas.flatMap(({ label }) => {
    if (!label) return [];
    const width = label.text.length * LETTER;
    if (width * unit > label.width) return [];
    return place(
      { name: label.text, x: label.x, y: label.y, kind: 'area' },
      getBox(label, width / 2, width / 2, LINE / 2),
    );
  });
  if (view.level < TOWN_LEVEL) return fromAreas;
  const fromTowns = towns.flatMap(({ name, ...point }) =>
    place({ name, ...point, kind: 'town' }, getBox(point, 0.5, name.length * LETTER + 1, 1)),
  );
  return [...fromAreas, ...fromTowns];
}
