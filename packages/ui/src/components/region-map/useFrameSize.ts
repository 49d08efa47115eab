import { type RefCallback, useCallback, useState } from 'react';
import { observeSize } from '../../internal/layout.ts';

/** Width of an element and size of the reader's text, both in pixels. */
export type FrameSize = { width: number; rem: number };

/** Until the picture has been measured, as on the server. */
const INITIAL_SIZE: FrameSize = { width: 640, rem: 16 };

/** Measures an element when it is attached, before it is painted, and whenever its size changes. */
export function useFrameSize(): [RefCallback<Element>, FrameSize] {
  const [size, setSize] = useState(INITIAL_SIZE);
  const measure = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const read = () => {
      const { width } = element.getBoundingClientRect();
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      // A hidden map has no width; the last size is closer.
      if (width === 0) return;
      setSize((known) => (known.width === width && known.rem === rem ? known : { width, rem }));
    };
    read();
    return observeSize([element], read);
  }, []);
  return [measure, size];
}
