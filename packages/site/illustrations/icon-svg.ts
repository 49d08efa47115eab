import type { IconGround } from '../src/shell/icons.ts';

/** How much of the mark's size is left when a phone may cut the icon to a circle of four fifths of its width. */
const IN_SAFE_ZONE = 0.8;

/**
 * The icon with its ground as a phone wants it: rounded as it is drawn; square, for phones that round it themselves;
 * or maskable, square and with the mark inside the circle that no phone cuts off (W3C Web App Manifest, safe zone).
 */
export function iconSvg(svg: string, ground: IconGround): string {
  if (ground === 'rounded') return svg;
  const square = svg.replace(/(<rect width="32" height="32") rx="8"/, '$1');
  if (square === svg)
    throw new Error('icon.svg no longer begins with its rounded ground; adapt icon-svg.ts.');
  if (ground === 'square') return square;
  const middle = 16 * (1 - IN_SAFE_ZONE);
  return square
    .replace(/(<rect [^>]*>)/, `$1<g transform="translate(${middle} ${middle}) scale(${IN_SAFE_ZONE})">`)
    .replace('</svg>', '</g></svg>');
}
