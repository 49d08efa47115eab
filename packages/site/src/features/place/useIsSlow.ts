import { useEffect, useState } from 'react';

/** Milliseconds before a wait is mentioned: the announcement of a shorter one would come after its result. */
const SLOW_MS = 300;

/** Whether something pending has taken so long that the page should say so. */
export function useIsSlow(isPending: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isPending]);
  return isSlow;
}
