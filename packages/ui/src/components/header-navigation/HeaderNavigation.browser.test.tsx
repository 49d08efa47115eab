import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { axeFindings } from '../../../test/axe.ts';
import { findSmallTargets } from '../../../test/find-in-page.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { HeaderNavigation } from './index.ts';

const items = [
  { label: 'Home', href: '#home' },
  {
    label: 'Taking part',
    links: [
      { label: 'Adults', href: '#adults' },
      { label: 'Children', href: '#children', current: true },
    ],
  },
  { label: 'About us', links: [{ label: 'By the numbers', href: '#numbers' }] },
];
const navigation = (
  <>
    <HeaderNavigation label="Main" menuLabel="Menu" items={items} />
    <main>
      <h1>A page with some text</h1>
      <p>It is under the group while it is open.</p>
      <p>The button is below it.</p>
      <button type="button">Elsewhere</button>
    </main>
  </>
);

const element = (text: string) => page.getByText(text, { exact: true }).element() as HTMLElement;
const isVisible = (text: string) => page.getByText(text, { exact: true }).query()?.checkVisibility() ?? false;
const narrow = () => page.viewport(800, 700);
/** Presses Tab `count` times; returns the text of each element that got focus. */
const tabThrough = async (count: number) => {
  const names: (string | null | undefined)[] = [];
  for (let press = 0; press < count; press++) {
    await userEvent.tab();
    names.push(document.activeElement?.textContent);
  }
  return names;
};

describe('structure', () => {
  test('HNV-01 is a landmark with links and disclosures', async () => {
    await render(navigation);
    const tree = await commands.accessibilityTree();
    expect(tree).toContain('navigation "Main"');
    expect(tree).toContain('link "Home"');
    expect(tree).toContain('DisclosureTriangleGrouped "Taking part" expanded=false');
  });

  test('HNV-01 an open group is a list of links: no menu, menubar or tree (aria-practices #3267, #353, #2468)', async () => {
    await render(navigation);
    await userEvent.click(element('Taking part'));
    const tree = await commands.accessibilityTree();
    expect(tree).toContain('link "Adults"');
    expect(tree.filter((line) => /^(menu|tree)/.test(line))).toEqual([]);
  });

  test('HNV-03 is a row on a wide screen', async () => {
    await render(navigation);
    expect(isVisible('Menu')).toBe(false);
    expect(isVisible('Home')).toBe(true);
    expect(element('About us').getBoundingClientRect().top).toBe(
      element('Taking part').getBoundingClientRect().top,
    );
  });

  test('HNV-03 is one disclosure on a narrow screen', async () => {
    await narrow();
    await render(navigation);
    expect(isVisible('Home')).toBe(false);
    await userEvent.click(element('Menu'));
    expect(isVisible('Home')).toBe(true);
  });

  test.each([1280, 800])('HNV-16 has no axe finding with a group open, at %i px', async (width) => {
    await page.viewport(width, 700);
    const { container } = await render(navigation);
    if (width < 1024) await userEvent.click(element('Menu'));
    await userEvent.click(element('Taking part'));
    expect(await axeFindings(container)).toEqual([]);
  });
});

describe('before hydration', () => {
  test.each([1280, 800])('HNV-02 reaches every page by Tab and Enter, at %i px', async (width) => {
    await page.viewport(width, 700);
    renderServerHtml(navigation);
    if (width < 1024) {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
    }
    expect(await tabThrough(2)).toEqual(['Home', 'Taking part']);
    await userEvent.keyboard('{Enter}');
    expect(await tabThrough(3)).toEqual(['Adults', 'Children', 'About us']);
    await userEvent.keyboard('{Enter}');
    expect(await tabThrough(2)).toEqual(['By the numbers', 'Elsewhere']);
  });

  test('HNV-04 keeps open what was opened before hydration', async () => {
    await narrow();
    const { hydrate } = renderServerHtml(navigation);
    await userEvent.click(element('Menu'));
    await userEvent.click(element('Taking part'));
    expect(await hydrate()).toEqual([]);
    expect(isVisible('Adults')).toBe(true);
  });
});

