import { buildMap } from './map.ts';
import { buildFsas, buildZip3, buildZips } from './postal-codes.ts';
import { buildStates } from './states.ts';
import { buildTowns, spelledAsTowns } from './towns.ts';

/**
 * All files of `geo/` by name: tables as tab-separated text with a header, and the map, in a fixed order, so that the same packages
 * produce the same bytes.
 */
export function buildTables(): Map<string, string> {
  const zips = spelledAsTowns(buildZips());
  const fsas = buildFsas();
  const states = buildStates(fsas, zips);
  return new Map([
    [
      'zips.tsv',
      rows(
        ['zip', 'lat', 'long', 'state', 'town'],
        zips.map(({ zip, lat, long, state, town }) => [zip, lat.toFixed(3), long.toFixed(3), state, town]),
      ),
    ],
    [
      'zip3.tsv',
      rows(
        ['prefix', 'lat', 'long', 'state'],
        buildZip3(zips).map(({ prefix, lat, long, state }) => [
          prefix,
          lat.toFixed(2),
          long.toFixed(2),
          state,
        ]),
      ),
    ],
    [
      'fsas.tsv',
      rows(
        ['fsa', 'lat', 'long', 'province'],
        fsas.map(({ fsa, lat, long, state }) => [fsa, lat.toFixed(2), long.toFixed(2), state]),
      ),
    ],
    [
      'towns.tsv',
      rows(
        ['name', 'state', 'lat', 'long', 'population', 'alias', 'part'],
        buildTowns(zips).map(({ name, state, lat, long, population, alias, isPart }) => [
          name,
          state,
          lat.toFixed(2),
          long.toFixed(2),
          String(population),
          alias,
          isPart ? 'part' : '',
        ]),
      ),
    ],
    ['states.json', `[\n${states.map((state) => JSON.stringify(state)).join(',\n')}\n]\n`],
    ['map.json', lines(buildMap(states))],
  ]);
}

const rows = (header: string[], records: string[][]): string =>
  [header, ...records].map((row) => `${row.join('\t').trimEnd()}\n`).join('');

const lines = ({ viewBox, insets, states }: ReturnType<typeof buildMap>): string =>
  `{"viewBox":${JSON.stringify(viewBox)},\n"insets":${JSON.stringify(insets)},\n"states":[\n${states
    .map((state) => JSON.stringify(state))
    .join(',\n')}\n]}\n`;
