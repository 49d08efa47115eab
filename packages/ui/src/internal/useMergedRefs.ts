'use client';
import { type Ref, type RefCallback, type RefObject, useCallback } from 'react';

/**
 * One ref for an element that a component and its user both need. It keeps its identity while theirs do, so that
 * React attaches it once and not at every render.
 */
export function useMergedRefs<T>(ownRef: RefObject<T | null>, given: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (element: T) => {
      ownRef.current = element;
      const detach = attach(given, element);
      return () => {
        ownRef.current = null;
        detach();
      };
    },
    [ownRef, given],
  );
}

/** Passes an element to a ref of either kind; returns a cleanup function. */
function attach<T>(ref: Ref<T> | undefined, element: T): () => void {
  if (typeof ref === 'function') {
    const cleanUp = ref(element);
    return typeof cleanUp === 'function' ? cleanUp : () => void ref(null);
  }
  if (!ref) return () => undefined;
  ref.current = element;
  return () => {
    ref.current = null;
  };
}
