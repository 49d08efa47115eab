import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { wantsLessMotion } from './slide.ts';
import { onStopEvents } from './stop-events.ts';

type Play = {
  root: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLElement | null>;
  playButton: RefObject<HTMLElement | null>;
  /** Milliseconds that each item is shown. */
  interval: number;
  /** Pixels that a finger may move before it has touched the items. */
  touchThreshold: number;
  isLast: boolean;
  goOn: () => void;
};

/** Shows one item after the other from the press on Play until the last one, or until the reader turns to them. */
export function usePlay(play: Play) {
  const { root, scroller, playButton, interval, touchThreshold, isLast } = play;
  const [isPlaying, setPlaying] = useState(false);
  const goOn = useEffectEvent(() => play.goOn());

  useEffect(() => {
    if (!isPlaying || !root.current || !scroller.current) return;
    return onStopEvents(
      root.current,
      { scroller: scroller.current, playButton: playButton.current, threshold: touchThreshold },
      () => setPlaying(false),
    );
  }, [isPlaying, root, scroller, playButton, touchThreshold]);

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => goOn(), interval);
    return () => clearInterval(timer);
  }, [isPlaying, interval]);

  // The last item has come: nothing plays without an end.
  if (isPlaying && isLast) setPlaying(false);

  return { isPlaying, start: () => setPlaying(!wantsLessMotion()), stop: () => setPlaying(false) };
}
