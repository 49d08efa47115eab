import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { axeFindings } from '../../../test/axe.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { Carousel, type CarouselProps } from './index.ts';

const items = ['Ana', 'Jim', 'Rosa'].map((name) => ({
  id: name,
  content: (
    <p>
      Story of {name}. <a href={`#${name}`}>Read about {name}</a>
    </p>
  ),
}));
const carousel = (props: Partial<CarouselProps> = {}) => (
  <Carousel heading="Stories" headingLevel={2} items={items} {...props} />
);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const press = (name: string) => (button(name).element() as HTMLElement).click();
const position = () => document.querySelector('[data-part="position"]')?.textContent;
const scroller = () => document.querySelector('[data-part="scroller"]') as HTMLElement;

/** The items whose words are in the scroller's view. */
const inView = () => {
  const { left, right } = scroller().getBoundingClientRect();
  return items
    .map(({ id }) => id)
    .filter((id) => {
      const box = document.getElementById(id)?.getBoundingClientRect();
      return box && box.left >= left - 2 && box.right <= right + 2;
    });
};

afterEach(() => vi.useRealTimers());

const fakeClock = () =>
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'performance',
    ],
  });

describe('a list first', () => {
  test('CRS-01 all items stand in a list, in order, for everyone; none is hidden', async () => {
    await render(carousel());
    const list = page.getByRole('list');
    expect(
      list
        .getByRole('listitem')
        .elements()
        .map(({ id }) => id),
    ).toEqual(['Ana', 'Jim', 'Rosa']);
    const tree = (await commands.accessibilityTree()).join('\n');
    expect(tree).toContain('link "Read about Rosa"');
    await expect.element(page.getByRole('region', { name: 'Stories' })).toBeVisible();
    // @ts-expect-error A carousel must have a name.
    const nameless: CarouselProps = { headingLevel: 2, items };
    expect(nameless.heading).toBeUndefined();
  });

  test('CRS-02 it says nothing by itself and has no role of its own (aria-practices #970, solid #2412, PR #2865, iTwinUI PR #1626)', async () => {
    const { container } = await render(carousel());
    expect(container.querySelector('[aria-live], [role="status"], [aria-roledescription]')).toBeNull();
  });

  test('CRS-03 what scrolls can be reached by key and has a name (solid #1470)', async () => {
    await render(carousel());
    const group = page.getByRole('group', { name: 'Stories' });
    expect(group.element()).toBe(scroller());
    (button('Show all').element() as HTMLElement).focus();
    await userEvent.tab();
    await expect.element(group).toHaveFocus();
    expect(getComputedStyle(scroller()).outlineStyle).toBe('solid');
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(position).toBe('2 of 3');
  });

  test('CRS-04 Tab goes to what is in items out of view, and they come into view', async () => {
    await render(carousel());
    for (let stop = 0; stop < 7; stop++) await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Read about Jim');
    await expect.poll(position).toBe('2 of 3');
    await expect.poll(inView).toEqual(['Jim']);
  });

  test('CRS-05 show all: every item is seen, and back again', async () => {
    await render(carousel());
    await button('Show all').click();
    expect(inView()).toEqual(['Ana', 'Jim', 'Rosa']);
    expect(
      page
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Show one at a time']);
    await expect.element(button('Show one at a time')).toHaveFocus();
    await button('Show one at a time').click();
    await expect.poll(inView).toEqual(['Ana']);
  });
});

describe('buttons', () => {
  test.each(['ltr', 'rtl'])('CRS-06 next and previous, around the ends; focus stays: %s', async (dir) => {
    await commands.emulateMedia({ reducedMotion: 'reduce' });
    await render(<div dir={dir}>{carousel()}</div>);
    const seen: unknown[] = [];
    for (const name of ['Next', 'Next', 'Next', 'Previous']) {
      await button(name).click();
      await expect.element(button(name)).toHaveFocus();
      seen.push([position(), ...inView()]);
    }
    expect(seen).toEqual([
      ['2 of 3', 'Jim'],
      ['3 of 3', 'Rosa'],
      ['1 of 3', 'Ana'],
      ['3 of 3', 'Rosa'],
    ]);
  });

  test.each([
    ['en', 'Next', '2 of 3'],
    ['es', 'Siguiente', '2 de 3'],
  ] as const)(
    'CRS-07 the position is said in words, and with the buttons, %s',
    async (locale, next, words) => {
      await render(carousel({ locale }));
      await button(next).click();
      await expect.poll(position).toBe(words);
      expect(await commands.accessibilityTree()).toContainEqual(
        expect.stringMatching(new RegExp(`button "${next}".*description="${words}"`)),
      );
    },
  );

  test('CRS-08 the move takes 500 ms, and none when less motion is wanted', async () => {
    fakeClock();
    await render(carousel());
    const width = scroller().clientWidth;
    press('Next');
    vi.advanceTimersByTime(250);
    expect(scroller().scrollLeft).toBeGreaterThan(width * 0.3);
    expect(scroller().scrollLeft).toBeLessThan(width * 0.7);
    vi.advanceTimersByTime(270);
    expect(scroller().scrollLeft).toBe(width);
    await commands.emulateMedia({ reducedMotion: 'reduce' });
    press('Previous');
    expect(scroller().scrollLeft).toBe(0);
  });

  test('CRS-09 at a new size the item stays in view, 50 ms after the last change', async () => {
    await commands.emulateMedia({ reducedMotion: 'reduce' });
    await render(carousel());
    await button('Next').click();
    await expect.poll(inView).toEqual(['Jim']);
    // Not every browser snaps again by itself.
    scroller().style.scrollSnapType = 'none';
    await page.viewport(600, 800);
    await expect.poll(inView).toEqual(['Jim']);
    expect(position()).toBe('2 of 3');
  });
});

describe('play', () => {
  test('CRS-10 nothing moves until Play is pressed; then an item every 3 seconds, to the last, and no further', async () => {
    fakeClock();
    await render(carousel());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(position()).toBe('1 of 3');
    press('Play');
    await expect.element(button('Stop')).toBeVisible();
    vi.advanceTimersByTime(2999);
    await expect.poll(position).toBe('1 of 3');
    vi.advanceTimersByTime(1);
    await expect.poll(position).toBe('2 of 3');
    vi.advanceTimersByTime(3000);
    await expect.poll(position).toBe('3 of 3');
    await expect.element(button('Play')).toBeVisible();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(position()).toBe('3 of 3');
  });

  test('CRS-10 it can be stopped by the same button, and begins anew after the last', async () => {
    fakeClock();
    await render(carousel());
    press('Previous');
    await expect.poll(position).toBe('3 of 3');
    press('Play');
    await expect.poll(position).toBe('1 of 3');
    press('Stop');
    await expect.element(button('Play')).toBeVisible();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(position()).toBe('1 of 3');
  });

  const turns: [string, () => void][] = [
    ['focus in an item', () => document.querySelector('a')?.focus()],
    ['focus on another button', () => (button('Next').element() as HTMLElement).focus()],
    ['a mouse over the items', () => scroller().dispatchEvent(pointer('pointerenter', 'mouse'))],
    ['a finger that is lifted', () => touch(0)],
    ['a finger that has moved 6 px', () => touch(6, false)],
  ];
  const pointer = (name: string, pointerType: string, clientX = 0) =>
    new PointerEvent(name, { pointerType, clientX, bubbles: true });
  const touch = (distance: number, isLifted = true) => {
    scroller().dispatchEvent(pointer('pointerdown', 'touch'));
    scroller().dispatchEvent(pointer('pointermove', 'touch', distance));
    if (isLifted) scroller().dispatchEvent(pointer('pointerup', 'touch', distance));
  };

  test.each(turns)('CRS-11 it stops, and stays stopped, by %s', async (_turn, turn) => {
    fakeClock();
    await render(carousel());
    press('Play');
    await expect.element(button('Stop')).toBeVisible();
    turn();
    await expect.element(button('Play')).toBeVisible();
    const stoppedAt = position();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(position()).toBe(stoppedAt);
  });

  test('CRS-11 a finger that has moved 5 px has not touched yet', async () => {
    fakeClock();
    await render(carousel());
    press('Play');
    await expect.element(button('Stop')).toBeVisible();
    touch(5, false);
    vi.advanceTimersByTime(3000);
    await expect.poll(position).toBe('2 of 3');
    vi.advanceTimersByTime(3000);
    await expect.poll(position).toBe('3 of 3');
  });

  test('CRS-12 whoever wants less motion is not offered it, and it stops when the wish comes', async () => {
    fakeClock();
    await render(carousel());
    press('Play');
    await expect.element(button('Stop')).toBeVisible();
    await commands.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => document.querySelector('[data-part="play"]')?.textContent).toBe('Play');
    expect(document.querySelector('[data-part="play"] button')?.checkVisibility()).toBe(false);
    document.querySelector<HTMLElement>('[data-part="play"] button')?.click();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(position()).toBe('1 of 3');
  });

  test('CRS-13 its four times and distances can be set, and there is none without Play', async () => {
    fakeClock();
    const { rerender } = await render(carousel({ interval: 8000, transition: 0 }));
    press('Play');
    await expect.element(button('Stop')).toBeVisible();
    vi.advanceTimersByTime(7999);
    expect(position()).toBe('1 of 3');
    vi.advanceTimersByTime(1);
    await expect.poll(position).toBe('2 of 3');
    expect(scroller().scrollLeft).toBe(scroller().clientWidth);
    await rerender(carousel({ canPlay: false }));
    expect(page.getByRole('button', { name: 'Play' }).elements()).toEqual([]);
  });
});

