import { announce } from './announce.ts';
import { findParts } from './enhance-each.ts';

/**
 * Shows the button that opens and closes all sections. Its text for open ones, and what is announced, are the list's
 * `data-hide-all`, `data-all-shown` and `data-all-hidden`.
 */
export function enhanceDisclosureList(list: HTMLElement): void {
  const [all] = findParts(list, 'all');
  const button = all?.querySelector('button');
  const sections = [
    ...list.querySelectorAll<HTMLDetailsElement>(':scope > [data-part="sections"] > details'),
  ];
  if (!all || !button) return;
  const { hideAll, allShown, allHidden } = list.dataset;
  const showAll = button.textContent;
  const areAllOpen = () => sections.every(({ open }) => open);
  const name = () => {
    button.textContent = areAllOpen() ? (hideAll ?? showAll) : showAll;
  };
  button.addEventListener('click', () => {
    const isOpen = !areAllOpen();
    for (const section of sections) section.open = isOpen;
    name();
    announce(isOpen ? allShown : allHidden);
  });
  // The event does not bubble.
  list.addEventListener('toggle', name, true);
  name();
  all.hidden = false;
}
