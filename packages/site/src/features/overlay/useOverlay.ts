import { useState, type MouseEvent } from 'react';

import { isPlainClick } from '../../navigation/plain-click.ts';
import { navigationProgress } from '../../navigation/progress.ts';

/** What opens over the page when a link is pressed. */
export type ModalLink<Loaded> = {
  /** Null until it was asked for. */
  loaded: Loaded | null;
  isOpen: boolean;
  /** How often it was opened: as a key it makes each opening a new one. */
  openCount: number;
  /** For the link. A press with a modifier key asks for a new tab or window, and is left to the browser. */
  onClick: (event: MouseEvent) => void;
  close: () => void;
};

/**
 * Makes a link open something over the page.
 * @param load Fetches its code and data, or gives them when they are there; called at every press.
 * @param navigateInstead Leads on when it could not be loaded: a press is never lost.
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
      console.warn(
        '[@longcovid/site] What opens over the page could not be loaded; its link leads on.',
        error,
      );
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
      if (!isPlainClick(event)) return;
      // The starter keeps the page and says that there is no connection.
      if (!loaded && !navigator.onLine) return;
      event.preventDefault();
      const next = load();
      if (next instanceof Promise) void showWhenLoaded(next);
      else show(next);
    },
    close: () => setIsOpen(false),
  };
}
