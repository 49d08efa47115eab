import { createRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { expectWarning } from '../../../test/expect-warning.ts';
import { renderWithoutScript } from '../../../test/data-table-fixtures.tsx';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import {
  createAreas,
  createLabeledAreas,
  examples,
  createInsets,
  manyPoints,
  createMarkers,
  towns,
  viewBox,
} from './RegionMap.examples.ts';
import {
  fitView,
  type MapView,
  type OnViewChange,
  RegionMap,
  type RegionMapActions,
  type RegionMapProps,
} from './index.ts';
import { withLocale } from '../../../test/with-locale.tsx';

const { label, areas, inset, places, numbered } = examples.en;
const points = createMarkers(places);
const map = (props: Partial<RegionMapProps> = {}) => (
  <RegionMap
    {...{ label, viewBox, points, areas: createAreas(areas), insets: createInsets(inset) }}
    id="map"
    {...props}
  />
);
const part = (name: string) => document.querySelector(`[data-part="${name}"]`) as HTMLElement;
const marks = () => [...document.querySelectorAll<HTMLElement>('[data-part="marks"] button')];
const getNames = () => marks().map((mark) => mark.getAttribute('aria-label'));
/** The button whose name begins with the given text. */
const button = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const status = () => part('status').textContent;
/** The line of the status in the accessibility tree. */
const describeStatus = async () =>
  (await commands.accessibilityTree()).find((line) => line.startsWith('status'));
const drawn = () => part('drawing').getAttribute('viewBox');

describe('names and roles', () => {
  test('RGM-01 is a named group of controls, picture and marks', async () => {
    await render(map());
    const lines = (await commands.accessibilityTree()).map((line) => line.replace(/ description=.*/, ''));
    for (const line of [
      `group "${label}"`,
      'toolbar "Map controls"',
      'group "Picture of the map"',
      'group "Places on the map"',
    ])
      expect(lines).toContain(line);
    // Orca 43 takes one for a separate document, and does not announce what follows it.
    expect(lines.filter((line) => line.startsWith('application'))).toEqual([]);
  });

  test('RGM-02 names each mark by its place, its status and its detail (digital-land #719)', async () => {
    await render(map());
    expect(getNames()).toEqual([
      '2 places, 1 open, 1 closed. Zoom in.',
      'Hill House, Open, 70 miles (113 km) west',
      'Coast House, Closed, 95 miles (153 km) east',
      'Mesa House, Closed, 98 miles (158 km) southwest',
      'River House, Open, 110 miles (177 km) south',
      'Island House, Open, 210 miles (338 km) southeast',
    ]);
    const tree = await commands.accessibilityTree();

    for (const name of getNames()) expect(tree).toContain(`button "${name ?? ''}" invalid=false`);
  });

  test('RGM-03 has no labels on shapes, and no two equal names (annual-deprivation-index #17)', async () => {
    await render(map());
    expect(document.querySelectorAll('path[aria-label], path[role], svg [tabindex]')).toHaveLength(0);
    expect([...document.querySelectorAll('svg')].every((svg) => svg.ariaHidden === 'true')).toBe(true);
    expect(new Set(getNames()).size).toBe(marks().length);
  });

  test('RGM-06 explains the keys in visible text that is also a description (va.gov-team #6911)', async () => {
    await render(map());
    const keys = part('keys');
    expect(keys.checkVisibility()).toBe(true);
    const tree = await commands.accessibilityTree();
    for (const start of [`group "${label}"`, 'group "Picture of the map"'])
      expect(tree.find((line) => line.startsWith(start))).toContain(`description="${keys.textContent}"`);
  });

  test('RGM-17 has different shapes for open, closed and several, named by a legend', async () => {
    await render(map());
    const shapes = [...part('legend').querySelectorAll('li')].map((item) => ({
      text: item.textContent,
      shape: item.firstElementChild?.innerHTML.replace(/class="[^"]*"|data-tone="\w+"/g, ''),
    }));
    expect(shapes.map(({ text }) => text)).toEqual([
      'Open',
      'Closed',
      'Several places: the number says how many',
    ]);
    expect(new Set(shapes.map(({ shape }) => shape)).size).toBe(3);
    const icon = (name: string) => part('marks').querySelector(`[aria-label^="${name}"] [data-tone]`);
    expect(icon('Hill House')?.outerHTML).toBe(part('legend').querySelectorAll('[data-tone]')[0]?.outerHTML);
    expect(icon('Mesa House')?.outerHTML).toBe(part('legend').querySelectorAll('[data-tone]')[1]?.outerHTML);
  });

  test('RGM-17 writes the number in the legend as those on the map', async () => {
    await render(withLocale('ar-EG', map()));
    expect(part('legend').querySelector<HTMLElement>('[data-count]')?.dataset.count).toBe('٢');
  });

  test('RGM-17 shows the number of places in the mark of several', async () => {
    await render(map());
    const disc = part('cluster').firstElementChild as HTMLElement;
    expect(getComputedStyle(disc, '::before').content).toContain('"2"');
  });

  test('RGM-27 has Spanish messages, and takes others', async () => {
    const spanish = await render(withLocale('es', map({ points: createMarkers(examples.es.places) })));
    await expect.element(button('Casa del Cerro, Abierto, a 70 millas')).toBeVisible();
    await expect.element(button('Mover hacia la izquierda')).toHaveAttribute('title', 'Izquierda');
    await spanish.unmount();
    await render(map({ messages: { zoomIn: 'Closer', mark: ({ label: name }) => name } }));
    await expect.element(button('Closer')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Hill House', exact: true })).toBeVisible();
  });
  test.each(['en', 'es'] as const)('RGM-46 names what is marked by its own messages, %s', async (locale) => {
    const noun = { en: /\b(place|spot)s?\b/i, es: /\blugar(es)?\b/i }[locale];
    const { messages } = examples[locale];
    const onOneSpot = manyPoints(30, numbered).map((point) => ({ ...point, x: 300, y: 200 }));
    const outside = { ...points[0], id: 'outside', x: -1000 } as (typeof points)[number];
    for (const shown of [points, [], [...onOneSpot, outside]]) {
      const { container, unmount } = await render(withLocale(locale, map({ points: shown, messages })));
      document.querySelector<HTMLElement>('[data-part=cluster]')?.click();
      const names = [...container.querySelectorAll('[aria-label]')].map((each) => each.ariaLabel);
      const text = [container.textContent, ...names].join('\n').replaceAll(messages.clusterTitle(30), '');
      expect(text).not.toMatch(noun);
      await unmount();
    }
  });
});

describe('the view', () => {
  test.each([
    [0, 'There is nothing to show on the map.'],
    [1, 'The whole map is in view.'],
    [500, 'The whole map is in view.'],
    [10_000, 'The whole map is in view.'],
  ])('RGM-13 has at most 150 marks, which do not overlap, with %i points', async (count, message) => {
    await render(map({ points: manyPoints(count, numbered) }));
    expect(status()).toBe(message);
    expect(marks().length).toBeLessThanOrEqual(150);
    expect(marks().length > 0).toBe(count > 0);
    expect(findOverlaps(marks())).toEqual([]);
  });

  test.each([320, 1280])('RGM-13 has marks that do not overlap at %i px with large text', async (width) => {
    await page.viewport(width, 800);
    document.documentElement.style.fontSize = '200%';
    await render(map({ points: manyPoints(500, numbered) }));
    const overlaps = findOverlaps(marks());
    document.documentElement.style.fontSize = '';
    expect(overlaps).toEqual([]);
  });

  test('RGM-13 clusters marks again when the map gets another width', async () => {
    await render(map({ points: manyPoints(60, numbered) }));
    const before = marks().length;
    await page.viewport(320, 800);
    await expect.poll(() => marks().length).toBeLessThan(before);
    expect(findOverlaps(marks())).toEqual([]);
  });

  test('RGM-14 is announced by a live region that is there from the start (w3c/wcag #5124)', async () => {
    await render(map());
    const region = page.getByRole('status').element();
    expect(region).toBe(part('status'));
    await button('Zoom in').click();
    expect(await describeStatus()).toContain('live=polite');
    expect(status()).toBe('1 of 7 places is in view.');
    await button('Move left').click();
    expect(status()).toBe('3 of 7 places are in view.');
    for (const name of ['Move up', 'Zoom in', 'Zoom in']) await button(name).click();
    expect(status()).toBe('No place is in view. Choose “Whole map” to see them again.');
    await button('Whole map').click();
    expect(status()).toBe('The whole map is in view.');
  });

  test('RGM-14 announces no change that comes while focus is elsewhere, such as by a search', async () => {
    const outside = (view?: MapView) => (
      <>
        <button>Search</button>
        {map({ view })}
      </>
    );
    const { rerender } = await render(outside({ x: 0, y: 0, width: 600, height: 400 }));
    expect(await describeStatus()).not.toContain('live=polite');
    await button('Zoom in').click();
    await button('Search').click();
    await rerender(outside({ x: 0, y: 100, width: 300, height: 200 }));
    expect(status()).toBe('3 of 7 places are in view.');
    expect(await describeStatus()).not.toContain('live=polite');
  });

  test('RGM-15 reports each change once, with its reason and the points in view', async () => {
    const onViewChange = vi.fn();
    await render(map({ onViewChange }));
    await button('Zoom in').click();
    await button('Move left').click();
    await button('Whole map').click();
    await button('2 places').click();
    const event = expect.any(MouseEvent) as MouseEvent;
    expect(onViewChange.mock.calls).toEqual([
      [
        { x: 150, y: 100, width: 300, height: 200 },
        { reason: 'zoom', event, visibleIds: ['river'] },
      ],
      [
        { x: 0, y: 100, width: 300, height: 200 },
        { reason: 'pan', event, visibleIds: ['hill', 'mesa', 'river'] },
      ],
      [
        { x: 0, y: 0, width: 600, height: 400 },
        { reason: 'reset', event, visibleIds: points.map(({ id }) => id) },
      ],
      [expect.any(Object), { reason: 'cluster', event, visibleIds: ['pine', 'lake'] }],
    ]);
  });

  test('RGM-33 shows a part again that was reported', async () => {
    const onViewChange = vi.fn<OnViewChange>();
    const { unmount } = await render(map({ onViewChange }));
    await button('Zoom in').click();
    await button('Move left').click();
    const ids = marks().map(({ dataset }) => dataset.id);
    const view = onViewChange.mock.calls[1]?.[0];
    await unmount();
    await render(map({ onViewChange, defaultView: view }));
    expect(marks().map(({ dataset }) => dataset.id)).toEqual(ids);
    expect(status()).toBe('3 of 7 places are in view.');
    expect(onViewChange).toHaveBeenCalledTimes(2);
  });

  test('RGM-34 shows the view that its caller sets, and reports each change that a person requests', async () => {
    const onViewChange = vi.fn<OnViewChange>();
    const view = { x: 0, y: 0, width: 300, height: 200 };
    const { rerender } = await render(map({ view, onViewChange }));
    await button('Zoom in').click();
    expect(onViewChange.mock.calls.map(([next]) => next)).toEqual([
      { x: 75, y: 50, width: 150, height: 100 },
    ]);
    expect(drawn()).toBe('0 0 300 200');
    await rerender(map({ view: { ...view, x: 300 }, onViewChange }));
    expect(drawn()).toBe('300 0 300 200');
    expect(onViewChange).toHaveBeenCalledOnce();
  });

  test('RGM-20 leaves out points outside, and has their number as text', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await render(
      map({ points: points.map((point) => (point.id === 'hill' ? { ...point, x: 1e6 } : point)) }),
    );
    expect(part('not-on-map').textContent).toBe('1 place is not on this map. The list has it.');
    expect(getNames().filter((name) => name?.startsWith('Hill'))).toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('the selected place', () => {
  const current = () => marks().filter((mark) => mark.ariaCurrent === 'true');

  test('RGM-16 is highlighted, alone or in a cluster', async () => {
    const { rerender } = await render(map({ selectedId: 'river' }));
    expect(current().map(({ dataset }) => dataset.id)).toEqual(['river']);
    expect(current().map((mark) => getComputedStyle(mark).boxShadow)).toEqual([
      expect.stringContaining('4px inset'),
    ]);
    await rerender(map({ selectedId: 'lake' }));
    expect(current().map(({ dataset }) => dataset.part)).toEqual(['cluster']);
    expect(current()[0]?.hasAttribute('data-selected')).toBe(true);
    await rerender(map({ selectedId: null }));
    expect(current()).toEqual([]);
  });

  test('RGM-16 is brought into view when selected elsewhere, once, and without focus', async () => {
    const onViewChange = vi.fn();
    const { rerender } = await render(map({ onViewChange, selectedId: null }));
    await button('Zoom in').click();
    const focused = document.activeElement;
    onViewChange.mockClear();
    await rerender(map({ onViewChange, selectedId: 'hill' }));
    expect(current().map(({ dataset }) => dataset.id)).toEqual(['hill']);
    await rerender(map({ onViewChange, selectedId: 'hill' }));
    expect(onViewChange.mock.calls).toEqual([
      [expect.any(Object), { reason: 'selection', event: undefined, visibleIds: ['pine', 'lake', 'hill'] }],
    ]);
    expect(document.activeElement).toBe(focused);
  });

  test('RGM-35 is selected by a press, and reported once; each press of it is reported', async () => {
    const onSelectedIdChange = vi.fn();
    const onMarkerPress = vi.fn();
    await render(map({ defaultSelectedId: 'mesa', onSelectedIdChange, onMarkerPress }));
    expect(current().map(({ dataset }) => dataset.id)).toEqual(['mesa']);
    await button('River House').click();
    await button('River House').click();
    expect(current().map(({ dataset }) => dataset.id)).toEqual(['river']);
    const call = ['river', { reason: 'marker-press', event: expect.any(MouseEvent) as MouseEvent }];
    expect(onSelectedIdChange.mock.calls).toEqual([call]);
    expect(onMarkerPress.mock.calls).toEqual([call, call]);
  });

  test('RGM-35 stays as its caller has it', async () => {
    const onSelectedIdChange = vi.fn();
    await render(map({ selectedId: null, onSelectedIdChange }));
    await button('Zoom in').click();
    await button('River House').hover();
    expect(onSelectedIdChange).not.toHaveBeenCalled();
    await button('River House').click();
    expect(onSelectedIdChange).toHaveBeenCalledOnce();
    expect(current()).toEqual([]);
  });

  test('RGM-28 has the name last pointed at as text that stays; otherwise that of the selected place', async () => {
    const { rerender } = await render(map());
    expect(part('marker-name').textContent).toBe(
      'Point at a mark, or go to it with the keys, to read its name here.',
    );
    await button('Hill House').hover();
    await button('Zoom in').hover();
    expect(part('marker-name').textContent).toBe('Hill House, Open, 70 miles (113 km) west');
    await rerender(map({ selectedId: 'mesa' }));
    expect(part('marker-name').textContent).toBe('Mesa House, Closed, 98 miles (158 km) southwest');
  });

  test('RGM-28 removes the name with its place', async () => {
    const { rerender } = await render(map());
    await button('Hill House').hover();
    await rerender(map({ points: points.slice(3) }));
    expect(part('marker-name').textContent).not.toContain('Hill House');
  });
});

describe('orientation', () => {
  const names = () =>
    [...part('names').querySelectorAll('[data-part$=name]')].map((text) => text.textContent);

  test('RGM-38 draws names of areas, and of towns when it is enlarged, hidden from assistive technology', async () => {
    const withNames = { areas: createLabeledAreas(areas), towns };
    const { rerender } = await render(map({ ...withNames, view: { x: 0, y: 0, width: 600, height: 400 } }));
    expect(names()).toEqual(expect.arrayContaining(['N', 'S']));
    expect(names()).not.toContain('Alder');
    await rerender(map({ ...withNames, view: { x: 225, y: 50, width: 150, height: 100 } }));
    expect(names()).toContain('Alder');
    expect(names()).not.toContain('Birch');
    const tree = (await commands.accessibilityTree()).join('\n');
    expect(tree).not.toContain('Alder');
  });

  test('RGM-39 shows where the search began, above a mark at the same place', async () => {
    const place = { name: 'Maple Street', x: 110, y: 100 };
    await render(map({ place }));
    const tip = () => part('place').querySelector('path')?.getBoundingClientRect().bottom ?? 0;
    const hill = marks()[1]?.getBoundingClientRect() ?? new DOMRect();
    expect(part('place').textContent).toBe('Maple Street');
    expect(tip()).toBeLessThan(hill.y + hill.height / 2 - 8);
  });

  test('RGM-40 opens at the part that has all the given places', async () => {
    await render(map({ defaultView: fitView(viewBox, points.slice(0, 2)) }));
    expect(status()).toMatch(/^2 of 7/);
  });
});

describe('dragging', () => {
  const drag = (x: number, y: number) =>
    userEvent.dragAndDrop(part('picture'), part('picture'), {
      sourcePosition: { x: 200, y: 20 },
      targetPosition: { x: 200 + x, y: 20 + y },
    });

  test('RGM-41 moves an enlarged map by as much as the pointer, and reports it', async () => {
    const onViewChange = vi.fn<OnViewChange>();
    await render(map({ onViewChange, defaultView: { x: 150, y: 100, width: 300, height: 200 } }));
    const scale = part('drawing').getBoundingClientRect().width / 300;
    await drag(-60, 30);
    const [view, details] = onViewChange.mock.calls.at(-1) ?? [];
    expect(view?.x).toBeCloseTo(150 + 60 / scale, 0);
    expect(view?.y).toBeCloseTo(100 - 30 / scale, 0);
    expect(details?.reason).toBe('pan');
    expect(drawn()).toContain(String(view?.x).slice(0, 5));
  });

  test('RGM-41 does not move the whole map, and lets a finger scroll the page', async () => {
    const onViewChange = vi.fn<OnViewChange>();
    await render(map({ onViewChange }));
    await drag(-60, 30);
    expect(onViewChange).not.toHaveBeenCalled();
    expect(getComputedStyle(part('picture')).touchAction).toBe('pan-y pinch-zoom');
  });
});

describe('before hydration', () => {
  test('RGM-22 has the drawing with its marks and all text in the HTML, and no button on the map', () => {
    const { container } = renderServerHtml(map());
    expect(part('drawing').querySelectorAll('path')).toHaveLength(6);
    expect(part('drawn-marks').querySelectorAll('[data-tone]')).toHaveLength(6);
    expect(part('frame').querySelectorAll('button, [tabindex]')).toHaveLength(0);
    for (const text of [status(), 'Zoom in', 'Closed', 'Keys:']) expect(container.innerText).toContain(text);
  });

  test('RGM-22 draws a mark where its button will be', async () => {
    const { hydrate } = renderServerHtml(map());
    const before = getCenters(part('drawn-marks').querySelectorAll('[data-part="tone-shape"]'));
    expect(await hydrate()).toEqual([]);
    await expect.poll(() => marks().length).toBe(6);
    expect(getCenters(marks())).toEqual(before);
  });

  test('RGM-22 shows the drawing and no control without script', async () => {
    const { container } = renderServerHtml(map());
    const isShown = renderWithoutScript(container);
    await expect.poll(() => isShown('[data-part="drawing"]')).toBe(true);
    expect(isShown('[data-part="status"]')).toBe(true);
    expect([isShown('[data-part="controls"]'), isShown('[data-part="keys"]')]).toEqual([false, false]);
  });
});

describe('interface', () => {
  test('RGM-36 moves focus to a mark, which it brings into view', async () => {
    const actionsRef = createRef<RegionMapActions>();
    const onViewChange = vi.fn<OnViewChange>();
    await render(map({ actionsRef, onViewChange, defaultView: { x: 0, y: 0, width: 150, height: 100 } }));
    actionsRef.current?.focusMarker('island');
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Island House');
    expect(onViewChange.mock.calls.map(([, { reason, event }]) => [reason, event])).toEqual([
      ['imperative-action', undefined],
    ]);
    actionsRef.current?.focusMarker('lake');
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Lake House');
    await button('Whole map').click();
    actionsRef.current?.focusMarker('lake');
    expect(document.activeElement?.getAttribute('aria-label')).toContain('2 places');
    await userEvent.keyboard('{ArrowRight}');
    actionsRef.current?.focusMarker('nowhere');
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Hill House');
  });

  test('RGM-36 leaves focus where it is when the caller does not show the place', async () => {
    const actionsRef = createRef<RegionMapActions>();
    await render(map({ actionsRef, view: { x: 0, y: 0, width: 300, height: 200 } }));
    actionsRef.current?.focusMarker('island');
    expect(document.activeElement).toBe(document.body);
  });

  test('RGM-37 warns of an empty label', () =>
    expectWarning(map({ label: '' }), 'RegionMap: `label` is empty.'));
});

test('RGM-24 has a place at the same position from right to left', async () => {
  const { rerender } = await render(map());
  const before = getCenters(marks());
  await rerender(<div dir="rtl">{map()}</div>);
  expect(getCenters(marks())).toEqual(before);
  expect(drawn()).toBe('0 0 600 400');
});

/** Centers of elements on the screen, to the pixel. */
function getCenters(elements: Iterable<Element>): string[] {
  return [...elements].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return `${Math.round(left + width / 2)} ${Math.round(top + height / 2)}`;
  });
}

/** Pairs of elements that overlap. */
function findOverlaps(elements: readonly Element[]): string[] {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  return boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((b) => `${a.left} ${a.top} and ${b.left} ${b.top}`),
  );
}

test('RGM-42 marks the place that is active in the list, and reports the one that is active on the map', async () => {
  const onActiveIdChange = vi.fn();
  const { rerender } = await render(map({ onActiveIdChange }));
  const activeId = [...document.querySelectorAll<HTMLElement>('[data-part=mark]')].at(1)?.dataset.id;
  await rerender(map({ activeId, onActiveIdChange }));
  const active = [...document.querySelectorAll<HTMLElement>('[data-active]')];
  expect(active.map(({ dataset }) => dataset.id)).toEqual([activeId]);
  const mark = document.querySelector<HTMLElement>('[data-part=mark]');
  const id = mark?.dataset.id;
  mark?.focus();
  mark?.blur();
  await userEvent.hover(mark as HTMLElement);
  await userEvent.unhover(mark as HTMLElement);
  const event = expect.any(Event) as Event;
  expect(onActiveIdChange.mock.calls).toEqual([
    [id, { reason: 'focus', event }],
    [null, { reason: 'focus', event }],
    [id, { reason: 'pointer', event }],
    [null, { reason: 'pointer', event }],
  ]);
});

test('RGM-42 starts with defaultActiveId, and then marks what is focused on the map', async () => {
  const getActive = () =>
    [...document.querySelectorAll<HTMLElement>('[data-active]')].map(({ dataset }) => dataset.id);
  const { unmount } = await render(map());
  const [first, second] = [...document.querySelectorAll<HTMLElement>('[data-part=mark]')].map(
    ({ dataset }) => dataset.id,
  );
  expect(getActive()).toEqual([]);
  await unmount();
  await render(map({ defaultActiveId: second }));
  expect(getActive()).toEqual([second]);
  document.querySelector<HTMLElement>('[data-part=mark]')?.focus();
  await expect.poll(getActive).toEqual([first]);
});

test('RGM-44 shows further controls below the picture, which stays where it is', async () => {
  const { rerender } = await render(map());
  const top = part('frame').getBoundingClientRect().top;
  await rerender(map({ toolbar: <button type="button">Redo</button> }));
  expect(part('frame').getBoundingClientRect().top).toBe(top);
  expect(part('toolbar').getBoundingClientRect().top).toBeGreaterThan(top);
});
