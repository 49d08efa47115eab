import {
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { getFragmentTarget } from '../../internal/get-fragment-target.ts';
import { scrollIntoView } from '../../internal/layout.ts';

/**
 * Why a disclosure opened or closed.
 * trigger-press: a press or key on the summary · hash-change: the hash of the URL names it · print: opened for paper, or
 * closed after · browser: found by "find in page", or another of the same `name` opened · hydration: before hydration.
 */
export type DisclosureReason = 'trigger-press' | 'hash-change' | 'print' | 'browser' | 'hydration';

/** @param details `event` is the browser's own; undefined at hydration. */
export type OnOpenChange = (
  isOpen: boolean,
  details: { reason: DisclosureReason; event: Event | undefined },
) => void;

type Details = RefObject<HTMLDetailsElement | null>;
type SetReason = (reason: DisclosureReason, event?: Event) => void;

type OpenState = {
  /** Undefined when the element keeps the state. */
  isOpen: boolean | undefined;
  initialOpen: boolean;
  onOpenChange: OnOpenChange | undefined;
};

/**
 * Reports each change once, with its reason, and puts the element back where the caller keeps the state and did not
 * follow. Call `setReason` just before a change, `report` when one may have happened: the browser's toggle event has no
 * reason and comes later than the change.
 */
export function useOpenReport(detailsRef: Details, { isOpen, initialOpen, onOpenChange }: OpenState) {
  const known = useRef(initialOpen);
  const pending = useRef<{ reason: DisclosureReason; event?: Event }>({ reason: 'browser' });
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const setReason: SetReason = (reason, event) => {
    pending.current = event ? { reason, event } : { reason };
  };
  const report = (toggle?: Event) => {
    const now = detailsRef.current?.open ?? known.current;
    const { reason, event = toggle } = pending.current;
    pending.current = { reason: 'browser' };
    if (now === known.current) return;
    known.current = now;
    // On paper it is open for a moment, whoever keeps the state.
    if (isOpen !== undefined && reason === 'print') return;
    onOpenChange?.(now, { reason, event });
    if (isOpen !== undefined) renderAgain();
  };
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const isHydrating = isFirst.current;
    isFirst.current = false;
    // What the reader did before hydration is reported first.
    const element = detailsRef.current;
    if (isHydrating || isOpen === undefined || !element || pending.current.reason === 'print') return;
    known.current = isOpen;
    element.open = isOpen;
  });
  const reportHydration = useEffectEvent(() => {
    setReason('hydration');
    report();
  });
  useEffect(() => reportHydration(), []);
  return { setReason, report: (event: SyntheticEvent) => report(event.nativeEvent) };
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
export function useOpenForHash(detailsRef: Details, setReason: SetReason) {
  const open = useEffectEvent((): Element | null => {
    const element = detailsRef.current;
    const target = element && addressedElement(element);
    if (!element || !target) return null;
    if (!element.open) setReason('hash-change');
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
export function useOpenForPrint(detailsRef: Details, setReason: SetReason) {
  const notePrint = useEffectEvent(() => setReason('print'));
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