describe('keyboard', () => {
  test.each(['{Enter}', ' '])('HNV-05 opens and closes a group by %j', async (key) => {
    await render(navigation);
    await tabThrough(2);
    await userEvent.keyboard(key);
    await expect.poll(() => isVisible('Adults')).toBe(true);
    await userEvent.keyboard(key);
    await expect.poll(() => isVisible('Adults')).toBe(false);
  });

  test('HNV-06 closes the group by Escape and gives focus back', async () => {
    await render(navigation);
    await userEvent.click(element('Taking part'));
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(isVisible('Adults')).toBe(false);
    expect(document.activeElement).toBe(element('Taking part'));
  });

  test('HNV-06 closes the group first and the menu then by Escape, on a narrow screen', async () => {
    await narrow();
    await render(navigation);
    await userEvent.click(element('Menu'));
    await userEvent.click(element('Taking part'));
    await userEvent.keyboard('{Escape}');
    expect([isVisible('Adults'), isVisible('Home')]).toEqual([false, true]);
    await userEvent.keyboard('{Escape}');
    expect(isVisible('Home')).toBe(false);
    expect(document.activeElement).toBe(element('Menu'));
  });

  test('HNV-06 prevents the Escape that it uses, and leaves one that others use alone', async () => {
    await render(navigation);
    await userEvent.click(element('Taking part'));
    const escape = (init: KeyboardEventInit = {}) =>
      !element('Adults').dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...init }),
      );
    expect([escape({ isComposing: true }), escape({ keyCode: 229 })]).toEqual([false, false]);
    document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    escape();
    expect(isVisible('Adults')).toBe(true);
    expect([escape(), isVisible('Adults')]).toEqual([true, false]);
  });

  test('HNV-06 does nothing when Escape is pressed elsewhere on the page', async () => {
    await narrow();
    await render(navigation);
    await userEvent.click(element('Menu'));
    element('Elsewhere').focus();
    await userEvent.keyboard('{Escape}');
    expect(isVisible('Home')).toBe(true);
    expect(document.activeElement).toBe(element('Elsewhere'));
  });
});

test('HNV-20 opens and closes nothing by pointing', async () => {
  await render(navigation);
  await userEvent.hover(element('Taking part'));
  expect(isVisible('Adults')).toBe(false);
  await userEvent.click(element('Taking part'));
  await userEvent.hover(element('About us'));
  expect([isVisible('Adults'), isVisible('By the numbers')]).toEqual([true, false]);
});

describe('closing', () => {
  test('HNV-07 closes a group over the page when focus leaves it', async () => {
    await render(navigation);
    await userEvent.click(element('Taking part'));
    expect(await tabThrough(3)).toEqual(['Adults', 'Children', 'About us']);
    expect(isVisible('Adults')).toBe(false);
  });

  test('HNV-07 closes a group over the page by a press on plain text elsewhere', async () => {
    await render(navigation);
    await userEvent.click(element('Taking part'));
    await userEvent.click(element('The button is below it.'));
    expect(isVisible('Adults')).toBe(false);
  });

  test('HNV-07 keeps a group open that covers nothing', async () => {
    await narrow();
    await render(navigation);
    await userEvent.click(element('Menu'));
    await userEvent.click(element('Taking part'));
    await userEvent.click(element('Elsewhere'));
    expect(isVisible('Adults')).toBe(true);
  });

  test.each([true, false])(
    'HNV-08 opens one group at a time; the browser supports name: %s',
    async (supportsName) => {
      await narrow();
      const { container } = await render(navigation);
      if (!supportsName)
        container.querySelectorAll('details').forEach((details) => details.removeAttribute('name'));
      await userEvent.click(element('Menu'));
      await userEvent.click(element('Taking part'));
      await userEvent.click(element('About us'));
      await expect.poll(() => [isVisible('Adults'), isVisible('By the numbers')]).toEqual([false, true]);
    },
  );

  test('HNV-09 closes everything when a link is followed', async () => {
    await narrow();
    await render(navigation);
    await userEvent.click(element('Menu'));
    await userEvent.click(element('Taking part'));
    await userEvent.click(element('Adults'));
    expect([isVisible('Adults'), isVisible('Home')]).toEqual([false, false]);
    expect(location.hash).toBe('#adults');
  });
});

