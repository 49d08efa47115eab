import { symbol, symbolsFill } from 'd3-shape';

/** Area of a marker, in square pixels. */
const AREA = 90;

/** Address of the marker of a series. */
export const getMarkerUrl = (figureId: string, seriesIndex: number): string =>
  `#${figureId}-marker-${seriesIndex}`;

/** The marks of the points of a picture: a shape for each series, with room around it for a pointer. */
export function Markers({ figureId, count }: { figureId: string; count: number }) {
  return Array.from({ length: count }, (_, index) => {
    const shape = symbolsFill[index % symbolsFill.length];
    return (
      <g key={index} id={`${figureId}-marker-${index}`}>
        <circle r="12" fill="transparent" />
        <path d={symbol(shape, AREA)() ?? undefined} fill="currentColor" />
      </g>
    );
  });
}
