import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
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
  getSelection()?.removeAllRanges();
});

describe('one link', () => {
  test('CRD-01 holds one link, in the heading, with the title as its name', async () => {
    await render(card());
    expect(await commands.accessibilityTree()).toContain('heading "Looking ahead" level=3');
    expect(
      page
        .getByRole('link')
        .elements()
        .map((link) => link.textContent),
    ).toEqual(['Looking ahead']);
  });

  test('CRD-02 is one Tab stop, follows the link by Enter, and shows a ring', async () => {
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
  test('CRD-03 follows the link once, by a press on the picture, the text or the link', async () => {
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

  test('CRD-03 passes on the keys that are held, so that it opens where the reader wants it', async () => {
    const followed = vi.fn((event: MouseEvent) => {
      event.preventDefault();
      return event.ctrlKey;
    });
    await render(card());
    (page.getByRole('link').element() as HTMLElement).addEventListener('click', followed);
    await text().click({ modifiers: ['Control'] });
    expect(followed.mock.results.map(({ value }) => value as boolean)).toEqual([true]);
  });

  test('CRD-04 follows nothing while text is selected, so that it can be copied', async () => {
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

  test('CRD-04 puts the text over the link, so that a pointer can select it', async () => {
    await render(card());
    const { left, top, width, height } = text().element().getBoundingClientRect();
    expect(document.elementFromPoint(left + width / 4, top + height / 2)).toBe(text().element());
  });

  test('CRD-05 leads there from the picture before hydration', async () => {
    const { container, hydrate } = renderServerHtml(card());
    expect(container.textContent).toBe('Looking aheadNovember 2025The next phase begins in 2026.');
    const { left, top, width, height } = picture().getBoundingClientRect();
    expect(document.elementFromPoint(left + width / 2, top + height / 2)?.tagName).toBe('A');
    expect(await hydrate()).toEqual([]);
  });
});

test('CRD-06 shows a border in forced colors', async () => {
  await commands.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await render(card());
  const element = document.querySelector('[data-component="card"]') as HTMLElement;
  expect(getComputedStyle(element).borderTopColor).not.toBe(getComputedStyle(document.body).backgroundColor);
  expect(getComputedStyle(element).borderTopStyle).toBe('solid');
});
