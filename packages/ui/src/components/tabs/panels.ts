import type { Direction } from '../../internal/roving-tabindex.ts';

/**
 * To which of `count` tabs a key moves: left and right arrow to the next one, around both ends; Home and End to the first
 * and the last. Undefined for other keys: up and down scroll the page.
 */
export function getNextTab(
  key: string,
  index: number,
  count: number,
  direction: Direction,
): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const isForward = (key === 'ArrowRight') === (direction === 'ltr');
  return (index + (isForward ? 1 : count - 1)) % count;
}

const getPanels = (root: HTMLElement | null): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>(':scope > [data-part="panel"]') ?? []),
];

/** The id of the panel that an element is in, or is. */
export const findPanelId = (root: HTMLElement | null, element: Element | null): string | undefined =>
  element ? getPanels(root).find((panel) => panel.contains(element))?.id : undefined;

/**
 * Hides the content of all panels but one, in a way that the browser's search can enter where it supports that. A panel
 * that is itself hidden so would still be announced by its name.
 *
 * @param id the panel to show; undefined for all.
 */
export function showPanel(root: HTMLElement | null, id: string | undefined): void {
  for (const panel of getPanels(root)) {
    const content = panel.querySelector(':scope > [data-part="content"]');
    // React has only the boolean `hidden`, so the value is set here.
    if (id === undefined || panel.id === id) content?.removeAttribute('hidden');
    else content?.setAttribute('hidden', 'until-found');
  }
}

/** True when all items of a list are in one row: they have the same top. */
export const fitInOneRow = (list: HTMLElement): boolean =>
  new Set([...list.children].map((item) => (item as HTMLElement).offsetTop)).size <= 1;
