import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { createAreas, examples, manyPoints, createMarkers, viewBox } from './RegionMap.examples.ts';
import { type MapView, RegionMap, type RegionMapProps } from './index.ts';

const { label, areas, places, numbered } = examples.en;
const points = createMarkers(places);
const map = (props: Partial<RegionMapProps> = {}) => (
  <RegionMap {...{ label, viewBox, points, areas: createAreas(areas) }} {...props} />
);
/** A map whose view the page keeps. */
function Controlled(props: Partial<RegionMapProps>) {
  const [view, setView] = useState<MapView>({ x: 0, y: 0, width: 600, height: 400 });
  return map({ ...props, view, onViewChange: setView });
}
const onOneSpot = manyPoints(30, numbered).map((point) => ({ ...point, x: 300, y: 200 }));

const part = (name: string) => document.querySelector(`[data-part="${name}"]`) as HTMLElement;
const drawn = () => part('drawing').getAttribute('viewBox');
const focused = () => document.activeElement as HTMLElement;
const focusedName = () => focused().getAttribute('aria-label') ?? focused().textContent;
const event = expect.any(MouseEvent) as MouseEvent;
const keys = async (...pressed: string[]) => {
  for (const key of pressed) await userEvent.keyboard(key);
};
const tab = async (times: number) => {
  for (let pressed = 0; pressed < times; pressed++) await userEvent.tab();
};
const tabToMarks = () => tab(3);

describe('Tab stops', () => {
  test('RGM-01 are controls, picture and marks, for any number of places', async () => {
    await render(
      <>
        {map({ points: manyPoints(500, numbered) })}
        <a href="#after">After</a>
      </>,
    );
    const stops: (string | undefined)[] = [];
    for (let stop = 0; stop < 4; stop++) {
      await userEvent.tab();
      stops.push(focused().closest<HTMLElement>('[data-part]:not(button)')?.dataset.part);
    }
    expect(stops).toEqual(['controls', 'picture', 'marks', undefined]);
    expect(focused().textContent).toBe('After');
  });

  test('RGM-01 are two without places', async () => {
    await render(map({ points: [] }));
    await tab(3);
    expect(focused()).toBe(document.body);
  });
});

describe('controls', () => {
  test('RGM-07 move focus by arrow keys, Home and End; Tab returns to the last one', async () => {
    await render(map());
    await tab(1);
    expect(focusedName()).toBe('Zoom in');
    await keys('{ArrowRight}', '{ArrowRight}');
    expect(focusedName()).toBe('Whole map');
    await keys('{End}');
    expect(focusedName()).toBe('Move right');
    await keys('{Home}', '{ArrowDown}');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    expect(focusedName()).toBe('Zoom out');
  });

  test('RGM-07 are marked as disabled, do nothing and keep focus where they cannot go further', async () => {
    const onViewChange = vi.fn();
    await render(map({ onViewChange }));
    await tab(1);
    await keys('{ArrowRight}', '{Enter}');
    expect(onViewChange).not.toHaveBeenCalled();
    expect(await commands.accessibilityTree()).toContain('button "Zoom out" disabled=true invalid=false');
    await keys('{Home}', ...Array.from({ length: 9 }, () => '{Enter}'));
    expect(onViewChange).toHaveBeenCalledTimes(6);
    expect(focusedName()).toBe('Zoom in');
    expect([focused().ariaDisabled, focused().dataset.disabled]).toEqual(['true', '']);
  });

  test('RGM-08, RGM-09 zoom and move the map', async () => {
    await render(map());
    const press = async (name: string) => {
      await page.getByRole('button', { name }).click();
      return drawn();
    };
    expect(await press('Zoom in')).toBe('150 100 300 200');
    expect(await press('Move left')).toBe('0 100 300 200');
    expect(await press('Move up')).toBe('0 0 300 200');
    expect(await press('Move right')).toBe('150 0 300 200');
    expect(await press('Move down')).toBe('150 100 300 200');
    expect(await press('Zoom in')).toBe('225 150 150 100');
    expect(await press('Zoom out')).toBe('150 100 300 200');
    expect(await press('Whole map')).toBe('0 0 600 400');
  });
});

