import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHydrated } from '../../internal/useHydrated.ts';

/** What ends a press, by pointer or key. */
const RELEASES = ['pointerup', 'pointercancel', 'keyup'] as const;

/**
 * Calls `report` once, when script has taken over: what a person typed or chose before that raised no event
 * that React could answer. While something is being pressed it waits for the release: what the report changes
 * could move it from under the pointer, and the press would be lost.
 */
export function usePreHydrationValue(report: () => void): void {
  // What script renders alone holds nothing from before it, though a controlled select differs from its HTML.
  const [isFromServer] = useState(!useHydrated());
  const reported = useRef(false);
  const reportOnce = useEffectEvent(() => {
    if (reported.current) return;
    reported.current = true;
    report();
  });
  useEffect(() => {
    if (!isFromServer) return undefined;
    if (!document.querySelector(':active')) {
      reportOnce();
      return undefined;
    }
    const releases = new AbortController();
    // After the click that belongs to the release.
    const release = () => setTimeout(() => reportOnce());
    for (const type of RELEASES)
      addEventListener(type, release, { capture: true, once: true, signal: releases.signal });
    return () => releases.abort();
  }, [isFromServer]);
}
