import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page } from 'vitest/browser';
import { axeFindings } from '../../../test/axe.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import {
  createAreas,
  examples,
  createInsets,
  manyPoints,
  createMarkers,
  viewBox,
} from './RegionMap.examples.ts';
import { type OnViewChange, RegionMap, type RegionMapProps } from './index.ts';

const { label, areas, inset, places, numbered, long } = examples.en;
const points = createMarkers(places);
const house = (number: number) => numbered(number);
const map = (props: Partial<RegionMapProps> = {}) => (
  <RegionMap
    {...{ label, viewBox, points, areas: createAreas(areas), insets: createInsets(inset) }}
    id="map"
    {...props}
  />
);
const part = (name: string) => document.querySelector(`[data-part="${name}"]`) as HTMLElement;
const marks = () => [...document.querySelectorAll<HTMLElement>('[data-part="marks"] button')];
const names = () => marks().map((mark) => mark.getAttribute('aria-label'));
/** The button whose name begins so. */
const button = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const status = () => part('status').textContent;
const drawn = () => part('drawing').getAttribute('viewBox');

describe('names and roles', () => {
  test('RGM-01 is a named group, and in it controls, picture and marks', async () => {
    await render(map());
    const lines = (await commands.accessibilityTree()).map((line) => line.replace(/ description=.*/, ''));
    for (const line of [
      `group "${label}"`,
      'toolbar "Map controls"',
      'group "Picture of the map"',
      'group "Places on the map"',
    ])
      expect(lines).toContain(line);
    // Orca 43 takes one for a document of its own, and is silent about what follows it.
    expect(lines.filter((line) => line.startsWith('application'))).toEqual([]);
  });

  test('RGM-02 each mark says its place, its state and its detail (digital-land #719)', async () => {
    await render(map());
    expect(names()).toEqual([
      '2 places, 1 open, 1 closed. Zoom in.',
      'Hill House, Open, 70 miles (113 km) west',
      'Coast House, Closed, 95 miles (153 km) east',
      'Mesa House, Closed, 98 miles (158 km) southwest',
      'River House, Open, 110 miles (177 km) south',
      'Island House, Open, 210 miles (338 km) southeast',
    ]);
    const tree = await commands.accessibilityTree();

    for (const name of names()) expect(tree).toContain(`button "${name ?? ''}" invalid=false`);
  });

  test('RGM-03 no shape carries a label, and no two names are alike (annual-deprivation-index #17)', async () => {
    await render(map());
    expect(document.querySelectorAll('path[aria-label], path[role], svg [tabindex]')).toHaveLength(0);
    expect([...document.querySelectorAll('svg')].every((svg) => svg.ariaHidden === 'true')).toBe(true);
    expect(new Set(names()).size).toBe(marks().length);
  });

  test('RGM-06 the keys are explained in words that are seen and heard (va.gov-team #6911)', async () => {
    await render(map());
    const keys = part('keys');
    expect(keys.checkVisibility()).toBe(true);
    const tree = await commands.accessibilityTree();
    for (const start of [`group "${label}"`, 'group "Picture of the map"'])
      expect(tree.find((line) => line.startsWith(start))).toContain(`description="${keys.textContent}"`);
  });

  test('RGM-17 open, closed and several have shapes of their own, named by a legend', async () => {
    await render(map());
    const shapes = [...part('legend').querySelectorAll('li')].map((item) => ({
      words: item.textContent,
      shape: item.firstElementChild?.innerHTML.replace(/class="[^"]*"|data-tone="\w+"/g, ''),
    }));
    expect(shapes.map(({ words }) => words)).toEqual([
      'Open',
      'Closed',
      'Several places: the number says how many',
    ]);
    expect(new Set(shapes.map(({ shape }) => shape)).size).toBe(3);
    const sign = (name: string) => part('marks').querySelector(`[aria-label^="${name}"] [data-tone]`);
    expect(sign('Hill House')?.outerHTML).toBe(part('legend').querySelectorAll('[data-tone]')[0]?.outerHTML);
    expect(sign('Mesa House')?.outerHTML).toBe(part('legend').querySelectorAll('[data-tone]')[1]?.outerHTML);
  });

  test('RGM-17 the mark of several places shows their number', async () => {
    await render(map());
    const disc = part('cluster').firstElementChild as HTMLElement;
    expect(getComputedStyle(disc, '::before').content).toContain('"2"');
  });

  test('RGM-27 in a language without words it speaks English', async () => {
    await render(map({ locale: 'fr' as 'en' }));
    await expect.element(button('Zoom in')).toBeVisible();
    expect(names()[1]).toBe('Hill House, Open, 70 miles (113 km) west');
  });

  test('RGM-27 speaks Spanish, and each word can be replaced', async () => {
    const spanish = await render(map({ locale: 'es', points: createMarkers(examples.es.places) }));
    await expect.element(button('Casa del Cerro, Abierto, a 70 millas')).toBeVisible();
    await expect.element(button('Mover hacia la izquierda')).toHaveTextContent('Izquierda');
    await spanish.unmount();
    await render(map({ messages: { zoomIn: 'Closer', mark: ({ label: name }) => name } }));
    await expect.element(button('Closer')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Hill House', exact: true })).toBeVisible();
  });
});

describe('what is in view', () => {
  test.each([
    [0, 'There are no places to show on the map.'],
    [1, 'The whole map is in view.'],
    [500, 'The whole map is in view.'],
    [10_000, 'The whole map is in view.'],
  ])('RGM-13 %i points', async (count, said) => {
    await render(map({ points: manyPoints(count, house) }));
    expect(status()).toBe(said);
    expect(marks().length).toBeLessThanOrEqual(150);
    expect(marks().length > 0).toBe(count > 0);
    expect(overlapping(marks())).toEqual([]);
  });

  test.each([320, 1280])('RGM-13 marks do not overlap at %i px, nor with large text', async (width) => {
    await page.viewport(width, 800);
    document.documentElement.style.fontSize = '200%';
    await render(map({ points: manyPoints(500, house) }));
    const wrong = overlapping(marks());
    document.documentElement.style.fontSize = '';
    expect(wrong).toEqual([]);
  });

  test('RGM-13 marks are put together anew when the map gets another width', async () => {
    await render(map({ points: manyPoints(60, house) }));
    const before = marks().length;
    await page.viewport(320, 800);
    await expect.poll(() => marks().length).toBeLessThan(before);
    expect(overlapping(marks())).toEqual([]);
  });

  test('RGM-14 is told in words, in a region that is there from the start (w3c/wcag #5124)', async () => {
    await render(map());
    const region = page.getByRole('status').element();
    expect(region).toBe(part('status'));
    await button('Zoom in').click();
    expect(status()).toBe('1 of 7 places is in view.');
    await button('Move left').click();
    expect(status()).toBe('3 of 7 places are in view.');
    for (const name of ['Move up', 'Zoom in', 'Zoom in']) await button(name).click();
    expect(status()).toBe('No place is in view. Choose “Show whole map” to see them again.');
    await button('Show whole map').click();
    expect(status()).toBe('The whole map is in view.');
  });

  test('RGM-15 each change is reported once, with the points in view and the reason', async () => {
    const onViewChange = vi.fn();
    await render(map({ onViewChange }));
    await button('Zoom in').click();
    await button('Move left').click();
    await button('Show whole map').click();
    await button('2 places').click();
    const view = expect.any(Object) as unknown;
    expect(onViewChange.mock.calls).toEqual([
      [{ visibleIds: ['river'], view }, { reason: 'zoom' }],
      [{ visibleIds: ['hill', 'mesa', 'river'], view }, { reason: 'pan' }],
      [{ visibleIds: points.map(({ id }) => id), view }, { reason: 'reset' }],
      [{ visibleIds: ['pine', 'lake'], view }, { reason: 'cluster' }],
    ]);
  });

  test('RGM-33 a part that was reported is shown again when it is given', async () => {
    const onViewChange = vi.fn<OnViewChange>();
    const { unmount } = await render(map({ onViewChange }));
    await button('Zoom in').click();
    await button('Move left').click();
    const seen = marks().map(({ dataset }) => dataset.id);
    const view = onViewChange.mock.calls[1]?.[0].view;
    await unmount();
    await render(map({ onViewChange, defaultView: view }));
    expect(marks().map(({ dataset }) => dataset.id)).toEqual(seen);
    expect(status()).toBe('3 of 7 places are in view.');
    expect(onViewChange).toHaveBeenCalledTimes(2);
  });

  test('RGM-20 points outside are left out, and the map says how many', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await render(
      map({ points: points.map((point) => (point.id === 'hill' ? { ...point, x: 1e6 } : point)) }),
    );
    expect(part('not-on-map').textContent).toBe('1 place is not on this map. The list has it.');
    expect(names().filter((name) => name?.startsWith('Hill'))).toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  test('RGM-21 a coordinate that is no number throws', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    await expect(render(map({ points: points.map((point) => ({ ...point, x: NaN })) }))).rejects.toThrow(
      /The point “pine” stands at NaN.+so people would not find it.+Give both coordinates/,
    );
    error.mockRestore();
  });
});

describe('the chosen place', () => {
  const current = () => marks().filter((mark) => mark.ariaCurrent === 'true');

  test('RGM-16 stands out, alone or in a cluster', async () => {
    const { rerender } = await render(map({ selectedId: 'river' }));
    expect(current().map(({ dataset }) => dataset.id)).toEqual(['river']);
    expect(current().map((mark) => getComputedStyle(mark).boxShadow)).toEqual([
      expect.stringContaining('4px inset'),
    ]);
    await rerender(map({ selectedId: 'lake' }));
    expect(current().map(({ dataset }) => dataset.part)).toEqual(['cluster']);
    await rerender(map());
    expect(current()).toEqual([]);
  });

  test('RGM-16 is brought into view when chosen elsewhere, once, and without taking focus', async () => {
    const onViewChange = vi.fn();
    const { rerender } = await render(map({ onViewChange }));
    await button('Zoom in').click();
    const focused = document.activeElement;
    onViewChange.mockClear();
    await rerender(map({ onViewChange, selectedId: 'hill' }));
    expect(current().map(({ dataset }) => dataset.id)).toEqual(['hill']);
    await rerender(map({ onViewChange, selectedId: 'hill' }));
    expect(onViewChange.mock.calls).toEqual([
      [
        { visibleIds: ['pine', 'lake', 'hill'], view: expect.any(Object) as unknown },
        { reason: 'selection' },
      ],
    ]);
    expect(document.activeElement).toBe(focused);
  });

  test('RGM-16 is chosen by a press alone, not by the map', async () => {
    const onSelect = vi.fn();
    await render(map({ onSelect }));
    await button('Zoom in').click();
    await button('River House').hover();
    expect(onSelect).not.toHaveBeenCalled();
    await button('River House').click();
    expect(onSelect.mock.calls).toEqual([['river', { reason: 'mark' }]]);
    expect(current()).toEqual([]);
  });

  test('RGM-28 the name last pointed at stands as text and stays; otherwise that of the chosen place', async () => {
    const { rerender } = await render(map());
    expect(part('pointed').textContent).toBe(
      'Point at a mark, or go to it with the keys, to read its name here.',
    );
    await button('Hill House').hover();
    await button('Zoom in').hover();
    expect(part('pointed').textContent).toBe('Hill House, Open, 70 miles (113 km) west');
    await rerender(map({ selectedId: 'mesa' }));
    expect(part('pointed').textContent).toBe('Mesa House, Closed, 98 miles (158 km) southwest');
  });

  test('RGM-28 the name leaves with its place', async () => {
    const { rerender } = await render(map());
    await button('Hill House').hover();
    await rerender(map({ points: points.slice(3) }));
    expect(part('pointed').textContent).not.toContain('Hill House');
  });
});

describe('before script', () => {
  test('RGM-22 the drawing with its marks and all words are in the HTML, and no button on the map', () => {
    const { container } = renderServerHtml(map());
    expect(part('drawing').querySelectorAll('path')).toHaveLength(6);
    expect(part('drawn-marks').querySelectorAll('[data-tone]')).toHaveLength(6);
    expect(part('frame').querySelectorAll('button, [tabindex]')).toHaveLength(0);
    for (const words of [status(), 'Zoom in', 'Closed', 'Keys:'])
      expect(container.innerText).toContain(words);
  });

  test('RGM-22 a mark is drawn where its button will be', async () => {
    const { hydrate } = renderServerHtml(map());
    const before = middles(part('drawn-marks').querySelectorAll('[data-part="tone-shape"]'));
    expect(await hydrate()).toEqual([]);
    await expect.poll(() => marks().length).toBe(6);
    expect(middles(marks())).toEqual(before);
  });

  test('RGM-22 without script no control is shown, and the drawing is', async () => {
    const { container } = renderServerHtml(map());
    const shown = withoutScript(container);
    await expect.poll(() => shown('[data-part="drawing"]')).toBe(true);
    expect(shown('[data-part="status"]')).toBe(true);
    expect([shown('[data-part="controls"]'), shown('[data-part="keys"]')]).toEqual([false, false]);
  });
});

test.each([[], points, manyPoints(500, house)])('RGM-26 no axe finding', async (...some) => {
  const { container } = await render(map({ points: some.flat(), selectedId: 'hill' }));
  expect(await axeFindings(container)).toEqual([]);
});

test('RGM-24 at 320 px no word widens the page, also from right to left', async () => {
  await page.viewport(320, 800);
  const wide = points.map((point) => ({ ...point, label: long.repeat(3) }));
  await render(<div dir="rtl">{map({ points: wide, selectedId: 'hill' })}</div>);
  expect(document.documentElement.scrollWidth).toBe(320);
});

test('RGM-24 from right to left a place stands where it stands from left to right', async () => {
  const { rerender } = await render(map());
  const before = middles(marks());
  await rerender(<div dir="rtl">{map()}</div>);
  expect(middles(marks())).toEqual(before);
  expect(drawn()).toBe('0 0 600 400');
});

/** Middles of elements on the screen, to the pixel. */
function middles(elements: Iterable<Element>): string[] {
  return [...elements].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return `${Math.round(left + width / 2)} ${Math.round(top + height / 2)}`;
  });
}

/** Pairs of elements that lie over each other. */
function overlapping(elements: readonly Element[]): string[] {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  return boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((b) => `${a.left} ${a.top} and ${b.left} ${b.top}`),
  );
}

/** The same HTML in a frame that may not run script: tells whether what a selector names is shown there. */
function withoutScript(container: HTMLElement): (selector: string) => boolean | undefined {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin');
  const styles = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].map((rule) => rule.cssText),
  );
  frame.srcdoc = `<style>${styles.join('\n')}</style>${container.innerHTML}`;
  container.append(frame);
  return (selector) => frame.contentDocument?.querySelector(selector)?.checkVisibility();
}
