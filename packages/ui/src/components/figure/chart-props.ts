import type { FigureRecord } from './data/record.ts';
import type { FigureLocale } from './data/phrases.ts';

/** What every chart is drawn from. The layout is made before, since it has the height of the picture. */
export type ChartProps<Layout> = {
  figure: FigureRecord;
  locale: FigureLocale;
  /** Fewer marks: no ranges, no grid lines. */
  isPlain: boolean;
  layout: Layout;
};
