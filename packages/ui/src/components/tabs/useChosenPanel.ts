import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { getFragmentTarget } from '../../internal/get-fragment-target.ts';
import { scrollIntoView } from '../../internal/layout.ts';

/** Why another panel is shown: the reader's hand or key · the `#` of the address · found by search in the page. */
export type TabsReason = 'press' | 'address' | 'browser';

type Panels = RefObject<HTMLElement | null>;

const getPanels = (root: Panels): HTMLElement[] => [
  ...(root.current?.querySelectorAll<HTMLElement>(':scope > [data-part="panel"]') ?? []),
];

const holding = (root: Panels, element: Element | null): string | undefined =>
  element ? getPanels(root).find((panel) => panel.contains(element))?.id : undefined;

/**
 * Hides the content of all panels but one, in a way that the browser's search can enter where it knows how. Of a panel
 * that were hidden so itself, its name would still be heard.
 */
function show(root: Panels, id: string | undefined): void {
  for (const panel of getPanels(root)) {
    const content = panel.querySelector(':scope > [data-part="content"]');
    // React knows only of being hidden or not, so the word is written here.
    if (id === undefined || panel.id === id) content?.removeAttribute('hidden');
    else content?.setAttribute('hidden', 'until-found');
  }
}

/**
 * The panel that is shown. At first it is the one that the address names, or the one where the reader already is,
 * or the default. A link to a panel, and the browser's search, show it later; a link moves focus to it.
 */
export function useChosenPanel(
  root: Panels,
  isTabbed: boolean,
  defaultId: string,
  onChange: ((id: string, detail: { reason: TabsReason }) => void) | undefined,
) {
  const [chosen, setChosen] = useState(defaultId);
  const known = useRef(defaultId);

  const choose = (id: string, reason: TabsReason) => {
    if (id === known.current) return;
    known.current = id;
    setChosen(id);
    onChange?.(id, { reason });
  };

  const begin = useEffectEvent(() => {
    const id = holding(root, getFragmentTarget(location.hash)) ?? holding(root, document.activeElement);
    if (id !== undefined) choose(id, 'address');
  });
  const follow = useEffectEvent(() => {
    const target = getFragmentTarget(location.hash);
    const id = holding(root, target);
    if (!target || id === undefined) return;
    // Now, since focus can only go to what is shown.
    flushSync(() => choose(id, 'address'));
    if (target.id === id) target.focus();
    else scrollIntoView(target);
  });
  const found = useEffectEvent(({ target }: Event) => {
    const id = holding(root, target instanceof Element ? target : null);
    if (id !== undefined) flushSync(() => choose(id, 'browser'));
  });

  const hasBegun = useRef(false);
  useLayoutEffect(() => {
    if (!isTabbed || hasBegun.current) return;
    hasBegun.current = true;
    begin();
  }, [isTabbed]);

  useLayoutEffect(() => show(root, isTabbed ? chosen : undefined), [root, isTabbed, chosen]);

  useLayoutEffect(() => {
    const element = root.current;
    if (!isTabbed || !element) return;
    const handleHashChange = () => follow();
    const handleBeforeMatch = (event: Event) => found(event);
    addEventListener('hashchange', handleHashChange);
    element.addEventListener('beforematch', handleBeforeMatch);
    return () => {
      removeEventListener('hashchange', handleHashChange);
      element.removeEventListener('beforematch', handleBeforeMatch);
    };
  }, [root, isTabbed]);

  return { chosen, choose };
}
