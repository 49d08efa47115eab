import type { StudySite } from '@longcovid/content';
import type { MapPoints, SiteMap } from '@longcovid/content/search';

/** Mid tones, at least 3:1 on the light and on the dark ground: one file serves both. */
const COLORS = { open: '#2a86a0', closed: '#78898f' };

/**
 * Draws the map that stands in the page before script, in its units: the outlines, and a mark for each study site, the
 * open ones above the closed ones.
 * @param points Places of the study sites by id. A study site without one is not drawn.
 */
export function drawMap(
  { viewBox, states }: Pick<SiteMap, 'viewBox' | 'states'>,
  points: MapPoints,
  studySites: readonly StudySite[],
): string {
  // Lines without length have round ends of one size, however large the part of the map is shown.
  const draw = (isOpen: boolean) =>
    studySites
      .filter(({ cohorts }) => isOpen === cohorts.some(({ status }) => status === 'open'))
      .flatMap(({ id }) => points[id] ?? [])
      .map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`)
      .join('');
  const [x = 0, y = 0, width = 0, height = 0] = viewBox;
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  const fixed = 'vector-effect="non-scaling-stroke"';
  // A ring is a dot without its middle.
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}">` +
    `<path fill="${COLORS.closed}" fill-opacity=".15" stroke="${COLORS.closed}" ${fixed} d="${states.map(({ path }) => path).join('')}"/>` +
    `<g fill="none" stroke-linecap="round"><defs>` +
    `<path id="closed" ${fixed} d="${draw(false)}"/><path id="open" ${fixed} d="${draw(true)}"/>` +
    `<mask id="middle" maskUnits="userSpaceOnUse" ${box}><rect fill="#fff" ${box}/>` +
    `<use href="#closed" stroke="#000" stroke-width="8"/></mask></defs>` +
    `<use href="#closed" stroke="${COLORS.closed}" stroke-width="12" mask="url(#middle)"/>` +
    `<use href="#open" stroke="#fff" stroke-width="14"/><use href="#open" stroke="${COLORS.open}" stroke-width="12"/>` +
    `</g></svg>`
  );
}
