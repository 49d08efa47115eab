import { type RefCallback, useCallback, useState } from 'react';
import { observeSize } from '../../internal/layout.ts';

/** Width of an element and size of the reader's text, both in pixels. */
export type FrameSize = { width: number; rem: number };

/** What is supposed until the picture has been measured, as on the server. */
const SUPPOSED: FrameSize = { width: 640, rem: 16 };

/** Measures an element as soon as it is there, before it is painted, and whenever its size changes. */
export function useFrameSize(): [RefCallback<Element>, FrameSize] {
  const [size, setSize] = useState(SUPPOSED);
  const measure = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const read = () => {
      const { width } = element.getBoundingClientRect();
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      // A map in something closed has no width; what was known before is nearer to the truth.
      if (width === 0) return;
      setSize((known) => (known.width === width && known.rem === rem ? known : { width, rem }));
    };
    read();
    return observeSize([element], read);
  }, []);
  return [measure, size];
}
