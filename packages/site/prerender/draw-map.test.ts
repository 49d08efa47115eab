import type { StudySite } from '@longcovid/content';
import { describe, expect, test } from 'vitest';

import { drawMap } from './draw-map.ts';

const map = { viewBox: [0, 0, 1950, 1280] };
const outlines = '<svg viewBox="0 0 390 256"><path d="M0,0"/></svg>\n';
const studySite = (id: string, ...statuses: ('open' | 'full')[]) =>
  ({ id, cohorts: statuses.map((status) => ({ status })) }) as StudySite;

describe('the map before script', () => {
  test('draws a study site with an open group above those without one', () => {
    const svg = drawMap(outlines, map, { a: { x: 100, y: 50 }, b: { x: 500, y: 250 } }, [
      studySite('a', 'full', 'open'),
      studySite('b', 'full'),
    ]);
    expect(svg.match(/c[xy]="\d+"/g)).toEqual(['cx="100"', 'cy="50"', 'cx="20"', 'cy="10"']);
    expect(svg.indexOf('cx="20"')).toBeGreaterThan(svg.indexOf('cx="100"'));
  });

  test('draws no study site without a place', () => {
    expect(drawMap(outlines, map, {}, [studySite('a', 'open')])).not.toContain('circle');
  });

  test('says what to do when the outlines have another size', () => {
    expect(() => drawMap(outlines, { viewBox: [0, 0, 1000, 500] }, {}, [])).toThrow(
      /another size than 0 0 200 100. Run/,
    );
  });
});