describe('keys on the picture', () => {
  test('RGM-08, RGM-09 zoom, move and show the whole map', async () => {
    await render(map());
    await tab(2);
    expect(focused()).toBe(part('picture'));
    const after = async (key: string) => {
      await keys(key);
      return drawn();
    };
    expect(await after('+')).toBe('150 100 300 200');
    expect(await after('=')).toBe('225 150 150 100');
    expect(await after('-')).toBe('150 100 300 200');
    expect(await after('{ArrowLeft}')).toBe('0 100 300 200');
    expect(await after('{ArrowUp}')).toBe('0 0 300 200');
    expect(await after('{ArrowUp}')).toBe('0 0 300 200');
    expect(await after('{ArrowRight}')).toBe('150 0 300 200');
    expect(await after('{ArrowDown}')).toBe('150 100 300 200');
    expect(await after('0')).toBe('0 0 600 400');
    expect(focused()).toBe(part('picture'));
  });

  test('RGM-09 do not scroll the page', async () => {
    await render(<div className="tall">{map()}</div>);
    const style = document.createElement('style');
    style.textContent = '.tall { block-size: 3000px }';
    document.body.append(style);
    await tab(2);
    const before = scrollY;
    await keys('{ArrowDown}', '{ArrowDown}');
    expect(scrollY).toBe(before);
    style.remove();
  });
});

describe('marks', () => {
  test('RGM-05 get focus by arrow keys, Home and End, in the order of the points', async () => {
    await render(map());
    await tabToMarks();
    const order = [focusedName()];
    for (let mark = 0; mark < 5; mark++) {
      await keys(mark % 2 === 0 ? '{ArrowRight}' : '{ArrowDown}');
      order.push(focusedName());
    }
    expect(order.map((name) => name.split(' ').slice(0, 2).join(' '))).toEqual([
      '2 places,',
      'Hill House,',
      'Coast House,',
      'Mesa House,',
      'River House,',
      'Island House,',
    ]);
    await keys('{ArrowUp}', '{ArrowLeft}');
    expect(focusedName()).toContain('Mesa House');
    await keys('{Home}');
    expect(focusedName()).toContain('2 places');
    await keys('{End}');
    expect(focusedName()).toContain('Island House');
  });

  test('RGM-05 get focus forward by the left arrow from right to left', async () => {
    await render(<div dir="rtl">{map()}</div>);
    await tabToMarks();
    await keys('{ArrowLeft}');
    expect(focusedName()).toContain('Hill House');
  });

  test('RGM-05 get focus back by Tab where it was', async () => {
    await render(map());
    await tabToMarks();
    await keys('{End}');
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    expect(focusedName()).toContain('Island House');
  });

  test.each(['{Enter}', ' '])('RGM-04 are selected by %j (annual-deprivation-index #7)', async (key) => {
    const onSelectedIdChange = vi.fn();
    await render(map({ onSelectedIdChange }));
    await tabToMarks();
    await keys('{ArrowRight}', key);
    expect(onSelectedIdChange.mock.calls).toEqual([['hill', { reason: 'marker-press', event }]]);
    expect(focusedName()).toContain('Hill House');
  });

  test('RGM-10 keep focus and position with + and −, also when they join a cluster', async () => {
    await render(map());
    await tabToMarks();
    await keys('{End}');
    const before = getCenter();
    await keys('+', '+');
    expect(focusedName()).toContain('Island House');
    expect(getCenter()).toEqual(before);
    await keys('0', '{Home}', '{Enter}', '{ArrowRight}');
    expect(focusedName()).toContain('Lake House');
    await keys('-', '-', '-', '-', '-');
    expect(focusedName()).toBe('2 places, 1 open, 1 closed. Zoom in.');
  });

  test('RGM-28 have their name as text on focus', async () => {
    await render(map());
    await tabToMarks();
    await keys('{ArrowRight}');
    expect(part('marker-name').textContent).toBe(focusedName());
  });
});

