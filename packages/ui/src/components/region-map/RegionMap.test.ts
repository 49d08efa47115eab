import { describe, expect, test, afterEach, vi } from 'vitest';
import { resolveMessages } from '../../../test/with-locale.tsx';
import {
  getCenter,
  MAX_LEVEL,
  containsPoint,
  viewAround,
  type ViewBox,
  fitBounds,
  fitView,
  wholeView,
  panBy,
  zoomBy,
  checkMarkers,
  type MapMarker,
  warnOutsideView,
} from './view.ts';
import { clusterPoints, clustersInView, MAX_MARKERS, frameInsets, marksIn } from './marks.ts';
import { findDrawnNames, findPin } from './drawn-names.ts';
import { mapKey } from './useRegionMap.ts';
import { createRegionMapMessages } from './RegionMap.messages.ts';

describe('view', () => {
  const box: ViewBox = [100, 50, 640, 320];
  const [left, top, width, height] = box;
  const whole = wholeView(box);
  const places = Array.from({ length: 200 }, (_, index) => ({
    x: left + ((index * 0.618) % 1) * width,
    y: top + ((index * 0.414) % 1) * height,
  }));

  test('RGM-09 keeps the proportions and edges of the map in every view', () => {
    for (const [index, place] of places.entries()) {
      const far = { x: place.x * 9 - 2000, y: place.y * 9 - 2000 };
      const view = panBy(box, viewAround(box, (index % 12) - 3, far), {
        x: (index % 5) - 2,
        y: (index % 3) - 1,
      });
      expect(view.width / view.height).toBeCloseTo(2);
      expect(view.x).toBeGreaterThanOrEqual(left);
      expect(view.y).toBeGreaterThanOrEqual(top);
      expect(view.x + view.width).toBeLessThanOrEqual(left + width + 1e-9);
      expect(view.y + view.height).toBeLessThanOrEqual(top + height + 1e-9);
    }
  });

  describe('zoom', () => {
    test('RGM-08 shows half the width at each level, between a first and a last', () => {
      expect(zoomBy(box, whole, 1).width).toBe(320);
      expect(zoomBy(box, whole, -1)).toEqual(whole);
      const deepest = zoomBy(box, whole, 99);
      expect(deepest.level).toBe(MAX_LEVEL);
      expect(zoomBy(box, deepest, 1)).toEqual(deepest);
    });

    test('RGM-10 keeps the position of its anchor on the screen, away from the map’s edges', () => {
      const view = viewAround(box, 2, { x: 400, y: 200 });
      const about = { x: view.x + view.width * 0.3, y: view.y + view.height * 0.8 };
      for (const levels of [1, 2, -1]) {
        const next = zoomBy(box, view, levels, about);
        expect((about.x - next.x) / next.width).toBeCloseTo(0.3);
        expect((about.y - next.y) / next.height).toBeCloseTo(0.8);
      }
    });

    test('RGM-10 keeps a place in view, also at the edges', () => {
      for (const place of places) {
        let view = whole;
        for (const levels of [1, 2, -1, 3, -2, 1]) {
          view = zoomBy(box, view, levels, place);
          expect(containsPoint(view, place)).toBe(true);
        }
      }
    });
  });

  describe('the view of a cluster', () => {
    test('RGM-11 shows all its places, as large as possible', () => {
      const view = fitBounds(box, whole, [
        { x: 400, y: 200 },
        { x: 440, y: 210 },
      ]);
      // At 8 times, 40 of 640 units fill half of the view; at 16 times they would fill all of it.
      expect(view.level).toBe(3);
      expect(getCenter(view)).toEqual({ x: 420, y: 205 });
    });

    test('RGM-11 is always deeper than before, and has the first place', () => {
      for (const first of places.slice(0, 50)) {
        const cluster = [first, ...places.slice(50, 52)] as const;
        const view = fitBounds(box, whole, cluster);
        expect(view.level).toBeGreaterThan(0);
        expect(containsPoint(view, first)).toBe(true);
      }
    });

    test('RGM-12 is the deepest for one spot', () => {
      expect(fitBounds(box, whole, [{ x: 400, y: 200 }]).level).toBe(MAX_LEVEL);
    });
  });

  describe('a fitted view', () => {
    const shows = (view: ReturnType<typeof fitView>, { x, y }: { x: number; y: number }) =>
      x >= view.x && x <= view.x + view.width && y >= view.y && y <= view.y + view.height;

    test('RGM-40 shows all of its places, as near as the map allows', () => {
      for (let index = 0; index + 5 < places.length; index += 5) {
        const some = places.slice(index, index + 5).map(({ x, y }) => ({ x: x / 4 + 300, y: y / 4 + 100 }));
        const view = fitView(box, some);
        expect(some.filter((place) => !shows(view, place))).toEqual([]);
        expect(view.width).toBeLessThan(width);
      }
    });

    test('RGM-40 shows a single place enlarged, but not endlessly', () => {
      const [place = { x: 0, y: 0 }] = places;
      expect(fitView(box, [place]).width).toBe(width / 16);
      expect(fitView(box, [place], 2).width).toBe(width / 4);
      expect(shows(fitView(box, [place]), place)).toBe(true);
    });

    test('RGM-40 shows a place at the edge, and everything without a place', () => {
      const corner = { x: left, y: top };
      expect(shows(fitView(box, [corner]), corner)).toBe(true);
      expect(fitView(box, [])).toEqual({ x: left, y: top, width, height });
    });
  });
});

