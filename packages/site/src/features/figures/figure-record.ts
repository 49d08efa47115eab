import type { Figure } from '@longcovid/content';
import type { FigureRecord } from '@longcovid/ui/figure';

/** A figure of content as the component takes it; `noDate` are the words that stand for a date which nobody has given. */
export const figureRecord = (figure: Figure, noDate: string): FigureRecord => ({
  ...figure,
  asOf: figure.asOf ?? noDate,
});
