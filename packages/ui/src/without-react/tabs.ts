import * as styles from '../components/tabs/Tabs.css.ts';
import { getNextTab, findPanelId, fitInOneRow, showPanel } from '../components/tabs/panels.ts';
import { getFragmentTarget, onFragment } from '../internal/get-fragment-target.ts';
import { hasModifier, isUsedKey } from '../internal/has-modifier.ts';
import { observeSize, scrollIntoView } from '../internal/layout.ts';
import { getDirection } from '../internal/roving-tabindex.ts';
import { findParts, toggleAttributes } from './enhance-each.ts';

type Tab = {
  attributes: Record<string, string>;
  link: HTMLAnchorElement;
  panel: HTMLElement;
  heading: HTMLElement | null;
};

/** Shows a printed link as a tab, or as a link to a section of one page. */
function showTab({ attributes, link, panel, heading }: Tab, isTabbed: boolean, isSelected: boolean): void {
  const isShown = isTabbed && isSelected;
  toggleAttributes(link.parentElement, isTabbed, { role: 'presentation' });
  toggleAttributes(link, isTabbed, {
    ...attributes,
    'aria-selected': String(isSelected),
    tabindex: isSelected ? '0' : '-1',
  });
  toggleAttributes(link, isShown, { 'data-selected': '' });
  toggleAttributes(panel, isShown, { role: 'tabpanel', tabindex: '0', 'aria-labelledby': link.id });
  panel.className = isTabbed ? styles.panel : styles.section;
  if (heading) heading.className = isTabbed ? styles.headingOnPaper : styles.heading;
}

/**
 * Tabs, where they fit side by side. `data-activation="automatic"` shows a panel by arrow keys; `data-as-tabs` is the
 * text of the switch that leads back from one page.
 */
export function enhanceTabs(root: HTMLElement): void {
  const [list] = findParts(root, 'tabs');
  const tabs = findParts<HTMLAnchorElement>(root, 'tab').flatMap((link, index, { length }): Tab[] => {
    const panel = getFragmentTarget(link.hash);
    if (!panel) return [];
    const attributes = {
      role: 'tab',
      'aria-controls': panel.id,
      // Some screen readers announce no position by themselves (nhsuk backlog #279).
      'aria-posinset': String(index + 1),
      'aria-setsize': String(length),
    };
    return [{ attributes, link, panel, heading: panel.querySelector<HTMLElement>('[data-part="heading"]') }];
  });
  const [switchPart] = findParts(root, 'switch');
  const button = switchPart?.querySelector('button');
  const [first] = tabs;
  if (!list || !first) return;

  const asPage = button?.textContent ?? '';
  let selected = first.panel.id;
  let isOnePage = false;
  let isTabbed = false;
  const render = () => {
    const hasRoom = fitInOneRow(list);
    isTabbed = hasRoom && !isOnePage;
    list.setAttribute('role', isTabbed ? 'tablist' : 'list');
    for (const tab of tabs) showTab(tab, isTabbed, tab.panel.id === selected);
    showPanel(root, isTabbed ? selected : undefined);
    if (!switchPart || !button) return;
    switchPart.hidden = !hasRoom;
    button.textContent = isOnePage ? (root.dataset.asTabs ?? asPage) : asPage;
  };
  const select = (id: string | undefined) => {
    if (id === undefined) return;
    selected = id;
    render();
  };

  for (const [index, { link, panel }] of tabs.entries()) {
    link.addEventListener('click', (event) => {
      if (!isTabbed || hasModifier(event)) return;
      event.preventDefault();
      select(panel.id);
    });
    link.addEventListener('keydown', (event) => {
      if (!isTabbed || hasModifier(event) || isUsedKey(event)) return;
      const next = tabs[getNextTab(event.key, index, tabs.length, getDirection(link)) ?? -1];
      if (event.key !== ' ' && !next) return;
      // Otherwise the page would scroll (scottish-government #112).
      event.preventDefault();
      next?.link.focus();
      if (!next) select(panel.id);
      else if (root.dataset.activation === 'automatic') select(next.panel.id);
    });
  }
  button?.addEventListener('click', () => {
    isOnePage = !isOnePage;
    render();
  });
  onFragment(() => {
    const target = getFragmentTarget(location.hash);
    const id = findPanelId(root, target);
    if (!isTabbed || !target || id === undefined) return;
    select(id);
    if (target.id === id) target.focus();
    else scrollIntoView(target);
  });
  root.addEventListener('beforematch', ({ target }) => {
    if (isTabbed && target instanceof Element) select(findPanelId(root, target));
  });
  selected =
    findPanelId(root, getFragmentTarget(location.hash)) ??
    findPanelId(root, document.activeElement) ??
    selected;
  render();
  observeSize([list], () => {
    // Inside something closed there is nothing to measure.
    if (list.clientWidth > 0) render();
  });
}
