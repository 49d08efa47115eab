import { type RefObject, useEffect, useEffectEvent } from 'react';
import { observeMedia } from '../../internal/layout.ts';
import { useControllableState } from '../../internal/useControllableState.ts';
import { wantsLessMotion } from './useSlides.ts';

/** Why playing stopped without the button. */
type StopReason = 'focus' | 'pointer' | 'page-hidden' | 'reduced-motion';

/**
 * Calls `stop` when the reader turns to what plays: by focus on anything but the button that plays, by a mouse or pen
 * over the items, by a finger that has moved further than `threshold` pixels or is lifted, when the page is hidden, and
 * when reduced motion is preferred. Returns a function that stops listening.
 */
function onStopEvents(
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

/**
 * Why playing began or ended. trigger-press: a press on a button · end: the last item has come · focus: on anything but
 * the button that plays · pointer: over the items · page-hidden: another tab, or the screen is off · reduced-motion.
 */
export type CarouselPlayingReason = StopReason | 'trigger-press' | 'end';

/** @param details `event` is the browser's own; undefined at the end. */
export type OnPlayingChange = (
  isPlaying: boolean,
  details: { reason: CarouselPlayingReason; event: Event | undefined },
) => void;

type Play = {
  root: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLElement | null>;
  playButton: RefObject<HTMLElement | null>;
  /** Undefined when uncontrolled. */
  isPlaying: boolean | undefined;
  defaultPlaying: boolean;
  onPlayingChange: OnPlayingChange | undefined;
  /** Milliseconds that each item is shown. */
  interval: number;
  /** Pixels that a finger may move before it has touched the items. */
  touchThreshold: number;
  isLast: boolean;
  showNext: () => void;
};

/** Shows one item after the other until the last one, or until the reader turns to them; never with reduced motion. */
export function usePlay(play: Play) {
  const { root, scroller, playButton, interval, touchThreshold, isLast } = play;
  const [isPlaying, setOwnPlaying] = useControllableState(play.isPlaying, play.defaultPlaying);
  const setPlaying = (next: boolean, reason: CarouselPlayingReason, event?: Event) => {
    if (next === isPlaying || (next && wantsLessMotion())) return;
    setOwnPlaying(next);
    play.onPlayingChange?.(next, { reason, event });
  };
  const showNext = useEffectEvent(() => play.showNext());
  const stop = useEffectEvent((reason: CarouselPlayingReason, event?: Event) =>
    setPlaying(false, reason, event),
  );

  useEffect(() => {
    if (!isPlaying || !root.current || !scroller.current) return;
    return onStopEvents(
      root.current,
      { scroller: scroller.current, playButton: playButton.current, threshold: touchThreshold },
      (reason, event) => stop(reason, event),
    );
  }, [isPlaying, root, scroller, playButton, touchThreshold]);

  useEffect(() => {
    if (!isPlaying) return;
    // Nothing plays without an end.
    if (isLast) stop('end');
    else if (wantsLessMotion()) stop('reduced-motion');
  }, [isPlaying, isLast]);

  useEffect(() => {
    if (!isPlaying || isLast || wantsLessMotion()) return;
    const timer = setInterval(() => showNext(), interval);
    return () => clearInterval(timer);
  }, [isPlaying, isLast, interval]);

  return { isPlaying, setPlaying };
}
