import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { getFragmentTarget } from '../../internal/get-fragment-target.ts';
import { scrollIntoView } from '../../internal/layout.ts';

/**
 * Why a disclosure opened or closed.
 * press: the reader's hand or key · address: the `#` of the address names it · print: opened for paper, or closed after ·
 * browser: found by "find in page", or another of the same `name` opened · before-script: changed before script was there.
 */
export type DisclosureReason = 'press' | 'address' | 'print' | 'browser' | 'before-script';

export type OnOpenChange = (open: boolean, detail: { reason: DisclosureReason }) => void;

type Details = RefObject<HTMLDetailsElement | null>;
type SetReason = (reason: DisclosureReason) => void;

/**
 * Tells each change once, with its reason. Call `because` just before a change, `report` when one may have happened.
 * The browser's toggle event has no reason and comes later than the change, so the reason is kept until then.
 */
export function useOpenReport(details: Details, openAtFirst: boolean, onOpenChange?: OnOpenChange) {
  const known = useRef(openAtFirst);
  const reason = useRef<DisclosureReason>('browser');
  const setReason: SetReason = (why) => {
    reason.current = why;
  };
  const report = () => {
    const open = details.current?.open ?? known.current;
    if (open === known.current) return;
    known.current = open;
    onOpenChange?.(open, { reason: reason.current });
    reason.current = 'browser';
  };
  const reportBeforeScript = useEffectEvent(() => {
    setReason('before-script');
    report();
    setReason('browser');
  });
  useEffect(() => reportBeforeScript(), []);
  return { because: setReason, report };
}

function addressedElement(details: HTMLDetailsElement): Element | null {
  const target = getFragmentTarget(location.hash);
  return target && details.contains(target) ? target : null;
}

/**
 * Opens when the address names the disclosure or something in it; following a link there also moves focus.
 * At load focus stays where it is: script may come late, when the reader is already busy elsewhere, and the
 * browser has put the next Tab stop there by itself.
 */
export function useOpenForAddress(detailsRef: Details, because: SetReason) {
  const open = useEffectEvent((): Element | null => {
    const element = detailsRef.current;
    const target = element && addressedElement(element);
    if (!element || !target) return null;
    if (!element.open) because('address');
    element.open = true;
    return target;
  });
  useEffect(() => {
    const follow = () => {
      const target = open();
      if (target === detailsRef.current) detailsRef.current?.querySelector('summary')?.focus();
      else scrollIntoView(target);
    };
    open();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [detailsRef]);
}

const stylesOpenForPrint = () => typeof CSS === 'object' && CSS.supports('selector(::details-content)');

/**
 * Opens on paper in browsers whose styles cannot (Safari before 18.4, Firefox before 143); closes again after.
 * The `name` is taken off meanwhile, since only one disclosure of a name can be open.
 */
export function useOpenForPrint(detailsRef: Details, because: SetReason) {
  const notePrint = useEffectEvent(() => because('print'));
  useEffect(() => {
    if (stylesOpenForPrint()) return;
    let restore: (() => void) | undefined;
    const before = () => {
      const element = detailsRef.current;
      if (!element || element.open) return;
      const name = element.getAttribute('name');
      element.removeAttribute('name');
      notePrint();
      element.open = true;
      restore = () => {
        notePrint();
        element.open = false;
        if (name !== null) element.setAttribute('name', name);
      };
    };
    const after = () => {
      restore?.();
      restore = undefined;
    };
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, [detailsRef]);
}
