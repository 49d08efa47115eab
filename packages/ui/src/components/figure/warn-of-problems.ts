import { warnOnce } from '../../internal/warn-once.ts';
import { checkFigure } from './data/check-figure.ts';
import type { FigureRecord } from './data/record.ts';

const checked = new WeakSet<FigureRecord>();

/** Warns a developer once, in development builds only, of each problem of a figure. */
export function warnOfProblems(figure: FigureRecord): void {
  if (process.env.NODE_ENV === 'production' || checked.has(figure)) return;
  checked.add(figure);
  for (const { message } of checkFigure(figure)) warnOnce('Figure', `“${figure.id}”: ${message}`);
}
