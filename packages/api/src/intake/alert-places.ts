import { loadPlaceTables, loadStateAreas } from '@longcovid/content/load';
import type { AlertPlaces } from '@longcovid/content/forms';

/** The states, and the first three characters of every postal code of the United States and Canada. */
export async function loadAlertPlaces(): Promise<Required<AlertPlaces>> {
  const { zip3, fsa } = loadPlaceTables();
  const provinces = Object.values((await fsa()) ?? {});
  const postalAreas = [(await zip3()) ?? {}, ...provinces].flatMap((areas) => Object.keys(areas ?? {}));
  return { states: loadStateAreas(), postalAreas: new Set(postalAreas) };
}
