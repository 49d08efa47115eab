import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import type { StudySite } from '../src/index.ts';
import { distanceInMiles, normalizePlaceName, projectPoint, VIEW_BOX } from '../src/search/index.ts';
import type { Point, SiteMap } from '../src/search/index.ts';
import { outline } from '../tools/build-geo/outline.ts';
import { puertoRicoProjection, statesProjection } from '../tools/build-geo/projection.ts';
import { cities } from '../tools/build-geo/sources.ts';
import { buildTables } from '../tools/build-geo/tables.ts';
import { buildGeography } from '../compiler/geography.ts';
import { computeEdgeDistance, isInRings, parseRings } from '../compiler/rings.ts';
import { PACKAGE } from './content-copy.ts';
import { shards, states } from './place-tables.ts';

const read = (name: string) => readFileSync(join(PACKAGE, 'geo', name), 'utf8');
const toPoint = (lat = '', long = ''): Point => ({ lat: Number(lat), long: Number(long) });
const kilobytes = (name: string) => statSync(join(PACKAGE, 'geo', name)).size / 1000;

describe('the committed tables', () => {
  let built: Map<string, string>;
  beforeAll(() => {
    built = buildTables();
  }, 60_000);

  test('equal the output of the data packages', () => {
    const differing = [...built].filter(([name, text]) => text !== read(name)).map(([name]) => name);
    expect(differing, 'run "node tools/build-geo.ts" and commit geo/').toEqual([]);
  });

  test('have less than 3 MB, and the map less than 60 kB', () => {
    expect([...built.keys()].reduce((sum, name) => sum + kilobytes(name), 0)).toBeLessThan(3000);
    expect(kilobytes('map.json')).toBeLessThan(60);
  });
});

