import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { isLeftToBrowser } from '../../../test/is-left-to-browser.ts';
import { expectWarning } from '../../../test/expect-warning.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { withLocale } from '../../../test/with-locale.tsx';
import { malformedFragments } from '../../internal/malformed-fragments.fixtures.ts';
import { Tabs, type TabsPanel, type TabsProps } from './index.ts';

const panels: TabsPanel[] = [
  {
    id: 'chart',
    title: 'Chart',
    content: (
      <p>
        Most are <a href="#chart">between 46 and 65</a>.
      </p>
    ),
  },
  {
    id: 'table',
    title: 'Table',
    content: (
      <p>
        <input aria-label="Search the table" />
        <span id="row">Five thousand people</span>
      </p>
    ),
  },
  { id: 'words', title: 'Words', content: <p>About four in ten.</p> },
];
const tabs = (props: Partial<TabsProps> = {}) => (
  <Tabs label="Age" panels={panels} headingLevel={2} {...props} />
);
const tab = (name: string) => page.getByRole('tab', { name });
const visiblePanels = () => panels.map(({ id }) => id).filter(isVisible);
const isVisible = (id: string) =>
  document.querySelector(`#${id} p`)?.checkVisibility({ contentVisibilityAuto: true }) ?? false;
const selected = () => document.querySelector('[aria-selected="true"]')?.textContent;
const tree = async () => (await commands.accessibilityTree()).join('\n');

describe('name, role, state', () => {
  test('TAB-01 is a named list of tabs, with the selected one, and its panel named by it', async () => {
    await render(tabs());
    const lines = await tree();
    expect(lines).toContain('tablist "Age"');
    expect(lines).toMatch(/tab "Chart".* selected=true/);
    expect(lines).toMatch(/tab "Table".* selected=false/);
    expect(lines).toContain('tabpanel "Chart"');
    expect(lines).not.toContain('tabpanel "Table"');
    expect(visiblePanels()).toEqual(['chart']);
  });

  test('TAB-02 gives each tab its position among all (nhsuk backlog #279)', async () => {
    await render(tabs());
    const places = [...document.querySelectorAll('[role="tab"]')].map((each) => [
      each.getAttribute('aria-posinset'),
      each.getAttribute('aria-setsize'),
    ]);
    expect(places).toEqual([
      ['1', '3'],
      ['2', '3'],
      ['3', '3'],
    ]);
  });

  test('TAB-03 shows the panel of a pressed tab, and focus stays on the tab', async () => {
    const onPanelChange = vi.fn();
    await render(tabs({ onPanelChange }));
    await tab('Table').click();
    expect(visiblePanels()).toEqual(['table']);
    await expect.element(tab('Table')).toHaveFocus();
    await tab('Table').click();
    expect(onPanelChange).toHaveBeenCalledExactlyOnceWith('table', {
      reason: 'trigger-press',
      event: expect.any(MouseEvent) as MouseEvent,
    });
  });

  test('TAB-03 leaves a press that opens a new window to the browser', async () => {
    await render(tabs());
    expect(isLeftToBrowser(tab('Table').element())).toBe(true);
    expect(visiblePanels()).toEqual(['chart']);
  });
});

