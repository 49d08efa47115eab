import type { Resolve } from '../embed-context.ts';

export { FigureInPage as View } from '../../features/figures/FigureInPage.tsx';

export const resolve: Resolve<'figure'> = ({ id }, { loadRecord }) => ({
  view: 'figure',
  figure: loadRecord('figures', id),
});
