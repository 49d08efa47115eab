import type { FigureProps } from '@longcovid/ui/figure';
import { lazy, type ComponentType } from 'react';

type Loaded = { default: ComponentType<FigureProps> };

const load = async (): Promise<Loaded> => ({ default: (await import('@longcovid/ui/figure')).Figure });

let want: () => void = () => undefined;
const isWanted = new Promise<void>((resolve) => {
  want = resolve;
});

/**
 * Fetches the script of the figures once, on demand: it is as large as the router, and their HTML is complete without
 * it.
 */
export const wantFigures = (): void => want();

let isPlaceholderShown = false;

/** As `wantFigures`, on a page that shows a placeholder in the place of their HTML. */
export function wantMissingFigures(): void {
  isPlaceholderShown = true;
  want();
}

/** Server-rendered figures stay when the script fails; a page without them fails. */
async function loadWhenWanted(): Promise<Loaded> {
  await isWanted;
  try {
    return await load();
  } catch (error) {
    if (isPlaceholderShown) throw error;
    console.warn('The script of the figures did not load; they can be read without it.', error);
    return await new Promise<never>(() => undefined);
  }
}

/** The figure of ui: immediate on the server, lazy in the browser. */
export const LazyFigure: ComponentType<FigureProps> = import.meta.env.SSR
  ? (await load()).default
  : lazy(loadWhenWanted);
