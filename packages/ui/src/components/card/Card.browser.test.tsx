import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { axeFindings } from '../../../test/axe.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { Card, type CardProps } from './index.ts';

const card = (props: Partial<CardProps> = {}) => (
  <Card
    title="Looking ahead"
    href="#ahead"
    headingLevel={3}
    meta="November 2025"
    picture={<svg viewBox="0 0 10 4" aria-hidden="true" />}
    {...props}
  >
    <p>The next phase begins in 2026.</p>
  </Card>
);
const text = () => page.getByText('The next phase begins in 2026.');
const picture = () => document.querySelector('[data-part="picture"]') as HTMLElement;

afterEach(() => {
  history.replaceState(null, '', location.pathname + location.search);
  getSelection()?.removeAllRanges();
});

describe('one link', () => {
  test('CRD-01 the heading holds the only link, and its name is the title', async () => {
    await render(card());
    expect(await commands.accessibilityTree()).toContain('heading "Looking ahead" level=3');
    expect(
      page
        .getByRole('link')
        .elements()
        .map((link) => link.textContent),
    ).toEqual(['Looking ahead']);
    // @ts-expect-error A card without a title would be a link without a name.
    const nameless: CardProps = { href: '#ahead', headingLevel: 3 };
    expect(nameless.title).toBeUndefined();
  });

  test('CRD-02 it is one Tab stop, Enter follows it, and the ring is seen', async () => {
    await render(
      <>
        {card()}
        <a href="#after">After</a>
      </>,
    );
    await userEvent.tab();
    const link = page.getByRole('link', { name: 'Looking ahead' });
    await expect.element(link).toHaveFocus();
    expect(getComputedStyle(link.element()).outlineStyle).toBe('solid');
    await userEvent.keyboard('{Enter}');
    expect(location.hash).toBe('#ahead');
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('After');
  });
});

describe('pressing the card', () => {
  test('CRD-03 on the picture, on the words: it leads where the link leads, once', async () => {
    const followed = vi.fn((event: Event) => event.preventDefault());
    await render(card());
    page.getByRole('link').element().addEventListener('click', followed);
    // The link lies over the picture, so a hand hits the link.
    await userEvent.click(picture(), { force: true });
    expect(followed).toHaveBeenCalledTimes(1);
    await text().click();
    expect(followed).toHaveBeenCalledTimes(2);
    await page.getByRole('link').click();
    expect(followed).toHaveBeenCalledTimes(3);
  });

  test('CRD-03 keys that are held count, so that it opens where the reader wants it', async () => {
    const followed = vi.fn((event: MouseEvent) => {
      event.preventDefault();
      return event.ctrlKey;
    });
    await render(card());
    (page.getByRole('link').element() as HTMLElement).addEventListener('click', followed);
    await text().click({ modifiers: ['Control'] });
    expect(followed.mock.results.map(({ value }) => value as boolean)).toEqual([true]);
  });

  test('CRD-04 choosing text follows nothing, and the text can be copied', async () => {
    await render(card());
    getSelection()?.selectAllChildren(text().element());
    expect(getSelection()?.toString()).toBe('The next phase begins in 2026.');
    const follow = vi.fn();
    page.getByRole('link').element().addEventListener('click', follow);
    text()
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(follow).not.toHaveBeenCalled();
  });

  test('CRD-04 the words lie over the link, so that a hand can choose them', async () => {
    await render(card());
    const { left, top, width, height } = text().element().getBoundingClientRect();
    expect(document.elementFromPoint(left + width / 4, top + height / 2)).toBe(text().element());
  });

  test('CRD-05 before script the picture leads there too', async () => {
    const { container, hydrate } = renderServerHtml(card());
    expect(container.textContent).toBe('Looking aheadNovember 2025The next phase begins in 2026.');
    const { left, top, width, height } = picture().getBoundingClientRect();
    expect(document.elementFromPoint(left + width / 2, top + height / 2)?.tagName).toBe('A');
    expect(await hydrate()).toEqual([]);
  });
});

describe('look', () => {
  test('CRD-06 its edge is seen in forced colours', async () => {
    await commands.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await render(card());
    const element = document.querySelector('[data-component="card"]') as HTMLElement;
    expect(getComputedStyle(element).borderTopColor).not.toBe(
      getComputedStyle(document.body).backgroundColor,
    );
    expect(getComputedStyle(element).borderTopStyle).toBe('solid');
  });

  test('CRD-07 at 320 px no word widens the page, and the target is at least 44 by 44 px', async () => {
    await page.viewport(320, 800);
    await render(card({ title: 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(4) }));
    expect(document.documentElement.scrollWidth).toBe(320);
    const element = document.querySelector('[data-component="card"]') as HTMLElement;
    expect(element.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });

  test('CRD-08 no axe finding', async () => {
    const { container } = await render(card());
    expect(await axeFindings(container)).toEqual([]);
  });
});
