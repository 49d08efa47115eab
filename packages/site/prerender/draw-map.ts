import type { StudySite } from '@longcovid/content';
import type { MapPoints, SiteMap } from '@longcovid/content/search';

/** Units of the map in one of the still's, whose outlines are coarser. */
const SCALE = 5;

/** Mid tones, at least 3:1 on the light and on the dark ground: one file serves both. */
const COLORS = { open: '#2a86a0', closed: '#78898f' };

/**
 * Draws the map that stands in the page before script: the outlines, and a mark for each study site, the open ones
 * above the closed ones.
 * @param outlines The SVG of the land, in units of 5 of the map's.
 * @param points Places of the study sites by id, in the map's units. A study site without one is not drawn.
 * @throws Error when the outlines and the map have different sizes.
 */
export function drawMap(
  outlines: string,
  map: Pick<SiteMap, 'viewBox'>,
  points: MapPoints,
  studySites: readonly StudySite[],
): string {
  const viewBox = map.viewBox.map((unit) => unit / SCALE).join(' ');
  if (!outlines.includes(`viewBox="${viewBox}"`))
    throw new Error(
      `[@longcovid/site] the outlines of the map have another size than ${viewBox}. Run "node tools/build-geo.ts" in packages/content.`,
    );
  const draw = (isOpen: boolean, radius: number) =>
    studySites
      .filter(({ cohorts }) => isOpen === cohorts.some(({ status }) => status === 'open'))
      .flatMap(({ id }) => points[id] ?? [])
      .map(
        ({ x, y }) => `<circle cx="${Math.round(x / SCALE)}" cy="${Math.round(y / SCALE)}" r="${radius}"/>`,
      )
      .join('');
  const marks =
    `<g fill="none" stroke="${COLORS.closed}" stroke-width="1.5">${draw(false, 4)}</g>` +
    `<g fill="${COLORS.open}" stroke="#fff" stroke-width=".5">${draw(true, 5)}</g>`;
  return outlines.replace('</svg>', `${marks}</svg>`);
}
