import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '../../internal/useHydrated.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What ends a press, by pointer or key. */
const RELEASES = ['pointerup', 'pointercancel', 'keyup'];

/**
 * Calls `report` once, when script has taken over: what a person typed or chose before that raised no event
 * that React could answer. While something is being pressed it waits for the click, or for a release without one: what the report changes
 * could move it from under the pointer, and the press would be lost. A controlled field would lose its value at
 * a render in between: `field`, a control or an element around several, keeps what it holds.
 */
export function usePreHydrationValue(
  field: RefObject<Control | HTMLElement | null>,
  report: () => void,
): void {
  // What script renders alone holds nothing from before it, though a controlled select differs from its HTML.
  const isDue = useRef(!useHydrated());
  const restorers = useRef<(() => void)[]>([]);
  const hold = useEffectEvent(() => {
    restorers.current = listControls(field.current).map(createRestorer);
  });
  const reportOnce = useEffectEvent(() => {
    if (isDue.current) report();
    isDue.current = false;
  });
  useLayoutEffect(() => {
    if (isDue.current) for (const restore of restorers.current) restore();
  });
  useEffect(() => {
    const releases = new AbortController();
    const listen = (types: string[], listener: () => void) => {
      for (const type of types) addEventListener(type, listener, { capture: true, signal: releases.signal });
    };
    if (document.querySelector(':active')) {
      hold();
      listen(['input'], () => hold());
      // Before React handles the click, which may submit the field.
      listen(['click'], () => reportOnce());
      listen(RELEASES, () => setTimeout(() => reportOnce()));
    } else reportOnce();
    return () => releases.abort();
  }, []);
}

const listControls = (field: Control | HTMLElement | null): Control[] =>
  field && 'value' in field ? [field] : [...(field?.querySelectorAll('input') ?? [])];

function createRestorer(control: Control): () => void {
  const { value } = control;
  const checked = 'checked' in control && control.checked;
  return () => void Object.assign(control, { value, checked });
}
