import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import { canReachSite } from '../../errors/can-reach-site.ts';
import { loadMap, type MapData } from './map-data.ts';
import type { StudySiteMapProps } from './StudySiteMap.tsx';

type Loaded =
  | { state: 'idle' | 'loading' | 'failed' }
  | { state: 'shown'; data: MapData; StudySiteMap: ComponentType<StudySiteMapProps> };

/** The panel of the map: beside the list on a wide screen, where it loads when it comes near; elsewhere after a press. */
export type MapPanel = {
  loaded: Loaded;
  /** Whether a press has opened it; a wide screen shows it regardless. */
  isOpen: boolean;
  panel: RefObject<HTMLDivElement | null>;
  /** Opens the panel and moves focus to it, or closes it. */
  toggle: () => Promise<void>;
  retry: () => Promise<void>;
};

async function loadShown(): Promise<Loaded> {
  try {
    const [data, { StudySiteMap }] = await Promise.all([loadMap(), import('./StudySiteMap.tsx')]);
    return { state: 'shown', data, StudySiteMap };
  } catch (error) {
    console.warn('[@longcovid/site] The map could not be loaded.', error);
    return { state: 'failed' };
  }
}

/** Distance from the viewport at which the map is loaded. */
const NEAR = '50%';

/**
 * @param isAreaSearched A shared search in a part of the map opens with the map.
 * @param isWide Whether the panel is beside the list; elsewhere it is another element.
 */
export function useMapPanel(isAreaSearched: boolean, isWide: boolean): MapPanel {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'idle' });
  const [choice, setChoice] = useState<boolean | null>(null);
  const isOpen = choice ?? isAreaSearched;
  const panel = useRef<HTMLDivElement>(null);
  const isIdle = loaded.state === 'idle';

  const load = async () => {
    setLoaded({ state: 'loading' });
    const next = await loadShown();
    flushSync(() => setLoaded(next));
  };
  useEffect(() => {
    if (!panel.current || !isIdle) return undefined;
    // A closed panel of a phone has no box, so it never comes near.
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        // A press retries; what nobody asked for is no error offline.
        void canReachSite().then(async (isReached) => {
          if (isReached) setLoaded(await loadShown());
        });
      },
      { rootMargin: NEAR },
    );
    observer.observe(panel.current);
    return () => observer.disconnect();
  }, [isIdle, isWide]);

  return {
    loaded,
    isOpen,
    panel,
    toggle: async () => {
      flushSync(() => setChoice(!isOpen));
      if (isOpen) return;
      if (loaded.state !== 'shown') await load();
      panel.current?.focus();
    },
    retry: load,
  };
}
