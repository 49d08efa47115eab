import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { useHydrated } from '../../hydration/useHydrated.ts';

/**
 * The text in the field of a place: what somebody is typing, else the place of the URL, also after a search and after
 * Back. Keep it in the component of the field: a letter should render nothing else.
 */
export function usePlaceText(near: string) {
  const { key } = useLocation();
  const type = useNavigationType();
  const hydrated = useHydrated();
  const [draft, setDraft] = useState<string>();
  const known = useRef<{ near: string; key: string }>(undefined);
  useEffect(() => {
    // Until hydration the place of the fragment is not known, and what was typed before must stay.
    if (!hydrated) return;
    const before = known.current;
    known.current = { near, key };
    if (!before) return;
    if (before.near !== near || (before.key !== key && type === NavigationType.Pop)) setDraft(undefined);
  }, [hydrated, near, key, type]);
  return {
    text: draft ?? near,
    onTextChange: setDraft,
    /** Shows the place of the URL again. */
    reset: () => setDraft(undefined),
  };
}
