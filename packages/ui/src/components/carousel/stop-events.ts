import { observeMedia } from '../../internal/layout.ts';

/**
 * Calls `stop` when the reader turns to what plays: by focus on anything but the button that plays, by a mouse or pen
 * over the items, by a finger that has moved further than `threshold` pixels or is lifted, when the page is hidden, and
 * when less motion is asked for. Returns a function that ends listening.
 */
export function onStopEvents(
  root: HTMLElement,
  {
    scroller,
    playButton,
    threshold,
  }: { scroller: HTMLElement; playButton: Element | null; threshold: number },
  stop: () => void,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let touchedAt: { x: number; y: number } | undefined;

  root.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Node) || !playButton?.contains(target)) stop();
    },
    { signal },
  );
  scroller.addEventListener(
    'pointerenter',
    ({ pointerType }) => {
      if (pointerType !== 'touch') stop();
    },
    { signal },
  );
  scroller.addEventListener(
    'pointerdown',
    ({ clientX, clientY }) => {
      touchedAt = { x: clientX, y: clientY };
    },
    { signal },
  );
  scroller.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (touchedAt && Math.hypot(clientX - touchedAt.x, clientY - touchedAt.y) > threshold) stop();
    },
    { signal },
  );
  for (const name of ['pointerup', 'pointercancel'] as const)
    scroller.addEventListener(name, stop, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') stop();
    },
    { signal },
  );
  observeMedia('(prefers-reduced-motion: reduce)', stop, signal);
  return () => listening.abort();
}