describe('a cluster', () => {
  test('RGM-11, RGM-10 zooms in by Enter, and focus moves to its first place', async () => {
    await render(map());
    await tabToMarks();
    await keys('{Enter}');
    expect(focusedName()).toBe('Pine House, Open, 2 miles (3 km) east');
    await keys('{ArrowRight}');
    expect(focusedName()).toContain('Lake House');
    expect(document.querySelectorAll('[data-part="cluster"]')).toHaveLength(0);
  });

  describe.each(['the map', 'the page'])('when %s keeps the view', (keeper) => {
    test('RGM-10 moves focus to the mark that has the first place, also of another cluster', async () => {
      const [row, first] = [manyPoints(4, numbered), 300];
      const places = [
        { x: first - 24, y: 200 },
        // In one mark with the place before it, and after zooming with the next.
        { x: first - 1, y: 200 },
        { x: first, y: 200 },
        { x: first, y: 215 },
      ];
      const points = row.map((point, index) => ({ ...point, ...places[index] }));
      await render(keeper === 'the map' ? map({ points }) : <Controlled points={points} />);
      await tabToMarks();
      await keys('{ArrowRight}');
      expect(focused().dataset.id).toBe('3');
      await keys('{Enter}');
      expect([focused().dataset.part, focused().dataset.id]).toEqual(['cluster', '2']);
    });
  });

  test('RGM-11, RGM-13 separates its places or lists them in a few presses', async () => {
    await render(map({ points: manyPoints(10_000, numbered) }));
    await tabToMarks();
    await keys('{End}');
    const isDone = () => focused().dataset.part === 'mark' || !part('marks').contains(focused());
    for (let presses = 0; presses < 8 && !isDone(); presses++) await keys('{Enter}');
    expect(isDone()).toBe(true);
    expect(focused()).not.toBe(document.body);
  });
});

describe('places on one spot', () => {
  test('RGM-12 are listed by a press on their mark, the first 20 and the number of the rest', async () => {
    const onSelectedIdChange = vi.fn();
    await render(map({ points: onOneSpot, onSelectedIdChange }));
    await tabToMarks();
    expect(focusedName()).toBe('30 places, 20 open, 10 closed. Show them as a list.');
    await keys('{Enter}');
    expect(await commands.accessibilityTree()).toContain('group "30 places stand on this spot"');
    expect(part('cluster-list').querySelectorAll('li')).toHaveLength(20);
    expect(part('cluster-list').textContent).toContain('And 10 more.');
    expect(focusedName()).toBe('House 1, Closed');
    await userEvent.tab();
    await keys('{Enter}');
    expect(onSelectedIdChange.mock.calls).toEqual([['2', { reason: 'list-press', event }]]);
  });

  test('RGM-12 are listed when the deepest view cannot separate them', async () => {
    const places = [0, -0.26, 0.26].map((away) => ({ x: 300 + away, y: 200 }));
    const points = manyPoints(3, numbered).map((point, index) => ({ ...point, ...places[index] }));
    await render(map({ points }));
    await tabToMarks();
    await keys('{Enter}');
    expect(focusedName()).toBe('3 places, 2 open, 1 closed. Show them as a list.');
    await keys('{Enter}');
    expect(part('cluster-list').contains(document.activeElement)).toBe(true);
  });

  test.each(['{Escape}', 'Close'])(
    'RGM-12, RGM-10 are closed by %s, and focus returns to their mark',
    async (how) => {
      const onEscape = vi.fn();
      addEventListener('keydown', onEscape);
      await render(map({ points: onOneSpot.slice(0, 3) }));
      await tabToMarks();
      await keys('{Enter}');
      onEscape.mockClear();
      if (how === 'Close') await userEvent.click(page.getByRole('button', { name: how }));
      else await keys(how);
      removeEventListener('keydown', onEscape);
      expect(part('cluster-list')).toBeNull();
      expect(focusedName()).toBe('3 places, 2 open, 1 closed. Show them as a list.');
      // A dialog around the map does not close with it.
      expect(onEscape).not.toHaveBeenCalled();
    },
  );

  test.each([{ isComposing: true }, { keyCode: 229 }])(
    'RGM-12, RGM-08 stay open, and the map as it is, by a key of an input method: %j',
    async (ofInputMethod) => {
      await render(map({ points: onOneSpot.slice(0, 3) }));
      await tabToMarks();
      const mark = focused();
      await keys('{Enter}');
      const press = (target: Element, key: string) =>
        target.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...ofInputMethod }),
        );
      expect([press(focused(), 'Escape'), press(mark, '+'), press(mark, 'End')]).toEqual([true, true, true]);
      expect(part('cluster-list').contains(focused())).toBe(true);
    },
  );

  test('RGM-12 are closed when the map moves or the places are gone', async () => {
    const { rerender } = await render(map({ points: onOneSpot }));
    await page.getByRole('button', { name: /^30 places/ }).click();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    expect(part('cluster-list')).toBeNull();
    await page.getByRole('button', { name: /^30 places/ }).click();
    await rerender(map());
    expect(part('cluster-list')).toBeNull();
  });
});

/** Center of the element with focus, on the screen. */
function getCenter(): number[] {
  const { left, top, width, height } = focused().getBoundingClientRect();
  return [left + width / 2, top + height / 2].map(Math.round);
}
