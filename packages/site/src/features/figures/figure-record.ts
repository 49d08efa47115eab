import type { Figure } from '@longcovid/content';
import type { FigureRecord } from '@longcovid/ui/figure';

/**
 * A figure of content as the component takes it. Its section often has the figure's own id, so here it is 'figure-' and
 * that. `noDate` are the words that stand for a date which nobody has given.
 */
export const figureRecord = (figure: Figure, noDate: string): FigureRecord => ({
  ...figure,
  id: `figure-${figure.id}`,
  asOf: figure.asOf ?? noDate,
});
