import type { Locale } from '../.storybook/sample.ts';
import { createDataTableMessages } from '../src/components/data-table/DataTable.messages.ts';
import { disclosureListMessages } from '../src/components/disclosure-list/DisclosureList.messages.ts';
import { tabsMessages } from '../src/components/tabs/Tabs.messages.ts';
import { createFormatNumber } from '../src/i18n/format-number.ts';

/** Controls that do something only after hydration. */
const needReact = [
  '[data-component="carousel"] > [data-part="controls"]',
  '[data-component="combobox"] [data-part="trigger"]',
  '[data-component="data-table"] > [data-part="toolbar"] > :not([data-part="show-all"])',
  '[data-component="data-table"] > [data-part="footer"] > :has(button)',
  '[data-component="data-table"] > [data-part="pages-by-script"]',
  '[data-component="data-table"] [data-part="select-all"]',
  '[data-component="figure"] :has(> [data-part="tools"])',
  '[data-component="password-input"] [data-part="toggle"]',
  ...['bar', 'status', 'marker-name', 'keys'].map(
    (part) => `[data-component="region-map"] [data-part="${part}"]`,
  ),
];

const sortKinds = ['text', 'number', 'date'] as const;
const directions = ['ascending', 'descending'] as const;

/** Keeps the descriptions of an element that are still there. */
function removeMissingDescriptions(root: ParentNode, element: Element): void {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  const known = ids.filter((id) => root.querySelector(`[id="${id}"]`));
  if (known.length > 0) element.setAttribute('aria-describedby', known.join(' '));
  else element.removeAttribute('aria-describedby');
}

/**
 * Turns what the server sends into HTML for a page without React, in place: controls that need React are taken out, and
 * the messages that without-react.js needs are added.
 */
export function toPlainHtml(root: ParentNode, locale: Locale): void {
  for (const element of root.querySelectorAll(needReact.join())) element.remove();
  for (const toolbar of root.querySelectorAll('[data-component="data-table"] > [data-part="toolbar"]:empty'))
    toolbar.remove();
  for (const element of root.querySelectorAll('[aria-describedby]')) removeMissingDescriptions(root, element);

  const find = (component: string) => root.querySelectorAll<HTMLElement>(`[data-component="${component}"]`);
  for (const tabs of find('tabs')) tabs.dataset.asTabs = tabsMessages[locale].asTabs;
  for (const list of find('disclosure-list')) {
    const { hideAll, allShown, allHidden } = disclosureListMessages[locale];
    Object.assign(list.dataset, { hideAll, allShown, allHidden });
  }
  const { sorted, order } = createDataTableMessages(createFormatNumber(locale))[locale];
  for (const table of find('data-table')) {
    table.dataset.sorted = sorted({ table: '{table}', column: '{column}', order: '{order}' });
    for (const kind of sortKinds)
      for (const direction of directions) {
        const hint = root.querySelector<HTMLElement>(`[id="${table.id}-sort-${kind}-${direction}"]`);
        if (hint) hint.dataset.order = order[kind][direction];
      }
  }
}
