import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { createAreas, examples, manyPoints, createMarkers, viewBox } from './RegionMap.examples.ts';
import { RegionMap, type RegionMapProps } from './index.ts';

const { label, areas, places, numbered } = examples.en;
const points = createMarkers(places);
const map = (props: Partial<RegionMapProps> = {}) => (
  <RegionMap {...{ label, viewBox, points, areas: createAreas(areas) }} {...props} />
);
const onOneSpot = manyPoints(30, numbered).map((point) => ({ ...point, x: 300, y: 200 }));

const part = (name: string) => document.querySelector(`[data-part="${name}"]`) as HTMLElement;
const drawn = () => part('drawing').getAttribute('viewBox');
const focused = () => document.activeElement as HTMLElement;
const focusedName = () => focused().getAttribute('aria-label') ?? focused().textContent;
const keys = async (...pressed: string[]) => {
  for (const key of pressed) await userEvent.keyboard(key);
};
const tab = async (times: number) => {
  for (let pressed = 0; pressed < times; pressed++) await userEvent.tab();
};
const toTheMarks = () => tab(3);

describe('Tab stops', () => {
  test('RGM-01 are three, however many places there are: controls, picture, marks', async () => {
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

  test('RGM-01 without places there are two', async () => {
    await render(map({ points: [] }));
    await tab(3);
    expect(focused()).toBe(document.body);
  });
});

describe('controls', () => {
  test('RGM-07 arrow keys, Home and End go through them; Tab comes back to the last used', async () => {
    await render(map());
    await tab(1);
    expect(focusedName()).toBe('Zoom in');
    await keys('{ArrowRight}', '{ArrowRight}');
    expect(focusedName()).toBe('Show whole map');
    await keys('{End}');
    expect(focusedName()).toBe('Move right');
    await keys('{Home}', '{ArrowDown}');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    expect(focusedName()).toBe('Zoom out');
  });

  test('RGM-07 from right to left, left is forward', async () => {
    await render(<div dir="rtl">{map()}</div>);
    await tab(1);
    await keys('{ArrowLeft}');
    expect(focusedName()).toBe('Zoom out');
  });

  test('RGM-07 one that cannot go further says so, does nothing and keeps focus', async () => {
    const onViewChange = vi.fn();
    await render(map({ onViewChange }));
    await tab(1);
    await keys('{ArrowRight}', '{Enter}');
    expect(onViewChange).not.toHaveBeenCalled();
    expect(await commands.accessibilityTree()).toContain('button "Zoom out" disabled=true invalid=false');
    await keys('{Home}', ...Array.from({ length: 9 }, () => '{Enter}'));
    expect(onViewChange).toHaveBeenCalledTimes(6);
    expect(focusedName()).toBe('Zoom in');
    expect(focused().ariaDisabled).toBe('true');
  });

  test('RGM-08, RGM-09 each does what it says', async () => {
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
    expect(await press('Show whole map')).toBe('0 0 600 400');
  });
});

describe('keys on the picture', () => {
  test('RGM-08, RGM-09 zoom, move and show all', async () => {
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
  test('RGM-05 arrow keys, Home and End go through the places in their order', async () => {
    await render(map());
    await toTheMarks();
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

  test('RGM-05 from right to left, left is forward', async () => {
    await render(<div dir="rtl">{map()}</div>);
    await toTheMarks();
    await keys('{ArrowLeft}');
    expect(focusedName()).toContain('Hill House');
  });

  test('RGM-05 Tab comes back to the mark that had focus', async () => {
    await render(map());
    await toTheMarks();
    await keys('{End}');
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    expect(focusedName()).toContain('Island House');
  });

  test.each(['{Enter}', ' '])('RGM-04 %j chooses the place (annual-deprivation-index #7)', async (key) => {
    const onSelect = vi.fn();
    await render(map({ onSelect }));
    await toTheMarks();
    await keys('{ArrowRight}', key);
    expect(onSelect.mock.calls).toEqual([['hill', { reason: 'mark' }]]);
    expect(focusedName()).toContain('Hill House');
  });

  test('RGM-04 a press chooses the place', async () => {
    const onSelect = vi.fn();
    await render(map({ onSelect }));
    await userEvent.click(page.getByRole('button', { name: /^Hill House/ }));
    expect(onSelect.mock.calls).toEqual([['hill', { reason: 'mark' }]]);
  });

  test('RGM-10 + and − keep focus on the place, which stays where it is, also when it joins a cluster', async () => {
    await render(map());
    await toTheMarks();
    await keys('{End}');
    const before = middle();
    await keys('+', '+');
    expect(focusedName()).toContain('Island House');
    expect(middle()).toEqual(before);
    await keys('0', '{Home}', '{Enter}', '{ArrowRight}');
    expect(focusedName()).toContain('Lake House');
    await keys('-', '-', '-', '-', '-');
    expect(focusedName()).toBe('2 places, 1 open, 1 closed. Zoom in.');
  });

  test('RGM-28 the name of the mark with focus stands as text', async () => {
    await render(map());
    await toTheMarks();
    await keys('{ArrowRight}');
    expect(part('pointed').textContent).toBe(focusedName());
  });
});

describe('a cluster', () => {
  test('RGM-11, RGM-10 Enter goes nearer, and focus goes to its first place', async () => {
    await render(map());
    await toTheMarks();
    await keys('{Enter}');
    expect(focusedName()).toBe('Pine House, Open, 2 miles (3 km) east');
    await keys('{ArrowRight}');
    expect(focusedName()).toContain('Lake House');
    expect(document.querySelectorAll('[data-part="cluster"]')).toHaveLength(0);
  });

  test('RGM-10 focus goes to the mark that has the first place, also when that is now another’s', async () => {
    const [row, first] = [manyPoints(4, numbered), 300];
    const places = [
      { x: first - 24, y: 200 },
      // Stands with the one before it, until the map comes nearer: then with the next.
      { x: first - 1, y: 200 },
      { x: first, y: 200 },
      { x: first, y: 215 },
    ];
    await render(map({ points: row.map((point, index) => ({ ...point, ...places[index] })) }));
    await toTheMarks();
    await keys('{ArrowRight}');
    expect(focused().dataset.id).toBe('3');
    await keys('{Enter}');
    expect([focused().dataset.part, focused().dataset.id]).toEqual(['cluster', '2']);
  });

  test('RGM-11, RGM-13 whichever is opened, its places come apart or are listed in a few presses', async () => {
    await render(map({ points: manyPoints(10_000, numbered) }));
    await toTheMarks();
    await keys('{End}');
    const isDone = () => focused().dataset.part === 'mark' || !part('marks').contains(focused());
    for (let presses = 0; presses < 8 && !isDone(); presses++) await keys('{Enter}');
    expect(isDone()).toBe(true);
    expect(focused()).not.toBe(document.body);
  });
});

describe('places on one spot', () => {
  test('RGM-12 are listed by pressing their mark, the first 20 and how many more', async () => {
    const onSelect = vi.fn();
    await render(map({ points: onOneSpot, onSelect }));
    await toTheMarks();
    expect(focusedName()).toBe('30 places, 20 open, 10 closed. Show them as a list.');
    await keys('{Enter}');
    expect(await commands.accessibilityTree()).toContain('group "30 places stand on this spot"');
    expect(part('together').querySelectorAll('li')).toHaveLength(20);
    expect(part('together').textContent).toContain('And 10 more.');
    expect(focusedName()).toBe('House 1, Closed');
    await userEvent.tab();
    await keys('{Enter}');
    expect(onSelect.mock.calls).toEqual([['2', { reason: 'list' }]]);
  });

  test('RGM-12 are listed as well when they lie so near on both sides that the deepest view keeps them together', async () => {
    const places = [0, -0.26, 0.26].map((away) => ({ x: 300 + away, y: 200 }));
    const points = manyPoints(3, numbered).map((point, index) => ({ ...point, ...places[index] }));
    await render(map({ points }));
    await toTheMarks();
    await keys('{Enter}');
    expect(focusedName()).toBe('3 places, 2 open, 1 closed. Show them as a list.');
    await keys('{Enter}');
    expect(part('together').contains(document.activeElement)).toBe(true);
  });

  test.each(['{Escape}', 'Close'])(
    'RGM-12, RGM-10 %s closes the list and goes back to its mark',
    async (how) => {
      const onEscape = vi.fn();
      addEventListener('keydown', onEscape);
      await render(map({ points: onOneSpot.slice(0, 3) }));
      await toTheMarks();
      await keys('{Enter}');
      onEscape.mockClear();
      if (how === 'Close') await userEvent.click(page.getByRole('button', { name: how }));
      else await keys(how);
      removeEventListener('keydown', onEscape);
      expect(part('together')).toBeNull();
      expect(focusedName()).toBe('3 places, 2 open, 1 closed. Show them as a list.');
      // A dialog round the map does not close with it.
      expect(onEscape).not.toHaveBeenCalled();
    },
  );

  test('RGM-12 the list closes when the map moves or its places leave', async () => {
    const { rerender } = await render(map({ points: onOneSpot }));
    await page.getByRole('button', { name: /^30 places/ }).click();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    expect(part('together')).toBeNull();
    await page.getByRole('button', { name: /^30 places/ }).click();
    await rerender(map());
    expect(part('together')).toBeNull();
  });
});

/** Middle of what has focus, on the screen. */
function middle(): number[] {
  const { left, top, width, height } = focused().getBoundingClientRect();
  return [left + width / 2, top + height / 2].map(Math.round);
}
