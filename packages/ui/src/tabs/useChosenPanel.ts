import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Why another panel is shown: the reader's hand or key · the `#` of the address · found by search in the page. */
export type TabsReason = 'press' | 'address' | 'browser';

type Panels = RefObject<HTMLElement | null>;

const panelsOf = (root: Panels): HTMLElement[] => [
  ...(root.current?.querySelectorAll<HTMLElement>(':scope > [data-part="panel"]') ?? []),
];

const addressed = () => document.getElementById(decodeURIComponent(location.hash.slice(1)));

const holding = (root: Panels, element: Element | null): string | undefined =>
  element ? panelsOf(root).find((panel) => panel.contains(element))?.id : undefined;

/** Hides all panels but one, in a way that the browser's search can enter where it knows how. */
function show(root: Panels, id: string | undefined): void {
  for (const panel of panelsOf(root)) {
    // React knows only of being hidden or not, so the word is written here.
    if (id === undefined || panel.id === id) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'until-found');
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
  const now = useRef({ chosen, onChange });
  now.current = { chosen, onChange };

  const choose = (id: string, reason: TabsReason) => {
    if (id === now.current.chosen) return;
    setChosen(id);
    // At once, since focus or the browser's search goes to what is in it.
    if (isTabbed) show(root, id);
    now.current.onChange?.(id, { reason });
  };

  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (!isTabbed || !isFirst.current) return;
    isFirst.current = false;
    const id = holding(root, addressed()) ?? holding(root, document.activeElement);
    if (id !== undefined) choose(id, 'address');
  }, [isTabbed]);

  useLayoutEffect(() => show(root, isTabbed ? chosen : undefined), [isTabbed, chosen]);

  useLayoutEffect(() => {
    const element = root.current;
    if (!isTabbed || !element) return;
    const follow = () => {
      const target = addressed();
      const id = holding(root, target);
      if (!target || id === undefined) return;
      choose(id, 'address');
      if (target.id === id) target.focus();
      else target.scrollIntoView();
    };
    const found = ({ target }: Event) => {
      const id = holding(root, target instanceof Element ? target : null);
      if (id !== undefined) choose(id, 'browser');
    };
    addEventListener('hashchange', follow);
    element.addEventListener('beforematch', found);
    return () => {
      removeEventListener('hashchange', follow);
      element.removeEventListener('beforematch', found);
    };
  }, [isTabbed]);

  return { chosen, choose };
}
