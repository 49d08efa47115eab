import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { getFragmentTarget, onFragment } from '../../internal/get-fragment-target.ts';
import { scrollIntoView } from '../../internal/layout.ts';
import { useControllableState } from '../../internal/useControllableState.ts';
import { findPanelId, showPanel } from './panels.ts';

/**
 * Why another panel is shown. trigger-press: a press or key on its tab · hash-change: the hash of the URL names it ·
 * browser: found by "find in page" · hydration: the hash named it, or focus was in it, before hydration.
 */
export type TabsReason = 'trigger-press' | 'hash-change' | 'browser' | 'hydration';

/** @param details `event` is the browser's own; undefined at hydration. */
export type OnPanelChange = (id: string, details: { reason: TabsReason; event: Event | undefined }) => void;

/**
 * The panel that is shown. It starts as the one that the hash names, or where focus already is, or the default. A link
 * to a panel, and the browser's search, show it later; a link moves focus to it.
 *
 * @param options.ids of the panels that there are now.
 * @param options.panel the panel that the caller has selected; undefined when the tabs keep the state.
 */
export function useSelectedPanel(
  rootRef: RefObject<HTMLElement | null>,
  isTabbed: boolean,
  {
    ids,
    panel,
    defaultPanel,
    onPanelChange,
  }: {
    ids: readonly string[];
    panel: string | undefined;
    defaultPanel: string;
    onPanelChange: OnPanelChange | undefined;
  },
) {
  const [wanted, setOwnPanel] = useControllableState(panel, defaultPanel);
  // The one that is wanted may be gone: without a selected tab none could be reached.
  const selected = ids.includes(wanted) ? wanted : (ids[0] ?? wanted);

  const select = (id: string, reason: TabsReason, event?: Event) => {
    if (id === wanted) return;
    setOwnPanel(id);
    onPanelChange?.(id, { reason, event });
  };

  const begin = useEffectEvent(() => {
    const id =
      findPanelId(rootRef.current, getFragmentTarget(location.hash)) ??
      findPanelId(rootRef.current, document.activeElement);
    if (id !== undefined) select(id, 'hydration');
  });
  const follow = useEffectEvent((event: Event) => {
    const target = getFragmentTarget(location.hash);
    const id = findPanelId(rootRef.current, target);
    if (!target || id === undefined) return;
    // Now, since focus can only go to what is shown.
    flushSync(() => select(id, 'hash-change', event));
    if (target.id === id) target.focus();
    else scrollIntoView(target);
  });
  const showSelected = useEffectEvent(() => showPanel(rootRef.current, isTabbed ? selected : undefined));
  const reveal = useEffectEvent((event: Event) => {
    const id = findPanelId(rootRef.current, event.target instanceof Element ? event.target : null);
    if (id === undefined) return;
    flushSync(() => select(id, 'browser', event));
    // The browser shows what it has found after this event, whatever the caller has selected.
    setTimeout(() => showSelected());
  });

  const hasBegun = useRef(false);
  useLayoutEffect(() => {
    if (!isTabbed || hasBegun.current) return;
    hasBegun.current = true;
    begin();
  }, [isTabbed]);

  // After each render: panels may have come.
  useLayoutEffect(() => showSelected());

  useLayoutEffect(() => {
    const element = rootRef.current;
    if (!isTabbed || !element) return;
    const handleBeforeMatch = (event: Event) => reveal(event);
    const endFollowing = onFragment((event) => follow(event));
    element.addEventListener('beforematch', handleBeforeMatch);
    return () => {
      endFollowing();
      element.removeEventListener('beforematch', handleBeforeMatch);
    };
  }, [rootRef, isTabbed]);

  return { selected, select };
}