describe('styles', () => {
  test('HNV-10 marks the current page, and shows it and its group', async () => {
    await render(navigation);
    await userEvent.click(element('Taking part'));
    expect(element('Children').getAttribute('aria-current')).toBe('page');
    expect(getComputedStyle(element('Children')).borderInlineStartWidth).toBe('4px');
    expect(getComputedStyle(element('Adults')).borderInlineStartWidth).toBe('0px');
    expect(getComputedStyle(element('Taking part')).textDecorationLine).toBe('underline');
    expect(getComputedStyle(element('About us')).textDecorationLine).toBe('none');
  });

  test('HNV-19 marks the section of a page that has no link here as current, and shows it', async () => {
    const below = [
      { label: 'Taking part', links: [{ label: 'Adults', href: '#adults' }] },
      {
        label: 'About us',
        links: [{ label: 'By the numbers', href: '#numbers', current: 'section' as const }],
      },
    ];
    await render(<HeaderNavigation label="Main" menuLabel="Menu" items={below} />);
    await userEvent.click(element('About us'));
    expect(element('By the numbers').getAttribute('aria-current')).toBe('true');
    expect(getComputedStyle(element('By the numbers')).borderInlineStartWidth).toBe('4px');
    expect(getComputedStyle(element('About us')).textDecorationLine).toBe('underline');
    expect(getComputedStyle(element('Taking part')).textDecorationLine).toBe('none');
  });

  test.each([1280, 320])('HNV-11 has targets of at least 44 px, at %i px', async (width) => {
    await page.viewport(width, 700);
    const { container } = await render(navigation);
    container.querySelectorAll('details').forEach((details) => details.removeAttribute('name'));
    container.querySelectorAll('details').forEach((details) => (details.open = true));
    expect(findSmallTargets(page.getByRole('navigation').element())).toEqual([]);
  });

  test('HNV-12 keeps an open group on the screen', async () => {
    await page.viewport(1024, 700);
    const wide = Array.from({ length: 6 }, (_each, index) => ({
      label: `About group ${index}`,
      links: [{ label: `A rather long name of a page ${index}`, href: `#${index}` }],
    }));
    await render(<HeaderNavigation label="Main" menuLabel="Menu" items={wide} />);
    for (const [index] of wide.entries()) {
      await userEvent.click(element(`About group ${index}`));
      const { left, right, top } = element(`A rather long name of a page ${index}`).getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(1024);
      const row = page.getByRole('navigation').element().getBoundingClientRect();
      expect(top).toBeGreaterThan(row.bottom);
      expect(top).toBeLessThan(row.bottom + 44);
    }
  });

  test('HNV-13 shows borders and markers in forced colors', async () => {
    await commands.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await render(navigation);
    await userEvent.click(element('Taking part'));
    const group = getComputedStyle(element('Adults').closest('ul') as HTMLElement);
    expect(group.borderTopWidth).toBe('1px');
    expect(group.borderTopColor).not.toBe(group.backgroundColor);
    expect(getComputedStyle(element('Children')).borderInlineStartStyle).toBe('solid');
  });

  test('HNV-15 is not printed', async () => {
    await render(navigation);
    const link = element('Home');
    await commands.emulateMedia({ media: 'print' });
    expect(link.checkVisibility()).toBe(false);
  });
});