describe('markers', () => {
  const box: ViewBox = [0, 0, 100, 50];
  const point = (id: string, x: number, y: number): MapMarker => ({ id, label: id, x, y, tone: 'open' });

  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  test('RGM-20 separates points on the map, edges included, from those outside', () => {
    const points = [point('in', 50, 25), point('edge', 100, 0), point('out', 101, 0), point('far', 0, -1e9)];
    const { inside, outside } = checkMarkers(points, box);
    expect(inside.map(({ id }) => id)).toEqual(['in', 'edge']);
    expect(outside.map(({ id }) => id)).toEqual(['out', 'far']);
  });

  describe('the warning', () => {
    test('RGM-20 has three parts', () => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      warnOutsideView([point('out', 101, 0), point('far', 0, -9)]);
      expect(warn.mock.calls).toEqual([
        [
          '[@longcovid/ui] RegionMap: 2 of the points are outside viewBox, the first is “out” at 101, 0. ' +
            'The map cannot show them; a text has their number. ' +
            'Correct the coordinates, or be sure that the list beside the map has these places.',
        ],
      ]);
    });
  });

  test.each([NaN, Infinity, undefined as unknown as number])(
    'RGM-21 throws for a coordinate of %s: what happened, why it matters, what to do',
    (wrong) => {
      expect(() => checkMarkers([point('a', 1, 1), point('b', 1, wrong)], box)).toThrow(
        `[@longcovid/ui] RegionMap: The point “b” is at 1, ${wrong}. ` +
          'It has no place on the map, so people would not find it there, or find it in a wrong place. ' +
          'Give both coordinates as numbers in the units of viewBox, or leave the point out.',
      );
    },
  );

  test('RGM-21 throws for an id that comes twice', () => {
    expect(() => checkMarkers([point('a', 1, 1), point('a', 2, 2)], box)).toThrow(
      '[@longcovid/ui] RegionMap: Two points have the id “a”. A person who chooses one of them would get the ' +
        'other. Give each point an id of its own.',
    );
  });
});

