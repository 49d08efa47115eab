import {
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond2,
  symbolSquare,
  symbolStar,
  symbolTriangle,
  symbolWye,
  type SymbolType,
} from 'd3-shape';
import * as styles from './Picture.css.ts';

/** Area of a dot, in square pixels: 14 px across for a circle. */
const AREA = 140;

type Mark = { shape: SymbolType; isRing?: boolean };

/** The fourth is a ring, and gray: what the others are compared with, such as the whole country. */
const marks: readonly Mark[] = [
  { shape: symbolCircle },
  { shape: symbolSquare },
  { shape: symbolDiamond2 },
  { shape: symbolCircle, isRing: true },
  { shape: symbolTriangle },
  { shape: symbolCross },
  { shape: symbolStar },
  { shape: symbolWye },
];
const getMark = (seriesIndex: number) => marks[seriesIndex % marks.length];

/** Address of the dots of a series. */
export const getDotUrl = (figureId: string, seriesIndex: number): string => `#${figureId}-dot-${seriesIndex}`;

/** Class that colors the dots of a series. */
export const getDotInk = (seriesIndex: number): string | undefined =>
  getMark(seriesIndex)?.isRing ? styles.contextInk : styles.ink[0];

/** The dots of a picture: a shape for each series, with an edge of the page's color where two are near. */
export function DotMarks({ figureId, count }: { figureId: string; count: number }) {
  return Array.from({ length: count }, (_, index) => {
    const mark = getMark(index);
    if (!mark) return null;
    return (
      <path
        key={index}
        id={`${figureId}-dot-${index}`}
        data-part="dot-mark"
        className={mark.isRing ? styles.line : undefined}
        d={symbol(mark.shape, mark.isRing ? AREA * 0.7 : AREA)() ?? undefined}
        fill="currentColor"
      />
    );
  });
}
