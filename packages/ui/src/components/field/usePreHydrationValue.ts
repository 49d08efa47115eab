import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '../../internal/useHydrated.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

type FieldRef = RefObject<Control | HTMLElement | null>;

/** The fields that wait for the end of a press, and how they report. */
const waiting = new Map<FieldRef, () => void>();

/** Each gives a control of a waiting field its value back. */
let restorers: (() => unknown)[] = [];
let frame = 0;

function holdValues(): void {
  restorers = [...waiting.keys()].flatMap(({ current: field }) =>
    (field && 'value' in field ? [field] : [...(field?.querySelectorAll('input') ?? [])]).map((control) => {
      // Other controls have no state of that name.
      const { value, checked } = control as HTMLInputElement;
      return () => Object.assign(control, { value, checked });
    }),
  );
}

/** Reports all in one task: a render between two of them would take back what the press has just checked. */
function reportAll(): void {
  restorers = [];
  removeEventListener('input', holdValues, true);
  removeEventListener('click', reportAll, true);
  for (const report of waiting.values()) report();
  waiting.clear();
}

/** Waits while a press is under way, and a moment longer after a tap: its element stays active after the click. */
function waitForRelease(): void {
  cancelAnimationFrame(frame);
  if (document.querySelector(':active')) {
    frame = requestAnimationFrame(waitForRelease);
    holdValues();
    addEventListener('input', holdValues, true);
    // Before React handles the click, which may submit the field. It may have been handled already.
    addEventListener('click', reportAll, true);
  } else reportAll();
}

/**
 * Calls `report` once after hydration: what a person typed or selected before it caused no event that React could
 * handle. During a press it waits for the click, or for the end of the press: a change of layout could move the
 * pressed element from under the pointer, and the press would be lost. A controlled field would lose its value at
 * a render in between: `field`, a control or an element around several, keeps its value.
 */
export function usePreHydrationValue(field: FieldRef, report: () => void): void {
  // Without hydration there is no earlier input, although the value of a controlled select differs from its HTML.
  const isDue = useRef(!useHydrated());
  const reportOnce = useEffectEvent(() => {
    isDue.current = false;
    report();
  });
  useLayoutEffect(() => {
    for (const restore of restorers) restore();
  });
  useEffect(() => {
    if (!isDue.current) return;
    waiting.set(field, () => reportOnce());
    waitForRelease();
    return () => void waiting.delete(field);
  }, [field]);
}
