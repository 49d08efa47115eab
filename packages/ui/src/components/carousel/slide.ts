import { matchesMedia } from '../../internal/layout.ts';

/** Whether the reader prefers reduced motion. */
export const wantsLessMotion = (): boolean => matchesMedia('(prefers-reduced-motion: reduce)');

/** Slow at both ends; from 0 to 1. */
const ease = (part: number) => (1 - Math.cos(Math.PI * part)) / 2;

/**
 * Moves a scroller sideways in the given milliseconds, immediately with reduced motion. While it moves it
 * carries `data-sliding`, so that snapping can be off. Returns a function that ends it where it is.
 */
export function slide(scroller: HTMLElement, left: number, duration: number): () => void {
  const from = scroller.scrollLeft;
  if (duration <= 0 || from === left || wantsLessMotion()) {
    scroller.scrollLeft = left;
    return () => undefined;
  }
  const begun = performance.now();
  let frame = 0;
  const end = () => {
    cancelAnimationFrame(frame);
    delete scroller.dataset.sliding;
  };
  const step = () => {
    const part = Math.min(1, (performance.now() - begun) / duration);
    scroller.scrollLeft = from + (left - from) * ease(part);
    if (part < 1) frame = requestAnimationFrame(step);
    else end();
  };
  scroller.dataset.sliding = '';
  frame = requestAnimationFrame(step);
  return end;
}
