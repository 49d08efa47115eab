import { clustersInView } from './clusters.ts';
import type { MapMarker } from './points.ts';
import type { FrameSize } from './useFrameSize.ts';
import { MAX_LEVEL, getBounds, type View, type ViewBox } from './view.ts';

/** What is drawn at one place: one point, or several that are too near to each other to be pressed one by one. */
export type Mark = { lead: MapMarker; members: readonly [MapMarker, ...MapMarker[]]; open: number };

/** Size of a mark's target with some room around it, in rem. Least: 44 px (WCAG 2.2, 2.5.5). */
const TARGET = 3;

/** The least distance between two marks in the map's units, when `across` of them fill the picture's width. */
const apartIn = (across: number, { width, rem }: FrameSize): number => (TARGET * rem * across) / width;

/** The marks of a view, in the order of their first points. */
export function marksIn(points: readonly MapMarker[], view: View, size: FrameSize): Mark[] {
  return clustersInView(points, view, apartIn(view.width, size)).map((members) => ({
    lead: members[0],
    members,
    open: members.filter(({ tone }) => tone === 'open').length,
  }));
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
