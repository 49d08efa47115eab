import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { observeSize } from '../../internal/layout.ts';
import { slide } from './slide.ts';

type Scroller = RefObject<HTMLElement | null>;

const getItems = (scroller: HTMLElement) => [...scroller.querySelectorAll<HTMLElement>(':scope > ul > li')];

/** Pixels that are missing until an item stands at the scroller's beginning. */
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
 * Which item is in view, and a way to go to another. The reader may scroll as well: by hand, by key, or by focus in an
 * item. When the size changes, the item stays in view; that waits until nothing has changed for `resizeDelay`.
 */
export function useSlides(
  scroller: Scroller,
  isOneAtATime: boolean,
  { transition, resizeDelay }: { transition: number; resizeDelay: number },
) {
  const [index, setIndex] = useState(0);
  const shown = useRef(0);
  const endSlide = useRef<() => void>(undefined);

  const note = (next: number) => {
    shown.current = next;
    setIndex(next);
  };
  const move = (next: number, duration: number) => {
    const element = scroller.current;
    const item = element && getItems(element)[next];
    if (!element || !item) return;
    endSlide.current?.();
    endSlide.current = slide(element, element.scrollLeft + distanceTo(element, item), duration);
  };
  const goTo = (next: number) => {
    move(next, transition);
    note(next);
  };

  const look = useEffectEvent(() => {
    if (scroller.current && scroller.current.dataset.sliding === undefined) note(nearest(scroller.current));
  });
  const align = useEffectEvent(() => move(shown.current, 0));

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!isOneAtATime || !element) return;
    const takeOver = () => endSlide.current?.();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isFirst = true;
    let width = element.clientWidth;
    // A new size moves the items by itself, and may tell of that before it tells of itself; it is not the reader's
    // scrolling.
    const handleScroll = () => {
      if (timer === undefined && element.clientWidth === width) look();
    };
    const endObserving = observeSize([element], () => {
      width = element.clientWidth;
      // The first time tells the size that it has, and the reader may have scrolled before script.
      if (isFirst) look();
      else {
        clearTimeout(timer);
        timer = setTimeout(() => {
          timer = undefined;
          align();
        }, resizeDelay);
      }
      isFirst = false;
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