describe('postal codes and towns', () => {
  const zips = read('zips.tsv').split('\n').slice(1, -1);
  const towns = read('towns.tsv')
    .split('\n')
    .slice(1, -1)
    .map((row) => row.split('\t'));

  test('have no duplicates, and a point in America or the Pacific, a state and a town', () => {
    expect(zips.length).toBeGreaterThan(41_000);
    expect(zips.filter((row) => !/^\d{5}\t-?\d+\.\d{3}\t-?\d+\.\d{3}\t[A-Z]{2}\t\S/.test(row))).toEqual([]);
    expect(new Set(zips.map((row) => row.slice(0, 5))).size).toBe(zips.length);
  });

  test.each(['68198', '87131', '94143', '00901', '00983', '96910', '00501'])('include %s', (zip) => {
    expect(zips.some((row) => row.startsWith(zip))).toBe(true);
  });

  test('include all codes of Puerto Rico and the postal areas of Canada', () => {
    expect(zips.filter((row) => row.split('\t')[3] === 'PR')).toHaveLength(176);
    expect(read('fsas.tsv').split('\n').slice(1, -1)).toHaveLength(1610);
  });

  test('have each town once per state, sorted by normalized name', () => {
    const keys = towns.map(
      ([name = '', state, , , , alias]) => `${normalizePlaceName(alias || name)} ${state}`,
    );
    expect(new Set(keys).size).toBe(keys.length);
    const folded = towns.map(([name = '', , , , , alias]) => normalizePlaceName(alias || name));
    expect(folded).toEqual(folded.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
  });

  test('have the center of each group of codes at most 100 miles from one of them', () => {
    const codes = Map.groupBy(
      zips.map((row) => row.split('\t')),
      ([zip = '']) => zip.slice(0, 3),
    );
    const atSea = read('zip3.tsv')
      .split('\n')
      .slice(1, -1)
      .map((row) => row.split('\t'))
      .filter(([prefix = '', lat, long]) =>
        codes.get(prefix)?.every((zip) => distanceInMiles(toPoint(lat, long), toPoint(zip[1], zip[2])) > 100),
      );
    expect(atSea.map(([prefix]) => prefix)).toEqual([]);
  });

  test('have the one of two namesakes in a state that its postal codes are near', () => {
    const key = (name: string, state: string) => `${normalizePlaceName(name)} ${state}`;
    const zipsByTown = Map.groupBy(
      zips.map((row) => row.split('\t')),
      ([, , , state = '', town = '']) => key(town, state),
    );
    const citiesByTown = Map.groupBy(cities, ({ name, country, adminCode }) =>
      key(name, country === 'US' ? adminCode : country),
    );
    const isNear = (town: string, point: Point) =>
      zipsByTown.get(town)?.some((zip) => distanceInMiles(point, toPoint(zip[1], zip[2])) < 25);
    const astray = towns.filter(([name = '', state = '', lat, long, , alias]) => {
      const town = key(name, state);
      return (
        !alias &&
        isNear(town, toPoint(lat, long)) === false &&
        citiesByTown.get(town)?.some(
          ({
            loc: {
              coordinates: [long, lat],
            },
          }) => isNear(town, { lat, long }),
        )
      );
    });
    expect(astray.map(([name, state]) => `${name}, ${state}`)).toEqual([]);
  });

  test('have names with accents', () => {
    const names = new Set(towns.map(([name]) => name));
    expect(['Mayagüez', 'Québec', 'Bayamón', 'Cañon City'].filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('shards', () => {
  test('exist for every prefix, so that no input is a failed request', () => {
    const files = Object.keys(shards);
    expect(files.filter((file) => file.startsWith('zip/'))).toHaveLength(1000);
    expect(files.filter((file) => file.startsWith('town/'))).toHaveLength(26 * 26 + 1);
    expect(
      files.filter((file) => !/^(zip\/\d{3}|town\/([a-z]{2}|00)|zip3|fsa|states|names)\.json$/.test(file)),
    ).toEqual([]);
  });

  test('contain every code and every town once', () => {
    const count = (beginning: string, size: (table: never) => number) =>
      Object.entries(shards)
        .filter(([file]) => file.startsWith(beginning))
        .reduce((sum, [, table]) => sum + size(table as never), 0);
    const rows = (name: string) => read(name).split('\n').length - 2;
    expect(count('zip/', ({ zips }: { zips: object }) => Object.keys(zips).length)).toBe(rows('zips.tsv'));
    expect(count('town/', (towns: unknown[]) => towns.length)).toBe(rows('towns.tsv'));
  });
});

describe('states', () => {
  const state = (code: string) => states.find((area) => area.code === code);

  test('are 52, 4 territories and 13 provinces, each with its center in its bounding box', () => {
    expect(states).toHaveLength(69);
    const outside = states.filter(
      ({ lat, long, box }) =>
        lat < box.south ||
        lat > box.north ||
        (box.west <= box.east ? long < box.west || long > box.east : long < box.west && long > box.east),
    );
    expect(outside).toEqual([]);
  });

  test.each([
    ['NM', ['AZ', 'CO', 'OK', 'TX']],
    ['ME', ['NH']],
    ['DC', ['MD', 'VA']],
    ['TN', ['AL', 'AR', 'GA', 'KY', 'MO', 'MS', 'NC', 'VA']],
    ['HI', []],
    ['AK', []],
    ['PR', []],
  ])('include the neighbors of %s: %j', (code, neighbours) => {
    expect(state(code)?.neighbours).toEqual(neighbours);
  });

  test('are neighbors in both directions', () => {
    for (const { code, neighbours } of states)
      for (const other of neighbours) {
        expect(other).not.toBe(code);
        expect(state(other)?.neighbours).toContain(code);
      }
  });
});

describe('the map', () => {
  const map = JSON.parse(read('map.json')) as SiteMap;
  const studySites = JSON.parse(
    readFileSync(join(PACKAGE, 'datasets/study-sites.json'), 'utf8'),
  ) as StudySite[];
  const getPoints = (sites: StudySite[]) =>
    buildGeography(sites).get('geo/points.json') as Record<string, { x: number; y: number }>;

  test('shows 50 states, the District of Columbia and Puerto Rico in integers', () => {
    expect(map.states).toHaveLength(52);
    expect(map.states.filter(({ path }) => !/^(M-?\d+,-?\d+l[-\d, ]+z)+$/.test(path))).toEqual([]);
    expect(map.viewBox).toEqual([...VIEW_BOX]);
  });

  test('has insets of Alaska, Hawaii and Puerto Rico', () => {
    expect(map.insets.map(({ state }) => state)).toEqual(['AK', 'HI', 'PR']);
    const [, , width, height] = VIEW_BOX;
    const outside = map.insets.filter(
      (box) => box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height,
    );
    expect(outside).toEqual([]);
  });

  test('has every sample study site: in its inset, at the top for Canada, or on the mainland', () => {
    const points = getPoints(studySites);
    expect(Object.keys(points)).toHaveLength(studySites.length);
    for (const { id, state, country } of studySites) {
      const point = points[id] ?? { x: NaN, y: NaN };
      const inset = map.insets.find(
        (box) =>
          box.x <= point.x &&
          point.x <= box.x + box.width &&
          box.y <= point.y &&
          point.y <= box.y + box.height,
      );
      const framed = ['AK', 'HI', 'PR'].includes(state) ? state : undefined;
      expect([id, inset?.state]).toEqual([id, framed]);
      expect([id, point.y < 60]).toEqual([id, country === 'CA']);
    }
  });

  test('has every sample study site on the land of its state, off the edge, and near where it is', () => {
    const points = getPoints(studySites);
    const inCountry = studySites.filter(({ country }) => country === 'US');
    const atSea = inCountry.filter(({ id, state }) => {
      const { x, y } = points[id] ?? { x: NaN, y: NaN };
      const rings = parseRings(map.states.find(({ code }) => code === state)?.path ?? '');
      const edge = Math.min(...rings.map((ring) => computeEdgeDistance(ring, [x, y])));
      return !isInRings(rings, [x, y]) || edge < 0.5;
    });
    expect(atSea.map(({ id, city, state }) => `${id} ${city}, ${state}`)).toEqual([]);
    const moved = inCountry.flatMap(({ id, lat, long }) => {
      const [shown, exact] = [
        points[id] ?? { x: NaN, y: NaN },
        projectPoint(lat, long) ?? { x: NaN, y: NaN },
      ];
      return Math.hypot(shown.x - exact.x, shown.y - exact.y);
    });
    // Two map units are three miles.
    expect(Math.max(...moved)).toBeLessThan(2);
    expect(moved.filter((distance) => distance > 0).length).toBeLessThan(inCountry.length / 2);
  });

  test('leaves a study site on an island that is not drawn where it is', () => {
    const tangier = { id: 'tangier', lat: 37.826, long: -75.993, state: 'VA', country: 'US' } as StudySite;
    expect(getPoints([tangier])).toEqual({ tangier: projectPoint(37.826, -75.993) });
  });

  test('has east on the right and north at the top, and no point outside of it', () => {
    const [seattle, boston, miami] = [
      projectPoint(47.6, -122.3),
      projectPoint(42.4, -71.1),
      projectPoint(25.8, -80.2),
    ];
    expect(seattle?.x).toBeLessThan(boston?.x ?? 0);
    expect(miami?.y).toBeGreaterThan(boston?.y ?? Infinity);
    expect([
      projectPoint(13.4, 144.8),
      projectPoint(0, 0),
      projectPoint(51.5, -0.1),
      projectPoint(91, -100),
    ]).toEqual([null, null, null, null]);
  });

  test('projects every town of the country as the outlines are projected', () => {
    const provinces = new Set(states.filter(({ country }) => country === 'CA').map(({ code }) => code));
    const differing = read('towns.tsv')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'))
      .filter(([, state = '']) => !provinces.has(state))
      .filter(([, state, lat, long]) => {
        const projection = state === 'PR' ? puertoRicoProjection : statesProjection;
        const [x, y] = projection([Number(long), Number(lat)]) ?? [];
        const point = projectPoint(Number(lat), Number(long));
        // d3 cuts Alaska off a little further west.
        if (point === null || x === undefined || y === undefined) return x !== undefined && x >= 0;
        return Math.hypot(point.x - x, point.y - y) > 0.1;
      });
    expect(differing).toEqual([]);
  });

  test('has the name of each state inside of its outline', () => {
    const outside = map.states.filter(
      ({ path, label }) => !isInRings(parseRings(path), [label.x, label.y]) || label.width < 1,
    );
    expect(outside.map(({ code }) => code)).toEqual([]);
  });

  test('has large towns, the largest first', () => {
    const { towns } = buildGeography([]).get('geo/map.json') as SiteMap;
    expect(towns).toHaveLength(80);
    expect(towns.slice(0, 3).map(({ name }) => name)).toEqual(['New York', 'Los Angeles', 'Chicago']);
    const land = map.states.flatMap(({ path }) => parseRings(path));
    expect(towns.filter(({ x, y }) => !isInRings(land, [x, y]))).toEqual([]);
  });

  test('shows Canada in a row at the top, west to east', () => {
    const row = [
      projectPoint(49.3, -123.1, 'CA'),
      projectPoint(43.7, -79.4, 'CA'),
      projectPoint(45.5, -73.6, 'CA'),
    ];
    expect(new Set(row.map((point) => point?.y)).size).toBe(1);
    expect(row.map((point) => point?.x)).toEqual(row.map((point) => point?.x ?? 0).toSorted((a, b) => a - b));
  });

  test('simplifies outlines below its resolution', () => {
    const square = [
      [0, 0],
      [5, 0.2],
      [10, 0],
      [10, 10],
      [0, 10],
      [0, 0],
    ] as const;
    const speck = [
      [50, 50],
      [51, 50],
      [51, 51],
      [50, 50],
    ] as const;
    expect(outline([speck, square])).toBe('M0,0l10,0 0,10-10,0z');
  });
});

test('search has at most 6 kB in the browser and no dependencies', async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(PACKAGE, 'src/search/index.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    metafile: true,
    absWorkingDir: PACKAGE,
  });
  expect(Object.keys(metafile.inputs).filter((file) => !file.startsWith('src/'))).toEqual([]);
  expect(brotliCompressSync(outputFiles[0]?.contents ?? '').length).toBeLessThanOrEqual(6000);
});
