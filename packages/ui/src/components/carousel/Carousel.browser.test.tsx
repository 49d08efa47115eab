import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { expectWarning } from '../../../test/expect-warning.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { withLocale } from '../../../test/with-locale.tsx';
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

/** The items that are in the scroller's view. */
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
  test('CRS-01 has all items in a list, in order, and hides none from anyone', async () => {
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
  });

  test('CRS-02 announces nothing by itself and has no role description (aria-practices #970, solid #2412, PR #2865, iTwinUI PR #1626)', async () => {
    const { container } = await render(carousel());
    expect(container.querySelector('[aria-live], [role="status"], [aria-roledescription]')).toBeNull();
  });

  test('CRS-03 has a named scroller that can be reached by key (solid #1470)', async () => {
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

  test('CRS-04 brings an item into view when Tab goes to what is in it', async () => {
    await render(carousel());
    for (let stop = 0; stop < 7; stop++) await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Read about Jim');
    await expect.poll(position).toBe('2 of 3');
    await expect.poll(inView).toEqual(['Jim']);
  });

  test('CRS-05 shows every item on request, and one at a time again', async () => {
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
  test.each(['ltr', 'rtl'])(
    'CRS-06 goes to the next and the previous item, around the ends, and focus stays: %s',
    async (dir) => {
      await commands.emulateMedia({ reducedMotion: 'reduce' });
      await render(<div dir={dir}>{carousel()}</div>);
      const shown: unknown[] = [];
      for (const name of ['Next', 'Next', 'Next', 'Previous']) {
        await button(name).click();
        await expect.element(button(name)).toHaveFocus();
        shown.push([position(), ...inView()]);
      }
      expect(shown).toEqual([
        ['2 of 3', 'Jim'],
        ['3 of 3', 'Rosa'],
        ['1 of 3', 'Ana'],
        ['3 of 3', 'Rosa'],
      ]);
    },
  );

  test.each([
    ['en', 'Next', '2 of 3'],
    ['es', 'Siguiente', '2 de 3'],
  ] as const)('CRS-07 shows the position, which describes the buttons, %s', async (locale, next, text) => {
    await render(withLocale(locale, carousel()));
    await button(next).click();
    await expect.poll(position).toBe(text);
    expect(await commands.accessibilityTree()).toContainEqual(
      expect.stringMatching(new RegExp(`button "${next}".*description="${text}"`)),
    );
  });

  test('CRS-08 moves in 500 ms, and immediately with reduced motion', async () => {
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

  test('CRS-09 keeps the item in view at a new size', async () => {
    await commands.emulateMedia({ reducedMotion: 'reduce' });
    await render(carousel());
    await button('Next').click();
    await expect.poll(inView).toEqual(['Jim']);
    // Not every browser snaps again by itself.
    scroller().style.scrollSnapType = 'none';
    const before = scroller().scrollLeft;
    await page.viewport(600, 800);
    await expect.poll(() => scroller().scrollLeft).not.toBe(before);
    await expect.poll(inView).toEqual(['Jim']);
    expect(position()).toBe('2 of 3');
  });
});

describe('play', () => {
  test('CRS-10 plays only after a press on Play, an item every 3 seconds, to the last, and no further', async () => {
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

  test('CRS-10 stops by the same button, and starts again after the last', async () => {
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

  test.each(turns)('CRS-11 stops, and stays stopped, by %s', async (_turn, turn) => {
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

  test('CRS-11 goes on when a finger has moved 5 px only', async () => {
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

  test('CRS-12 does not play with reduced motion, and stops when that is set', async () => {
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

  test('CRS-13 takes other times and distances, and leaves Play out on request', async () => {
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

describe('state', () => {
  type Calls = readonly (readonly [unknown, { reason: string }])[];
  const reported = (calls: Calls) => calls.map(([value, { reason }]) => [value, reason]);
  const mockIndexChange = () => vi.fn<NonNullable<CarouselProps['onIndexChange']>>();

  test('CRS-22 reports each change of the item once, with its reason', async () => {
    await commands.emulateMedia({ reducedMotion: 'reduce' });
    const onIndexChange = mockIndexChange();
    await render(carousel({ defaultIndex: 2, onIndexChange }));
    expect([position(), ...inView()]).toEqual(['3 of 3', 'Rosa']);
    expect(onIndexChange).not.toHaveBeenCalled();
    await button('Previous').click();
    expect(onIndexChange).toHaveBeenLastCalledWith(1, {
      reason: 'trigger-press',
      event: expect.any(MouseEvent) as MouseEvent,
    });
    await expect.poll(inView).toEqual(['Jim']);
    scroller().scrollLeft = 0;
    await expect.poll(position).toBe('1 of 3');
    expect(reported(onIndexChange.mock.calls)).toEqual([
      [1, 'trigger-press'],
      [0, 'scroll'],
    ]);
  });

  test('CRS-22 reports that it plays, each item, and that it ended', async () => {
    fakeClock();
    const onIndexChange = mockIndexChange();
    const onPlayingChange = vi.fn<NonNullable<CarouselProps['onPlayingChange']>>();
    const { container } = await render(carousel({ defaultIndex: 1, onIndexChange, onPlayingChange }));
    press('Play');
    await expect.element(button('Stop')).toBeVisible();
    expect(container.querySelector('[data-playing]')).not.toBeNull();
    vi.advanceTimersByTime(3000);
    await expect.element(button('Play')).toBeVisible();
    expect(reported(onIndexChange.mock.calls)).toEqual([[2, 'play']]);
    expect(reported(onPlayingChange.mock.calls)).toEqual([
      [true, 'trigger-press'],
      [false, 'end'],
    ]);
    press('Play');
    await expect.element(button('Stop')).toBeVisible();
    document.querySelector('a')?.focus();
    await expect.element(button('Play')).toBeVisible();
    expect(reported(onPlayingChange.mock.calls).slice(2)).toEqual([
      [true, 'trigger-press'],
      [false, 'focus'],
    ]);
  });

  function Controlled({ accepts }: { accepts: boolean }) {
    const [index, setIndex] = useState(1);
    const [isPlaying, setPlaying] = useState(false);
    return (
      <>
        {carousel({
          index,
          onIndexChange: (next) => accepts && setIndex(next),
          isPlaying,
          onPlayingChange: (next) => accepts && setPlaying(next),
        })}
        <button onClick={() => setIndex(2)}>Last</button>
      </>
    );
  }

  test('CRS-23 shows and plays what its caller gives', async () => {
    await commands.emulateMedia({ reducedMotion: 'no-preference' });
    await render(<Controlled accepts />);
    await expect.poll(inView).toEqual(['Jim']);
    await button('Previous').click();
    await expect.poll(inView).toEqual(['Ana']);
    await button('Last').click();
    await expect.poll(inView).toEqual(['Rosa']);
    expect(position()).toBe('3 of 3');
    await button('Play').click();
    await expect.element(button('Stop')).toBeVisible();
    await expect.poll(position).toBe('1 of 3');
  });

  test('CRS-23 stays as its caller has it when the caller does not follow', async () => {
    await commands.emulateMedia({ reducedMotion: 'reduce' });
    await render(<Controlled accepts={false} />);
    await button('Next').click();
    expect([position(), ...inView()]).toEqual(['2 of 3', 'Jim']);
    scroller().scrollLeft = 0;
    await expect.poll(inView).toEqual(['Jim']);
    await button('Last').click();
    await expect.poll(inView).toEqual(['Rosa']);
  });

  test('CRS-24 warns that its heading is empty', () =>
    expectWarning(carousel({ heading: '' }), 'Carousel: `heading` is empty.'));
});

describe('everywhere', () => {
  test('CRS-14 is a list to scroll before hydration, then nothing moves, and the item is kept', async () => {
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

  test('CRS-15 prints every item, without the buttons', async () => {
    await render(carousel());
    await commands.emulateMedia({ media: 'print' });
    expect(inView()).toEqual(['Ana', 'Jim', 'Rosa']);
    expect(document.querySelector('button')?.checkVisibility()).toBe(false);
  });

  test('CRS-17 has a visible edge in forced colors', async () => {
    await commands.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await render(carousel());
    const { borderTopColor, borderTopStyle } = getComputedStyle(scroller());
    expect(borderTopStyle).toBe('solid');
    expect(borderTopColor).not.toBe(getComputedStyle(document.body).backgroundColor);
  });

  test('CRS-19 has no buttons for one item, or none', async () => {
    const { rerender } = await render(carousel({ items: items.slice(0, 1) }));
    expect(page.getByRole('button').elements()).toEqual([]);
    expect(scroller().hasAttribute('tabindex')).toBe(false);
    await rerender(carousel({ items: [] }));
    expect(page.getByRole('listitem').elements()).toEqual([]);
  });
});
