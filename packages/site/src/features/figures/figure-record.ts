import type { Figure } from '@longcovid/content';
import type { FigureRecord } from '@longcovid/ui/figure';

/** Props of the figure component from a record. The id is prefixed, since its section often has the figure's id. */
export const figureRecord = (figure: Figure): FigureRecord => ({ ...figure, id: `figure-${figure.id}` });
