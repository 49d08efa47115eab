import { describe, expect, test } from 'vitest';
import { clusterPoints, clustersInView, MAX_MARKERS } from './clusters.ts';
import { containsPoint, viewAround, type ViewBox, wholeView } from './view.ts';

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

test('RGM-13 clusters few points only as far as their targets need it', () => {
  const points = scattered(60);
  expect(clustersInView(points, whole, 90)).toEqual(clusterPoints(points, whole, 90));
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
