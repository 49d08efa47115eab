import type { FigureRecord, Locale } from './data/types.ts';

/** What every chart is drawn from. The layout is made before, since it tells how high the picture is. */
export type ChartProps<Layout> = {
  figure: FigureRecord;
  locale: Locale;
  /** Fewer marks: no ranges, no lines to measure by. */
  isCalm: boolean;
  layout: Layout;
};
