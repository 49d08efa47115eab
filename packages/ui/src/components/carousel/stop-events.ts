import { observeMedia } from '../../internal/layout.ts';

/** Why playing stopped without the button. */
export type StopReason = 'focus' | 'pointer' | 'page-hidden' | 'reduced-motion';

/**
 * Calls `stop` when the reader turns to what plays: by focus on anything but the button that plays, by a mouse or pen
 * over the items, by a finger that has moved further than `threshold` pixels or is lifted, when the page is hidden, and
 * when reduced motion is preferred. Returns a function that stops listening.
 */
export function onStopEvents(
  root: HTMLElement,
  {
    scroller,
    playButton,
    threshold,
  }: { scroller: HTMLElement; playButton: Element | null; threshold: number },
  stop: (reason: StopReason, event: Event) => void,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let touchedAt: { x: number; y: number } | undefined;

  root.addEventListener(
    'focusin',
    (event) => {
      const { target } = event;
      if (!(target instanceof Node) || !playButton?.contains(target)) stop('focus', event);
    },
    { signal },
  );
  scroller.addEventListener(
    'pointerenter',
    (event) => {
      if (event.pointerType !== 'touch') stop('pointer', event);
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
    (event) => {
      if (touchedAt && Math.hypot(event.clientX - touchedAt.x, event.clientY - touchedAt.y) > threshold)
        stop('pointer', event);
    },
    { signal },
  );
  for (const name of ['pointerup', 'pointercancel'] as const)
    scroller.addEventListener(name, (event) => stop('pointer', event), { signal });
  document.addEventListener(
    'visibilitychange',
    (event) => {
      if (document.visibilityState === 'hidden') stop('page-hidden', event);
    },
    { signal },
  );
  observeMedia('(prefers-reduced-motion: reduce)', (event) => stop('reduced-motion', event), signal);
  return () => listening.abort();
}