describe('keyboard', () => {
  const focused = () => document.activeElement?.textContent;

  test('TAB-04 is passed by Tab: the selected tab, the switch, its panel, and back', async () => {
    await render(tabs({ defaultPanel: 'table' }));
    const stops: (string | null | undefined)[] = [];
    for (let stop = 0; stop < 4; stop++) {
      await userEvent.tab();
      stops.push(
        document.activeElement?.id === 'table'
          ? 'the panel'
          : (document.activeElement?.getAttribute('aria-label') ?? focused()),
      );
    }
    expect(stops).toEqual(['Table', 'View as one page', 'the panel', 'Search the table']);
    for (let stop = 0; stop < 3; stop++) await userEvent.tab({ shift: true });
    expect(focused()).toBe('Table');
  });

  test.each([
    ['ltr', '{ArrowRight}', 'Table'],
    ['ltr', '{ArrowLeft}', 'Words'],
    ['rtl', '{ArrowLeft}', 'Table'],
    ['rtl', '{ArrowRight}', 'Words'],
    ['ltr', '{End}', 'Words'],
    ['ltr', '{End}{Home}', 'Chart'],
    ['ltr', '{End}{ArrowRight}', 'Chart'],
  ])('TAB-05 in %s moves focus by %s to %s and shows its panel', async (dir, keys, name) => {
    await render(<div dir={dir}>{tabs()}</div>);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect([focused(), selected(), visiblePanels()]).toEqual([name, name, [name.toLowerCase()]]);
  });

  test.each(['{Enter}', ' '])('TAB-06 shows by %j the panel of the tab that has focus', async (key) => {
    await render(tabs({ activation: 'manual' }));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard(key);
    expect([visiblePanels(), selected(), focused()]).toEqual([['table'], 'Table', 'Table']);
  });

  test('TAB-07 shows nothing by arrow keys with manual activation', async () => {
    await render(tabs({ activation: 'manual' }));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect([visiblePanels(), focused()]).toEqual([['chart'], 'Words']);
  });

  test('TAB-08 keeps its keys from scrolling the page (scottish-government #112) and leaves others alone', async () => {
    await render(tabs());
    await userEvent.tab();
    const press = (key: string, init: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
      document.activeElement?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(['ArrowRight', 'ArrowLeft', 'Home', 'End', ' '].map((key) => press(key))).toEqual(
      Array(5).fill(true),
    );
    expect([press('ArrowDown'), press('PageDown'), press('ArrowLeft', { altKey: true })]).toEqual(
      Array(3).fill(false),
    );
  });
});

describe('links and search', () => {
  test('TAB-09 shows the panel of a link, and moves focus there', async () => {
    const onPanelChange = vi.fn();
    await render(
      <>
        <a href="#words">Read on</a>
        {tabs({ onPanelChange })}
      </>,
    );
    await userEvent.click(page.getByRole('link', { name: 'Read on' }));
    await expect.poll(visiblePanels).toEqual(['words']);
    await expect.poll(() => document.activeElement?.id).toBe('words');
    expect(onPanelChange).toHaveBeenCalledExactlyOnceWith('words', {
      reason: 'hash-change',
      event: expect.any(HashChangeEvent) as HashChangeEvent,
    });
  });

  test('TAB-09 shows the panel again when its link is followed a second time', async () => {
    await render(
      <>
        <a href="#words">Read on</a>
        {tabs()}
      </>,
    );
    const link = page.getByRole('link', { name: 'Read on' });
    await userEvent.click(link);
    await expect.poll(visiblePanels).toEqual(['words']);
    await tab('Chart').click();
    await userEvent.click(link);
    await expect.poll(visiblePanels).toEqual(['words']);
    expect(document.activeElement?.id).toBe('words');
  });

  test.each(['#table', '#row'])('TAB-09 shows the panel that the hash names at load: %s', async (hash) => {
    history.replaceState(null, '', hash);
    await render(tabs());
    expect(visiblePanels()).toEqual(['table']);
    expect(document.activeElement).toBe(document.body);
  });

  test.each(malformedFragments)('TAB-23 ignores a malformed hash: %s', async (hash) => {
    history.replaceState(null, '', hash);
    await render(tabs());
    expect(visiblePanels()).toEqual(['chart']);
    history.replaceState(null, '', '#row');
    dispatchEvent(new HashChangeEvent('hashchange'));
    expect(visiblePanels()).toEqual(['table']);
  });

  test('TAB-10 shows a panel in which the browser’s search finds text', async () => {
    await render(
      <>
        <a href={`#:~:text=${encodeURIComponent('Five thousand people')}`}>Search</a>
        {tabs()}
      </>,
    );
    await userEvent.click(page.getByRole('link', { name: 'Search' }));
    await expect.poll(visiblePanels).toEqual(['table']);
    await expect.poll(selected).toBe('Table');
  });

  test('TAB-11 prints all panels, each under its heading, without tabs', async () => {
    await render(tabs());
    await commands.emulateMedia({ media: 'print' });
    expect(visiblePanels()).toEqual(['chart', 'table', 'words']);
    const headings = [...document.querySelectorAll('h2')].map((each) => each.checkVisibility());
    expect(headings).toEqual([true, true, true]);
    expect(document.querySelector('[data-part="tabs"]')?.checkVisibility()).toBe(false);
    expect(document.querySelector('#words')?.getBoundingClientRect().height).toBeGreaterThan(40);
  });
});

describe('controlled', () => {
  function Controlled({ onPanelChange }: { onPanelChange: (id: string) => boolean }) {
    const [panel, setPanel] = useState('chart');
    return (
      <>
        {tabs({ panel, onPanelChange: (id) => onPanelChange(id) && setPanel(id) })}
        <button onClick={() => setPanel('words')}>Read on</button>
        <a href="#table">Link to the table</a>
        <a href={`#:~:text=${encodeURIComponent('Five thousand people')}`}>Search</a>
      </>
    );
  }

  test('TAB-24 shows what its caller selects, also by the press of another control', async () => {
    await render(<Controlled onPanelChange={() => true} />);
    await tab('Table').click();
    expect(visiblePanels()).toEqual(['table']);
    await page.getByRole('button', { name: 'Read on' }).click();
    expect(visiblePanels()).toEqual(['words']);
    await expect.element(tab('Words')).toHaveAttribute('data-selected');
  });

  test('TAB-24 stays as its caller has it, for press, link and search, when the caller does not follow', async () => {
    const onPanelChange = vi.fn(() => false);
    await render(<Controlled onPanelChange={onPanelChange} />);
    await tab('Table').click();
    await page.getByRole('link', { name: 'Link to the table' }).click();
    await expect.poll(() => onPanelChange.mock.calls).toEqual([['table'], ['table']]);
    expect(visiblePanels()).toEqual(['chart']);
    await page.getByRole('link', { name: 'Search' }).click();
    await expect.poll(() => onPanelChange.mock.calls.length).toBe(3);
    await expect.poll(visiblePanels).toEqual(['chart']);
  });
});

test.each([{ panel: 'words' }, { defaultPanel: 'words' }])(
  'TAB-27 shows the first panel, whose tab Tab reaches, when that of %j is gone',
  async (props) => {
    const { rerender } = await render(tabs(props));
    await rerender(tabs({ ...props, panels: panels.slice(0, 2) }));
    // It is visible from the next frame on.
    await expect.poll(visiblePanels).toEqual(['chart']);
    expect(selected()).toBe('Chart');
    await userEvent.tab();
    await expect.element(tab('Chart')).toHaveFocus();
  },
);

test('TAB-27 hides a panel that comes later until its tab is selected', async () => {
  const { rerender } = await render(tabs({ panels: panels.slice(0, 2) }));
  await rerender(tabs());
  expect(visiblePanels()).toEqual(['chart']);
  await tab('Words').click();
  expect(visiblePanels()).toEqual(['words']);
});

test('TAB-25 warns that its label or the title of a tab is empty', () =>
  expectWarning(
    tabs({ label: '', panels: [{ id: 'chart', title: ' ', content: 'Half' }] }),
    'Tabs: `panels[].title` is empty.',
    'Tabs: `label` is empty.',
  ));

describe('one page', () => {
  const isOnePage = async () => {
    expect(visiblePanels()).toEqual(['chart', 'table', 'words']);
    expect(page.getByRole('tab').elements()).toEqual([]);
    await expect.element(page.getByRole('heading', { name: 'Table', level: 2 })).toBeVisible();
    await expect.element(page.getByRole('list', { name: 'Age' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Table' })).toBeVisible();
  };

  test('TAB-12 is sections with headings before hydration, and links lead to them', async () => {
    const { hydrate } = renderServerHtml(tabs());
    await isOnePage();
    await page.getByRole('link', { name: 'Words' }).click();
    expect(location.hash).toBe('#words');
    expect(await hydrate()).toEqual([]);
    expect(visiblePanels()).toEqual(['words']);
  });

  test('TAB-13 keeps the panel in which the reader was at hydration, with focus and text', async () => {
    const { hydrate } = renderServerHtml(tabs());
    await page.getByLabelText('Search the table').fill('46');
    expect(await hydrate()).toEqual([]);
    expect(visiblePanels()).toEqual(['table']);
    await expect.element(page.getByLabelText('Search the table')).toHaveFocus();
    await expect.element(page.getByLabelText('Search the table')).toHaveValue('46');
  });

  test('TAB-13 reports once what the reader was in at hydration', async () => {
    const onPanelChange = vi.fn();
    const { hydrate } = renderServerHtml(tabs({ onPanelChange }));
    await page.getByLabelText('Search the table').fill('46');
    expect(await hydrate()).toEqual([]);
    expect(onPanelChange).toHaveBeenCalledExactlyOnceWith('table', { reason: 'hydration', event: undefined });
  });

  test('TAB-14 is shown on request, and tabs again (govuk backlog #100)', async () => {
    await render(tabs());
    await tab('Table').click();
    await page.getByRole('button', { name: 'View as one page' }).click();
    await isOnePage();
    const back = page.getByRole('button', { name: 'View as tabs' });
    await expect.element(back).toHaveFocus();
    await back.click();
    expect(visiblePanels()).toEqual(['table']);
  });

  test('TAB-15 is one page without room, and tabs when there is room again (nhsuk backlog #943)', async () => {
    await page.viewport(320, 800);
    await render(
      tabs({ panels: panels.map((panel) => ({ ...panel, title: `${panel.id} of people of all ages` })) }),
    );
    expect(visiblePanels()).toEqual(['chart', 'table', 'words']);
    expect(page.getByRole('tab').elements()).toEqual([]);
    expect(page.getByRole('button').elements()).toEqual([]);
    await page.viewport(1280, 800);
    await expect.element(tab('chart of people of all ages')).toBeVisible();
    expect(visiblePanels()).toEqual(['chart']);
  });

  test('TAB-15 stays tabs at 320 px when they fit', async () => {
    await page.viewport(320, 800);
    await render(tabs());
    await expect.element(tab('Words')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(320);
  });

  test('TAB-15 aligns links with the headings, and never puts the switch between tabs and panel', async () => {
    await page.viewport(460, 800);
    const { hydrate } = renderServerHtml(tabs());
    const link = page.getByRole('link', { name: 'Chart' }).element().getBoundingClientRect();
    expect(link.left).toBe(
      page.getByRole('heading', { name: 'Chart' }).element().getBoundingClientRect().left,
    );
    await hydrate();
    const { top, bottom } = tab('Chart').element().getBoundingClientRect();
    const button = page.getByRole('button', { name: 'View as one page' }).element().getBoundingClientRect();
    expect(button.bottom).toBeLessThanOrEqual(top);
    expect(page.getByRole('tabpanel').element().getBoundingClientRect().top - bottom).toBeLessThanOrEqual(2);
  });

  test('TAB-16 has no tabs for one panel, and shows nothing without any', async () => {
    const { rerender, container } = await render(tabs({ panels: panels.slice(0, 1) }));
    expect(page.getByRole('tab').elements()).toEqual([]);
    await expect.element(page.getByRole('heading', { name: 'Chart' })).toBeVisible();
    await rerender(tabs({ panels: [] }));
    expect(container.textContent).toBe('');
  });
});

describe('styles', () => {
  test('TAB-18 distinguishes the selected tab by system colors in forced colors', async () => {
    await commands.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await render(tabs());
    const getBackground = (name: string) => getComputedStyle(tab(name).element()).backgroundColor;
    expect(getBackground('Chart')).not.toBe(getBackground('Table'));
  });

  test('TAB-18 does not show links of one page as tabs in forced colors', async () => {
    await commands.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await render(tabs());
    const getStyles = (element: Element) => {
      const { borderTopColor, textDecorationLine } = getComputedStyle(element);
      return { borderTopColor, textDecorationLine };
    };
    const ofTab = getStyles(tab('Table').element());
    await page.getByRole('button', { name: 'View as one page' }).click();
    const ofLink = getStyles(page.getByRole('link', { name: 'Table' }).element());
    expect([ofTab.textDecorationLine, ofLink.textDecorationLine]).toEqual(['none', 'underline']);
    expect(ofLink.borderTopColor).not.toBe(ofTab.borderTopColor);
  });

  test('TAB-20 names the switch in Spanish', async () => {
    await render(withLocale('es', tabs()));
    await page.getByRole('button', { name: 'Ver en una sola página' }).click();
    await expect.element(page.getByRole('button', { name: 'Ver en pestañas' })).toBeVisible();
  });
});

test('TAB-26 reports that another element has the id of a panel', () =>
  expectWarning(
    <>
      <p id="twice" />
      <Tabs label="Age" headingLevel={2} panels={[{ id: 'twice', title: 'Chart', content: 'Half' }]} />
    </>,
    'Tabs: two elements have the id “twice”.',
  ));