describe('clusters', () => {
  const box: ViewBox = [0, 0, 1950, 1280];
  const whole = wholeView(box);

  /** Numbers between 0 and 1 that look like chance and are the same in each run. */
  function chance(seed: number): () => number {
    let state = seed;
    return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  }
  const scattered = (count: number, seed = 1) => {
    const next = chance(seed);
    return Array.from({ length: count }, (_, index) => ({ index, x: next() * 1950, y: next() * 1280 }));
  };

  describe.each([0, 1, 500, 10_000])('%i points', (count) => {
    test('RGM-13 has each point in view in exactly one group, in its order, in random views', () => {
      const next = chance(7);
      const points = scattered(count);
      for (let tries = 0; tries < 20; tries++) {
        const view = viewAround(box, tries % 7, { x: next() * 1950, y: next() * 1280 });
        const apart = (view.width * 48) / (240 + next() * 1000);
        const groups = clustersInView(points, view, apart);
        const inView = points.filter((point) => containsPoint(view, point));
        expect(groups.flat().sort((a, b) => a.index - b.index)).toEqual(inView);
        expect(groups.length).toBeLessThanOrEqual(MAX_MARKERS);
        const firsts = groups.map(([first]) => first.index);
        expect(firsts).toEqual([...firsts].sort((a, b) => a - b));
        for (const group of groups) expect(group[0].index).toBe(Math.min(...group.map(({ index }) => index)));
      }
    });

    test('RGM-13 has no two groups nearer than the given distance', () => {
      const firsts = clustersInView(scattered(count, 3), whole, 90).map(([first]) => first);
      const tooNear = firsts.flatMap((a, index) =>
        firsts.slice(index + 1).filter((b) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) < 90),
      );
      expect(tooNear).toEqual([]);
    });
  });

  test('RGM-13 has one group for all points on one spot', () => {
    const points = scattered(10_000).map((point) => ({ ...point, x: 5, y: 5 }));
    expect(clustersInView(points, whole, 90)).toEqual([points]);
  });

  test('RGM-13 adds a point to the nearest of the groups that it is too near to', () => {
    const points = [{ x: 100, y: 100 }, { x: 200, y: 100 }, { x: 180, y: 100 }]; // prettier-ignore
    expect(clusterPoints(points, whole, 90)).toEqual([[points[0]], [points[1], points[2]]]);
  });

  test('RGM-13 has points at the very edges of the view', () => {
    const corners = [[0, 0], [1950, 0], [0, 1280], [1950, 1280]] as const; // prettier-ignore
    const points = corners.map(([x, y]) => ({ x, y }));
    expect(clustersInView(points, whole, 97.5)).toHaveLength(4);
  });

  test('RGM-13 clusters points in rows, each alone in its cell, down to the limit', () => {
    const points = Array.from({ length: 600 }, (_, index) => ({
      x: (index % 30) * 65,
      y: Math.floor(index / 30) * 64,
    }));
    const groups = clustersInView(points, whole, 26);
    expect(groups.length).toBeLessThanOrEqual(MAX_MARKERS);
    expect(groups.flat()).toHaveLength(600);
  });
});

