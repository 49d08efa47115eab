import { type RefObject, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { matchesMedia, observeSize } from '../../internal/layout.ts';
import { useControllableState } from '../../internal/useControllableState.ts';

/** Whether the reader prefers reduced motion. */
export const wantsLessMotion = (): boolean => matchesMedia('(prefers-reduced-motion: reduce)');

/** Slow at both ends; from 0 to 1. */
const ease = (part: number) => (1 - Math.cos(Math.PI * part)) / 2;

/**
 * Moves a scroller sideways in the given milliseconds, immediately with reduced motion. While it moves it
 * carries `data-sliding`, so that snapping can be off. Returns a function that ends it where it is.
 */
function slide(scroller: HTMLElement, left: number, duration: number): () => void {
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

type Scroller = RefObject<HTMLElement | null>;

const getItems = (scroller: HTMLElement) => [...scroller.querySelectorAll<HTMLElement>(':scope > ul > li')];

/** Distance in pixels between an item and the start of the scroller. */
function distanceTo(scroller: HTMLElement, item: HTMLElement): number {
  const [outer, inner] = [scroller.getBoundingClientRect(), item.getBoundingClientRect()];
  const isRightToLeft = getComputedStyle(scroller).direction === 'rtl';
  return isRightToLeft ? inner.right - outer.right : inner.left - outer.left;
}

function nearest(scroller: HTMLElement): number {
  const distances = getItems(scroller).map((item) => Math.abs(distanceTo(scroller, item)));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/**
 * Why another item is in view. trigger-press: a press on a button · play: it plays · scroll: the reader scrolled, by
 * hand, by key or by focus · hydration: scrolled before hydration.
 */
export type CarouselIndexReason = 'trigger-press' | 'play' | 'scroll' | 'hydration';

/**
 * @param index from 0.
 * @param details `event` is the browser's own; undefined when it plays and at hydration.
 */
export type OnIndexChange = (
  index: number,
  details: { reason: CarouselIndexReason; event: Event | undefined },
) => void;

type Slides = {
  /** Undefined when uncontrolled. */
  index: number | undefined;
  defaultIndex: number;
  onIndexChange: OnIndexChange | undefined;
  /** Milliseconds. */
  transition: number;
  /** Milliseconds. */
  resizeDelay: number;
};

/**
 * Which item is in view, and a way to go to another. The reader may scroll as well: by hand, by key, or by focus in an
 * item. When the size changes, the item stays in view; that waits until nothing has changed for `resizeDelay`.
 */
export function useSlides(scroller: Scroller, isOneAtATime: boolean, slides: Slides) {
  const { transition, resizeDelay } = slides;
  const [index, setOwnIndex] = useControllableState(slides.index, slides.defaultIndex);
  const [renders, renderAgain] = useReducer((count: number) => count + 1, 0);
  /** The item in view, or on its way there. */
  const shown = useRef(0);
  const endSlide = useRef<() => void>(undefined);

  const move = (next: number, duration: number) => {
    const element = scroller.current;
    const item = element && getItems(element)[next];
    if (!element || !item) return;
    endSlide.current?.();
    shown.current = next;
    endSlide.current = slide(element, element.scrollLeft + distanceTo(element, item), duration);
  };
  const change = (next: number, reason: CarouselIndexReason, event?: Event) => {
    if (next === index) return;
    setOwnIndex(next);
    slides.onIndexChange?.(next, { reason, event });
  };
  const goTo = (next: number, reason: CarouselIndexReason, event?: Event) => {
    if (slides.index === undefined) move(next, transition);
    change(next, reason, event);
  };

  const update = useEffectEvent((reason: CarouselIndexReason, event?: Event) => {
    const element = scroller.current;
    if (!element || element.dataset.sliding !== undefined) return;
    const next = nearest(element);
    if (next === shown.current) return;
    shown.current = next;
    change(next, reason, event);
    renderAgain();
  });
  const align = useEffectEvent(() => move(index, 0));

  const rendered = useRef<{ index: number; renders: number; isOneAtATime: boolean }>(undefined);
  useLayoutEffect(() => {
    const before = rendered.current;
    rendered.current = { index, renders, isOneAtATime };
    if (!isOneAtATime) return;
    if (!before) {
      // The reader may have scrolled before hydration; that is reported first.
      update('hydration');
      if (shown.current === 0) align();
    } else if (!before.isOneAtATime) align();
    else if ((index !== before.index || renders !== before.renders) && index !== shown.current)
      move(index, transition);
  });

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!isOneAtATime || !element) return;
    const takeOver = () => endSlide.current?.();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let width = element.clientWidth;
    // A new size moves the items by itself, and its scroll event may come before it is observed; that is not the
    // reader's scrolling.
    const handleScroll = (event: Event) => {
      if (timer === undefined && element.clientWidth === width) update('scroll', event);
    };
    const endObserving = observeSize([element], () => {
      // The first call reports the size that it has, unless it has changed before that call.
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        align();
      }, resizeDelay);
    });
    element.addEventListener('scroll', handleScroll);
    element.addEventListener('wheel', takeOver, { passive: true });
    element.addEventListener('pointerdown', takeOver);
    return () => {
      endSlide.current?.();
      clearTimeout(timer);
      endObserving();
      element.removeEventListener('scroll', handleScroll);
      element.removeEventListener('wheel', takeOver);
      element.removeEventListener('pointerdown', takeOver);
    };
  }, [scroller, isOneAtATime, resizeDelay]);

  return { index, goTo };
}
