import { describe, expect, test } from 'vitest';
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
} from './view.ts';

const box: ViewBox = [100, 50, 640, 320];
const [left, top, width, height] = box;
const whole = wholeView(box);
const places = Array.from({ length: 200 }, (_, index) => ({
  x: left + ((index * 0.618) % 1) * width,
  y: top + ((index * 0.414) % 1) * height,
}));

test('RGM-08 has the whole map at level 0', () => {
  expect(whole).toEqual({ level: 0, x: 100, y: 50, width: 640, height: 320 });
});

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

  test('RGM-08 keeps the center', () => {
    const view = viewAround(box, 3, { x: 400, y: 200 });
    expect(getCenter(zoomBy(box, view, 1))).toEqual({ x: 400, y: 200 });
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

test('RGM-09 moves by parts of the view', () => {
  const view = viewAround(box, 2, { x: 400, y: 200 });
  expect(panBy(box, view, { x: 0.5, y: -0.5 })).toEqual({ ...view, x: view.x + 80, y: view.y - 40 });
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