describe('names', () => {
  const box: ViewBox = [0, 0, 1000, 500];
  const size = { width: 500, rem: 16 };
  const whole = wholeView(box);
  const near = viewAround(box, 2, { x: 200, y: 200 });
  const area = (text: string, x: number, y: number, width: number) => ({
    code: text,
    name: text,
    path: '',
    label: { text, x, y, width },
  });
  const mark = (x: number, y: number) => {
    const lead = { id: `${x} ${y}`, label: '', x, y, tone: 'open' as const };
    return { lead, members: [lead] as const, open: 1, x, y };
  };
  const none = { areas: [], insets: [], towns: [], marks: [] };
  const draw = (options: Partial<Parameters<typeof findDrawnNames>[0]>) =>
    findDrawnNames({ ...none, view: whole, size, ...options });
  const find = (options: Parameters<typeof draw>[0]) => draw(options).names.map(({ name }) => name);

  test('RGM-38 draws the name of an area where it has room, more of them in a larger map', () => {
    const areas = [area('NM', 200, 200, 100), area('RI', 240, 230, 20)];
    expect(find({ areas })).toEqual(['NM']);
    expect(find({ areas, view: near })).toEqual(['NM', 'RI']);
    expect(find({ areas, size: { width: 500, rem: 64 } })).toEqual([]);
  });

  test('RGM-38 draws no name below a mark or over another name', () => {
    const areas = [area('NM', 200, 200, 100), area('AZ', 205, 205, 100), area('TX', 400, 300, 100)];
    expect(find({ areas, marks: [mark(405, 300)] })).toEqual(['NM']);
  });

  test('RGM-38 draws the most important towns first, only in an enlarged map, and whole', () => {
    const towns = [
      { name: 'Albuquerque', x: 200, y: 200 },
      { name: 'Rio Rancho', x: 201, y: 203 },
      { name: 'Santa Fe', x: 200, y: 150 },
      { name: 'Clovis', x: 323, y: 250 },
    ];
    expect(find({ towns })).toEqual([]);
    expect(find({ towns, view: near })).toEqual(['Albuquerque', 'Santa Fe']);
  });

  test('RGM-38 puts the name of an area that is seen in part inside that part', () => {
    // The area is left of x = 220, its label far outside of the view.
    const areas = [{ ...area('IL', 60, 60, 100), name: 'Illinois' }];
    const isInArea = (_: unknown, { x }: { x: number }) => x < 220;
    const [drawn] = draw({ areas, view: near, isInArea }).names;
    expect(drawn?.name).toBe('Illinois');
    expect(drawn?.x).toBeGreaterThan(near.x);
    expect(drawn?.x).toBeLessThan(220);
    expect(find({ areas, view: near, isInArea: () => false })).toEqual([]);
  });

  test('RGM-38 puts the name of a town beside the mark that is there', () => {
    const towns = [{ name: 'Las Cruces', x: 200, y: 200 }];
    const [drawn] = draw({ towns, marks: [mark(200, 200)], view: near }).names;
    expect(drawn).toMatchObject({ name: 'Las Cruces', hasDot: false, side: 'start' });
  });

  test.each([
    ['at the left edge', 76, 200, 'start'],
    ['at the right edge', 324, 200, 'end'],
  ])('RGM-39 keeps the name of the place inside the frame, %s', (_, x, y, side) => {
    expect(findPin({ name: 'Albuquerque, NM 87101', x, y }, [], near, size)?.name?.side).toBe(side);
  });

  test('RGM-39 keeps the pin, its name and the names of areas off each other', () => {
    const place = { name: 'Here', x: 200, y: 200 };
    const areas = [area('NM', 200, 190, 100)];
    expect(find({ areas, view: near })).toEqual(['NM']);
    expect(draw({ areas, view: near, place })).toMatchObject({ pin: { angle: 0 }, names: [] });
  });

  test('RGM-39 leaves out the name of a place that has no room, but not the pin', () => {
    expect(
      findPin({ name: 'Truth or Consequences '.repeat(9), x: 200, y: 200 }, [], near, size),
    ).toMatchObject({
      ...{ angle: 0, name: undefined },
    });
  });

  /** Whether the middle of the head of a pin, or its name, is over the disc of a mark. */
  const covers = (pin: ReturnType<typeof findPin>, marks: readonly { x: number; y: number }[]) =>
    (pin?.boxes ?? []).some(({ left, right, top, bottom }) =>
      marks.some(({ x, y }) => {
        const unit = (size.rem * near.width) / size.width;
        const aside = Math.max(left - x, 0, x - right);
        const down = Math.max(top - y, 0, y - bottom);
        return Math.hypot(aside, down) < 0.7 * unit;
      }),
    );

  test.each([
  ['at the same place', [[0, 0]]],
  ['above it', [[0, -1]]],
  ['above and beside it', [[0, -1.5], [2.75, -1.5], [-2.75, -1.5]]],
  ['at the same place and above it', [[0, 0], [0, -2.75]]],
  ['on all sides but one', [[0, 0], [0, -2.75], [2.75, 0], [-2.75, 0]]],
  ['on all sides', [[0, 0], ...[-2.75, 0, 2.75].flatMap((x) => [[x, -2.75], [x, 2.75]]), [2.75, 0], [-2.75, 0]]],
])('RGM-39 has the pin and its name off marks %s', (_, offsets) => {
  const unit = (size.rem * near.width) / size.width;
  const place = { name: 'Here', x: 200, y: 200 };
  const marks = offsets.map(([x = 0, y = 0]) => mark(200 + x * unit, 200 + y * unit));
  const pin = findPin(place, marks, near, size);
  expect(pin?.name).toBeDefined();
  expect(covers(pin, marks)).toBe(false);
}); // prettier-ignore

  const island = { name: 'Puerto Rico', shortName: 'PR', x: 900, y: 400, width: 40, height: 20 };
  const point = (id: string, x: number, y: number) => ({ id, label: id, x, y, tone: 'open' as const });

  test('RGM-43 has no mark for places of an inset and places beside it', () => {
    const points = [
      ...[point('San Juan', 905, 410), point('Miami', 890, 410), point('Ponce', 910, 410)],
      point('Tampa', 800, 380),
    ];
    const members = (insets: (typeof island)[]) =>
      marksIn(points, whole, size, insets).map((each) => each.members.map(({ id }) => id));
    expect(members([])).toEqual([['San Juan', 'Miami', 'Ponce'], ['Tampa']]);
    expect(members([island])).toEqual([
      ['San Juan', 'Ponce'],
      ['Miami', 'Tampa'],
    ]);
  });

  test('RGM-45 has each mark on one of its places, those beside an inset in a mark that has room', () => {
    const points = [point('Miami', 890, 410), point('Tampa', 800, 380), point('San Juan', 905, 410)];
    const marks = marksIn(points, whole, size, [island]);
    expect(marks.map(({ x, y, members }) => [members.map(({ id }) => id), x, y])).toEqual([
      [['Miami', 'Tampa'], 800, 380],
      [['San Juan'], 905, 410],
    ]);
  });

  test('RGM-45 has one mark, on land, for an inset and what is beside it where only one has room', () => {
    const points = [point('Miami', 890, 410), point('San Juan', 905, 410), point('Orlando', 880, 400)];
    const marks = marksIn(points, whole, size, [island]);
    expect(marks.map(({ x, y, members }) => [members.map(({ id }) => id), x, y])).toEqual([
      [['Miami', 'San Juan', 'Orlando'], 905, 410],
    ]);
  });

  test('RGM-45 has all places of two insets side by side in marks that do not overlap', () => {
    const insets = [
      { name: 'Alaska', x: 10, y: 380, width: 210, height: 110 },
      { name: 'Hawaii', x: 220, y: 420, width: 130, height: 70 },
    ];
    const points = [
      ...[point('Honolulu', 240, 450), point('Hilo', 300, 460), point('Juneau', 200, 450)],
      ...[point('Nome', 50, 440), point('Tucson', 260, 375), point('Dallas', 480, 400)],
    ];
    const marks = marksIn(points, whole, size, insets);
    expect(marks.map(({ x, members }) => [x, members.map(({ id }) => id)])).toEqual([
      [300, ['Honolulu', 'Hilo']],
      [200, ['Juneau']],
      [50, ['Nome']],
      [480, ['Tucson', 'Dallas']],
    ]);
  });

  test('RGM-43 has room between the frames of two insets side by side, and their marks inside', () => {
    const insets = [
      { name: 'Alaska', x: 10, y: 380, width: 210, height: 110 },
      { name: 'Hawaii', x: 220, y: 420, width: 130, height: 70 },
    ];
    const small = { width: 250, rem: 16 };
    const unit = (small.rem * whole.width) / small.width;
    for (const points of [
      [],
      [point('Hilo', 240, 450)],
      [point('Juneau', 60, 450), point('Hilo', 240, 450)],
    ]) {
      const marks = marksIn(points, whole, small, insets);
      const [alaska, hawaii] = frameInsets(insets, marks, whole, small);
      const gap = (hawaii?.x ?? 0) - (alaska?.x ?? 0) - (alaska?.width ?? 0);
      expect(gap).toBeGreaterThanOrEqual(0.24 * unit);
      for (const { x } of marks)
        expect([alaska, hawaii].some((frame) => frame && x > frame.x && x < frame.x + frame.width)).toBe(
          true,
        );
    }
  });

  test('RGM-43 frames an inset around its marks, and names it where there is room', () => {
    const marks = marksIn([point('San Juan', 905, 410)], whole, size, [island]);
    const [frame] = frameInsets([island], marks, whole, size);
    const unit = (size.rem * whole.width) / size.width;
    expect(frame?.height).toBeGreaterThanOrEqual(1.75 * unit);
    const insets = frame ? [frame] : [];
    expect(draw({ insets, marks }).names).toMatchObject([{ name: 'Puerto Rico', side: 'end' }]);
    const long = insets.map((each) => ({ ...each, name: 'Puerto Rico '.repeat(9) }));
    expect(find({ insets: long, marks })).toEqual(['PR']);
  });
});