describe('everywhere', () => {
  test('CRS-14 before script it is a list to scroll; nothing moves when script comes, and the place is kept', async () => {
    const { container, hydrate } = renderServerHtml(carousel());
    const top = () => scroller().getBoundingClientRect().top;
    const before = top();
    expect(container.querySelector('button')?.checkVisibility({ visibilityProperty: true })).toBe(false);
    scroller().scrollLeft = scroller().clientWidth;
    expect(await hydrate()).toEqual([]);
    expect(top()).toBe(before);
    await expect.poll(position).toBe('2 of 3');
    expect(inView()).toEqual(['Jim']);
  });

  test('CRS-15 every item is printed, without the buttons', async () => {
    await render(carousel());
    await commands.emulateMedia({ media: 'print' });
    expect(inView()).toEqual(['Ana', 'Jim', 'Rosa']);
    expect(document.querySelector('button')?.checkVisibility()).toBe(false);
  });

  test('CRS-16 at 320 px no word widens the page, and buttons are at least 44 px high', async () => {
    await page.viewport(320, 800);
    const word = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(4);
    await render(carousel({ heading: word, items: [...items, { id: 'wide', content: <p>{word}</p> }] }));
    expect(document.documentElement.scrollWidth).toBe(320);
    for (const each of page.getByRole('button').elements()) {
      expect(each.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  });

  test('CRS-17 its edge is seen in forced colours', async () => {
    await commands.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await render(carousel());
    const { borderTopColor, borderTopStyle } = getComputedStyle(scroller());
    expect(borderTopStyle).toBe('solid');
    expect(borderTopColor).not.toBe(getComputedStyle(document.body).backgroundColor);
  });

  test('CRS-18 no axe finding, one at a time and all', async () => {
    const { container } = await render(carousel());
    expect(await axeFindings(container)).toEqual([]);
    await button('Show all').click();
    expect(await axeFindings(container)).toEqual([]);
  });

  test('CRS-19 one item, or none, needs no buttons', async () => {
    const { rerender } = await render(carousel({ items: items.slice(0, 1) }));
    expect(page.getByRole('button').elements()).toEqual([]);
    expect(scroller().hasAttribute('tabindex')).toBe(false);
    await rerender(carousel({ items: [] }));
    expect(page.getByRole('listitem').elements()).toEqual([]);
  });
});
