import { useState, type MouseEvent } from 'react';

import { isHeldByLoader } from '../../errors/can-reach-site.ts';
import { isPlainClick } from '../../navigation/plain-click.ts';
import { navigationProgress } from '../../navigation/progress.ts';

/** A dialog that a link opens. */
export type ModalLink<Loaded> = {
  /** Null until requested. */
  loaded: Loaded | null;
  isOpen: boolean;
  /** Number of openings; as a key it resets the dialog each time. */
  openCount: number;
  /** For the link. The browser handles clicks with a modifier key (new tab or window). */
  onClick: (event: MouseEvent) => void;
  close: () => void;
};

/**
 * Makes a link open a dialog.
 * @param load Fetches its code and data, or returns them when loaded; called at every press.
 * @param navigateInstead Navigates when loading failed, so that no press is lost.
 */
export function useOverlay<Loaded>(
  load: () => Loaded | Promise<Loaded>,
  navigateInstead: () => void | Promise<void>,
): ModalLink<Loaded> {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [openCount, setVisit] = useState(0);

  const show = (next: Loaded) => {
    setLoaded(next);
    setVisit((count) => count + 1);
    setIsOpen(true);
  };
  const showWhenLoaded = async (coming: Promise<Loaded>) => {
    navigationProgress.start();
    try {
      show(await coming);
    } catch (error) {
      console.warn('[@longcovid/site] The dialog could not be loaded; following the link instead.', error);
      await navigateInstead();
    } finally {
      navigationProgress.finish();
    }
  };
  return {
    loaded,
    isOpen,
    openCount,
    onClick: (event) => {
      if (!isPlainClick(event) || (!loaded && isHeldByLoader(event))) return;
      event.preventDefault();
      const next = load();
      if (next instanceof Promise) void showWhenLoaded(next);
      else show(next);
    },
    close: () => setIsOpen(false),
  };
}
