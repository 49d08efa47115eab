import type { StudySite } from '@longcovid/content';
import { describe, expect, test } from 'vitest';

import { drawMap } from './draw-map.ts';

const map = { viewBox: [0, 0, 1950, 1280], states: [] };
const studySite = (id: string, ...statuses: ('open' | 'full')[]) =>
  ({ id, cohorts: statuses.map((status) => ({ status })) }) as StudySite;

describe('the map before script', () => {
  test('draws a study site with an open group above those without one', () => {
    const svg = drawMap(map, { a: { x: 100, y: 50 }, b: { x: 500, y: 250 } }, [
      studySite('a', 'full', 'open'),
      studySite('b', 'full'),
    ]);
    expect(svg).toContain('<path id="open" vector-effect="non-scaling-stroke" d="M100 50h0"/>');
    expect(svg).toContain('<path id="closed" vector-effect="non-scaling-stroke" d="M500 250h0"/>');
    expect(svg.lastIndexOf('<use href="#open"')).toBeGreaterThan(svg.lastIndexOf('<use href="#closed"'));
  });

  test('draws no study site without a place', () => {
    expect(drawMap(map, {}, [studySite('a', 'open')])).not.toMatch(/M\d/);
  });
});
