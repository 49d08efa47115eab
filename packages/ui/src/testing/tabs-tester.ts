import { isVisible } from '../internal/layout.ts';
import { failure, focus } from './failure.ts';
import { getTexts, find, getText } from './find.ts';
import type { Keys } from './press.ts';
import { until } from './until.ts';

/** What a person can read and do in Tabs. */
export type TabsTester = {
  /** The text of each tab, in order. */
  tabs: () => string[];
  /** The text of the tab whose panel is shown. */
  selected: () => string;
  /** The text of the panel that is shown. */
  content: () => string;
  /** Moves to the tab with this text by arrow keys, and shows its panel by Enter. */
  select: (tab: string) => Promise<void>;
};

/**
 * Tests a page with Tabs by its text and by keys. `root` is the tabs or an element around them. They must be shown
 * as tabs: after hydration, where there is room, and not as one page.
 */
export function tabsTester(root: Element, keys: Keys): TabsTester {
  const list = () => find('tabs', root, '[role="tablist"]');
  const tabs = () => [...list().querySelectorAll<HTMLElement>('[role="tab"]')];
  const selected = () => tabs().find((tab) => tab.getAttribute('aria-selected') === 'true');
  const panel = () => root.ownerDocument.getElementById(selected()?.getAttribute('aria-controls') ?? '');
  return {
    tabs: () => getTexts(list(), '[role="tab"]'),
    selected: () => getText(selected()),
    content: () => getText(panel()),
    select: async (name) => {
      const target = tabs().find((tab) => getText(tab) === name);
      const start = selected();
      if (!target || !start)
        throw failure(
          'tabs',
          `no tab is called “${name}”.`,
          'A person who looks for it does not find it.',
          `There is: ${tabs()
            .map((tab) => `“${getText(tab)}”`)
            .join(', ')}.`,
        );
      focus('tabs', start);
      for (let step = 0; step < tabs().length && root.ownerDocument.activeElement !== target; step++) {
        const before = root.ownerDocument.activeElement;
        await keys.keyboard('{ArrowRight}');
        await until(
          'tabs',
          'going to the next tab by Right Arrow',
          () => root.ownerDocument.activeElement !== before,
        );
      }
      await keys.keyboard('{Enter}');
      await until('tabs', `showing “${name}” by Enter`, () => {
        const shown = panel();
        return selected() === target && shown !== null && isVisible(shown);
      });
    },
  };
}
