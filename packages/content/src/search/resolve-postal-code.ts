import { readTable } from './read-table.ts';
import type { PlaceTables } from './place-tables.ts';
import type { ResolvedPlace } from './place.ts';

const UNKNOWN = { kind: 'unknown', reason: 'postal_code' } as const satisfies ResolvedPlace;

/** Five digits; without their table the center of their group (median error: 18 miles). */
export async function resolveZip(zip: string, tables: PlaceTables): Promise<ResolvedPlace> {
  const prefix = zip.slice(0, 3);
  const exact = await readTable(
    () => tables.zip(prefix),
    (shard): ResolvedPlace => {
      const found = shard.zips[zip.slice(3)];
      if (found === undefined) return UNKNOWN;
      const [lat, long, index] = found;
      const [town, state] = shard.towns[index] ?? [];
      if (town === undefined || state === undefined)
        throw new Error(`zip/${prefix}.json has no town ${index}.`);
      return {
        kind: 'place',
        label: `${town}, ${state} ${zip}`,
        lat,
        long,
        precision: 'point',
        state,
        country: 'US',
        postalArea: prefix,
      };
    },
  );
  if (exact.ok && exact.value?.kind === 'place') return exact.value;
  if (!exact.ok || exact.value === null) return resolveZip3(prefix, tables, zip);
  // The table of this group has no such code: the group is only a guess.
  const near = await resolveZip3(prefix, tables);
  return near.kind === 'place' ? { ...UNKNOWN, guesses: [near] } : UNKNOWN;
}

/** Three digits: the center of the postal codes that begin with them. */
export async function resolveZip3(
  prefix: string,
  tables: PlaceTables,
  label: string = prefix,
): Promise<ResolvedPlace> {
  const table = await readTable(tables.zip3, (zip3) => zip3[prefix]);
  if (!table.ok || table.value === null) return { kind: 'unavailable' };
  if (table.value === undefined) return UNKNOWN;
  const [lat, long, state] = table.value;
  return { kind: 'place', label, lat, long, precision: 'near', state, country: 'US', postalArea: prefix };
}

/** The first three characters of a Canadian postal code. */
export async function resolveFsa(fsa: string, tables: PlaceTables): Promise<ResolvedPlace> {
  const table = await readTable(tables.fsa, (provinces) => {
    const [state, areas] = Object.entries(provinces).find(([, group]) => group?.[fsa] !== undefined) ?? [];
    const point = areas?.[fsa];
    return state === undefined || point === undefined ? undefined : ([state, point] as const);
  });
  if (!table.ok || table.value === null) return { kind: 'unavailable' };
  if (table.value === undefined) return UNKNOWN;
  const [state, [lat, long]] = table.value;
  return {
    kind: 'place',
    label: `${fsa}, ${state}`,
    lat,
    long,
    precision: 'near',
    state,
    country: 'CA',
    postalArea: fsa,
  };
}
