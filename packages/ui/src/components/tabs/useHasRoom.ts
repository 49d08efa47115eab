import { type RefObject, useLayoutEffect, useState } from 'react';
import { hasLayout, observeSize } from '../../internal/layout.ts';
import { fitInOneRow } from './panels.ts';

/**
 * Whether the items of a list fit side by side, again whenever its size or the reader's text size changes. False on
 * the server, and true without layout. The list must be laid out alike in both cases, or it would flap.
 */
export function useHasRoom(list: RefObject<HTMLElement | null>, count: number): boolean {
  const [hasRoom, setHasRoom] = useState(false);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      // Inside something closed there is nothing to measure; what was known before is nearer to the truth.
      if (element.clientWidth > 0 || !hasLayout()) setHasRoom(fitInOneRow(element));
    };
    measure();
    return observeSize([element], measure);
  }, [list, count]);
  return hasRoom;
}
