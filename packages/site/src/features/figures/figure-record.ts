import type { Figure } from '@longcovid/content';
import type { FigureRecord } from '@longcovid/ui/figure';

/** A figure of content as the component takes it. Its section often has the figure's own id, so here it is 'figure-' and that. */
export const figureRecord = (figure: Figure): FigureRecord => ({ ...figure, id: `figure-${figure.id}` });