describe('keys', () => {
  const viewBox: ViewBox = [0, 0, 640, 320];
  const view = viewAround(viewBox, 2, { x: 320, y: 160 });
  const pressed = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) => ({
    ...{ key, ctrlKey: false, metaKey: false, altKey: false },
    ...held,
  });

  test.each([
  ['+', 3], ['=', 3], ['-', 1], ['−', 1], ['_', 1],
])('RGM-08 zooms by %s to level %i', (key, level) => {
  expect(mapKey(pressed(key), { viewBox, view })).toMatchObject({ next: { level }, reason: 'zoom' });
}); // prettier-ignore

  test.each(['ctrlKey', 'metaKey', 'altKey'])('RGM-08 leaves a key with %s to the browser', (held) => {
    for (const key of ['+', '-', '0', 'ArrowUp'])
      expect(mapKey(pressed(key, { [held]: true }), { viewBox, view, arrows: true })).toBeUndefined();
  });
});

describe('messages', () => {
  const en = resolveMessages(createRegionMapMessages, 'en').messages;
  const es = resolveMessages(createRegionMapMessages, 'es').messages;

  const counts = (shown: number) => ({ shown, total: 10_000 });
  const group = (count: number, open: number) => ({ count, open });
  test.each([
    ['nothing in view', en.inView(counts(0)), 'No place is in view. Choose “Whole map” to see them again.', es.inView(counts(0)), 'No se ve ningún lugar. Elija “Todo el mapa” para verlos otra vez.'],
    ['one in view', en.inView(counts(1)), '1 of 10,000 places is in view.', es.inView(counts(1)), 'Se ve 1 de 10,000 lugares.'],
    ['some in view', en.inView(counts(34)), '34 of 10,000 places are in view.', es.inView(counts(34)), 'Se ven 34 de 10,000 lugares.'],
    ['the only one', en.inView({ shown: 1, total: 1 }), '1 of 1 place is in view.', es.inView({ shown: 1, total: 1 }), 'Se ve 1 de 1 lugar.'],
    ['a cluster', en.clusterZooms(group(12, 8)), '12 places, 8 open, 4 closed. Zoom in.', es.clusterZooms(group(12, 8)), '12 lugares, 8 abiertos, 4 cerrados. Acercar.'],
    ['one of each', en.clusterLists(group(2, 1)), '2 places, 1 open, 1 closed. Show them as a list.', es.clusterLists(group(2, 1)), '2 lugares, 1 abierto, 1 cerrado. Mostrarlos en una lista.'],
    ['all open', en.clusterZooms(group(2, 2)), '2 places, all open. Zoom in.', es.clusterZooms(group(2, 2)), '2 lugares, todos abiertos. Acercar.'],
    ['all closed', en.clusterZooms(group(1234, 0)), '1,234 places, all closed. Zoom in.', es.clusterZooms(group(1234, 0)), '1,234 lugares, todos cerrados. Acercar.'],
    ['one outside', en.notOnMap(1), '1 place is not on this map. The list has it.', es.notOnMap(1), '1 lugar no está en este mapa. La lista sí lo incluye.'],
    ['some outside', en.notOnMap(3), '3 places are not on this map. The list has them.', es.notOnMap(3), '3 lugares no están en este mapa. La lista sí los incluye.'],
    ['one spot', en.clusterTitle(30), '30 places stand on this spot', es.clusterTitle(30), 'Hay 30 lugares en este punto'],
    ['the rest', en.more(10), 'And 10 more. The list has them all.', es.more(10), 'Y 10 más. La lista lo incluye todo.'],
  ])('RGM-27 has the message for %s', (_what, english, expected, spanish, inSpanish) => {
    expect([english, spanish]).toEqual([expected, inSpanish]);
  }); // prettier-ignore

  test.each([
    ['2 miles east', 'Pine House, Open, 2 miles east'],
    [undefined, 'Pine House, Open'],
    ['', 'Pine House, Open'],
  ])('RGM-27 names a mark with the detail %j', (detail, name) => {
    expect(en.mark({ label: 'Pine House', tone: 'Open', detail })).toBe(name);
  });
});
