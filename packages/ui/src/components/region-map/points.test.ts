import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkMarkers, type MapMarker, warnOutsideView } from './points.ts';
import type { ViewBox } from './view.ts';

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

  test('RGM-20 is not printed for points on the map, nor in production', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    warnOutsideView([]);
    vi.stubEnv('NODE_ENV', 'production');
    warnOutsideView([point('out', 101, 0)]);
    expect(warn).not.toHaveBeenCalled();
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
