import {
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { onFragment } from '../../internal/get-fragment-target.ts';
import { followHash, openForHash, openForPrint } from './open-disclosure.ts';

/**
 * Why a disclosure opened or closed.
 * trigger-press: a press or key on the summary · hash-change: the hash of the URL names it · print: opened for print, or
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
 * Reports each change once, with its reason, and restores the element where the caller keeps the state and did not
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
    // It is open during print, whoever keeps the state.
    if (isOpen !== undefined && reason === 'print') return;
    onOpenChange?.(now, { reason, event });
    if (isOpen !== undefined) renderAgain();
  };
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const isHydrating = isFirst.current;
    isFirst.current = false;
    // What a person did before hydration is reported first.
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

/**
 * Opens when the hash names the disclosure or an element in it; following a link there also moves focus.
 * At load focus stays where it is: script may run late, when the reader is already elsewhere, and the browser has
 * already moved the start of the Tab order there.
 */
export function useOpenForHash(detailsRef: Details, setReason: SetReason) {
  const note = useEffectEvent(() => setReason('hash-change'));
  useEffect(() => {
    const details = detailsRef.current;
    if (!details) return;
    openForHash(details, () => note());
    return onFragment(() => followHash(details, () => note()));
  }, [detailsRef]);
}

/** Opens for print in browsers whose styles cannot (Safari before 18.4, Firefox before 143), and closes after. */
export function useOpenForPrint(detailsRef: Details, setReason: SetReason) {
  const note = useEffectEvent(() => setReason('print'));
  useEffect(
    () => (detailsRef.current ? openForPrint(detailsRef.current, () => note()) : undefined),
    [detailsRef],
  );
}
