import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { getFragmentTarget } from '../../internal/get-fragment-target.ts';
import { scrollIntoView } from '../../internal/layout.ts';
import { useControllableState } from '../../internal/useControllableState.ts';

/**
 * Why another panel is shown. trigger-press: a press or key on its tab · hash-change: the hash of the URL names it ·
 * browser: found by "find in page" · hydration: the hash named it, or focus was in it, before hydration.
 */
export type TabsReason = 'trigger-press' | 'hash-change' | 'browser' | 'hydration';

/** @param details `event` is the browser's own; undefined at hydration. */
export type OnPanelChange = (id: string, details: { reason: TabsReason; event: Event | undefined }) => void;

type Panels = RefObject<HTMLElement | null>;

const getPanels = (root: Panels): HTMLElement[] => [
  ...(root.current?.querySelectorAll<HTMLElement>(':scope > [data-part="panel"]') ?? []),
];

const findPanelId = (root: Panels, element: Element | null): string | undefined =>
  element ? getPanels(root).find((panel) => panel.contains(element))?.id : undefined;

/**
 * Hides the content of all panels but one, in a way that the browser's search can enter where it supports that. A panel
 * that is itself hidden so would still be announced by its name.
 */
function show(root: Panels, id: string | undefined): void {
  for (const panel of getPanels(root)) {
    const content = panel.querySelector(':scope > [data-part="content"]');
    // React has only the boolean `hidden`, so the value is set here.
    if (id === undefined || panel.id === id) content?.removeAttribute('hidden');
    else content?.setAttribute('hidden', 'until-found');
  }
}

/**
 * The panel that is shown. It starts as the one that the hash names, or where focus already is, or the default. A link
 * to a panel, and the browser's search, show it later; a link moves focus to it.
 *
 * @param options.panel the panel that the caller has selected; undefined when the tabs keep the state.
 */
export function useSelectedPanel(
  root: Panels,
  isTabbed: boolean,
  {
    panel,
    defaultPanel,
    onPanelChange,
  }: { panel: string | undefined; defaultPanel: string; onPanelChange: OnPanelChange | undefined },
) {
  const [selected, setOwnPanel] = useControllableState(panel, defaultPanel);

  const select = (id: string, reason: TabsReason, event?: Event) => {
    if (id === selected) return;
    setOwnPanel(id);
    onPanelChange?.(id, { reason, event });
  };

  const begin = useEffectEvent(() => {
    const id =
      findPanelId(root, getFragmentTarget(location.hash)) ?? findPanelId(root, document.activeElement);
    if (id !== undefined) select(id, 'hydration');
  });
  const follow = useEffectEvent((event: Event) => {
    const target = getFragmentTarget(location.hash);
    const id = findPanelId(root, target);
    if (!target || id === undefined) return;
    // Now, since focus can only go to what is shown.
    flushSync(() => select(id, 'hash-change', event));
    if (target.id === id) target.focus();
    else scrollIntoView(target);
  });
  const showSelected = useEffectEvent(() => show(root, isTabbed ? selected : undefined));
  const reveal = useEffectEvent((event: Event) => {
    const id = findPanelId(root, event.target instanceof Element ? event.target : null);
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

  useLayoutEffect(() => showSelected(), [isTabbed, selected]);

  useLayoutEffect(() => {
    const element = root.current;
    if (!isTabbed || !element) return;
    const handleHashChange = (event: Event) => follow(event);
    const handleBeforeMatch = (event: Event) => reveal(event);
    addEventListener('hashchange', handleHashChange);
    element.addEventListener('beforematch', handleBeforeMatch);
    return () => {
      removeEventListener('hashchange', handleHashChange);
      element.removeEventListener('beforematch', handleBeforeMatch);
    };
  }, [root, isTabbed]);

  return { selected, select };
}
