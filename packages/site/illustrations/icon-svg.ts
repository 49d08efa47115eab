import type { IconBackground } from '../src/shell/icons.ts';

/** Scale of the mark for maskable icons, whose safe zone is a circle of four fifths of the width. */
const IN_SAFE_ZONE = 0.8;

/**
 * The icon with a background for phones: rounded; square, for phones that round it; or maskable, square with the mark
 * inside the safe zone (W3C Web App Manifest).
 */
export function iconSvg(svg: string, background: IconBackground): string {
  if (background === 'rounded') return svg;
  const square = svg.replace(/(<rect width="32" height="32") rx="8"/, '$1');
  if (square === svg)
    throw new Error('icon.svg does not begin with its rounded background. Adapt icon-svg.ts.');
  if (background === 'square') return square;
  const middle = 16 * (1 - IN_SAFE_ZONE);
  return square
    .replace(/(<rect [^>]*>)/, `$1<g transform="translate(${middle} ${middle}) scale(${IN_SAFE_ZONE})">`)
    .replace('</svg>', '</g></svg>');
}
