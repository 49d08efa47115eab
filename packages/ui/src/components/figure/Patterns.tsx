import * as styles from './Picture.css.ts';

const TILE = 8;
/** What is drawn in the page's color on a tile of the mark's color; the first is plain. */
const tiles = [
  '',
  'M-2,2 L2,-2 M0,8 L8,0 M6,10 L10,6',
  'M2.5,4 h3',
  'M0,4 h8',
  'M0,4 h8 M4,0 v8',
  'M4,0 v8',
] as const;
const COLORS = 6;

/** Which of six colors, and which of six patterns, the marks of a series have: 36 pairs before one is repeated. */
export const getColorIndex = (seriesIndex: number): number => seriesIndex % COLORS;
const getTileIndex = (seriesIndex: number) => (seriesIndex + Math.floor(seriesIndex / COLORS)) % tiles.length;

/** Address of the fill of a series. */
export const getFillUrl = (figureId: string, seriesIndex: number): string =>
  `url(#${figureId}-pattern-${seriesIndex})`;

/** The fills of a picture: a color with a pattern for each series, so that no information is in the color alone. */
export function Patterns({ figureId, count }: { figureId: string; count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <pattern
      key={index}
      id={`${figureId}-pattern-${index}`}
      width={TILE}
      height={TILE}
      patternUnits="userSpaceOnUse"
      className={styles.ink[getColorIndex(index)]}
    >
      <rect width={TILE} height={TILE} fill="currentColor" />
      <path
        d={tiles[getTileIndex(index)]}
        className={styles.patternLine}
        strokeWidth={getTileIndex(index) === 2 ? 3 : 2}
        fill="none"
      />
    </pattern>
  ));
}
