import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `report` once, when script has taken over: what a person typed or chose before that raised no event
 * that React could hear. The report compares the page with what the server had printed.
 */
export function useBeforeScript(report: () => void): void {
  const reported = useRef(false);
  const reportOnce = useEffectEvent(() => {
    if (reported.current) return;
    reported.current = true;
    report();
  });
  useEffect(() => reportOnce(), []);
}
