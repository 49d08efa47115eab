import type { FigureProps } from '@longcovid/ui/figure';
import { lazy, type ComponentType } from 'react';

type Loaded = { default: ComponentType<FigureProps> };

const load = async (): Promise<Loaded> => ({ default: (await import('@longcovid/ui/figure')).Figure });

let want: () => void = () => undefined;
const isWanted = new Promise<void>((resolve) => {
  want = resolve;
});

/** Fetches the script of the figures, once: it weighs as much as the router, and their HTML is complete without it. */
export const wantFigures = (): void => want();

const isInPage = () => document.querySelector('[data-component=figure]') !== null;

/** What the server wrote stays as it is when the script cannot be had; a page without it has nothing to show and fails. */
async function loadWhenWanted(): Promise<Loaded> {
  await isWanted;
  try {
    return await load();
  } catch (error) {
    if (!isInPage()) throw error;
    console.warn('The script of the figures did not load; they can be read without it.', error);
    return await new Promise<never>(() => undefined);
  }
}

/** The figure of ui: at hand on the server, and in the browser once it is wanted. */
export const LazyFigure: ComponentType<FigureProps> = import.meta.env.SSR
  ? (await load()).default
  : lazy(loadWhenWanted);
