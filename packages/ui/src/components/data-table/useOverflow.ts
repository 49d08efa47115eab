import { type RefObject, useEffect, useRef, useState } from 'react';
import { observeOverflow } from './observe-overflow.ts';

/** Returns whether a table is wider than the box around it, undefined until that is measured. */
export function useOverflow(): { box: RefObject<HTMLDivElement | null>; overflows: boolean | undefined } {
  const box = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState<boolean>();
  useEffect(() => {
    const table = box.current?.querySelector('table');
    return box.current && table ? observeOverflow(box.current, table, setOverflows) : undefined;
  }, []);
  return { box, overflows };
}
