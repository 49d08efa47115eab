import type { FigureRecord, Locale } from './data/types.ts';

/** What every chart is drawn from. The layout is made before, since it has the height of the picture. */
export type ChartProps<Layout> = {
  figure: FigureRecord;
  locale: Locale;
  /** Fewer marks: no ranges, no grid lines. */
  isPlain: boolean;
  layout: Layout;
};
