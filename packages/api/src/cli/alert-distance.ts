import { loadPlaceTables } from '@longcovid/content/load';
import { distanceInMiles } from '@longcovid/content/search';
import type { Point } from '@longcovid/content/search';

/** A postal code of the United States, or a postal area of Canada. `area`: its first three characters. */
type PostalCode = Point & { area: string; state: string };

/** The place of an alert and a study site to miles; null if the place is unknown. */
export type MeasureDistance = (place: string, to: Point) => number | null;

/**
 * Creates a function that measures from a state, province or postal area: from its nearest postal code, since an alert
 * says no more about a person's home.
 */
export async function createDistanceMeter(): Promise<MeasureDistance> {
  const postalCodes = await listPostalCodes();
  const found = new Map<string, PostalCode[]>();
  return (place, to) => {
    const inPlace =
      found.get(place) ?? postalCodes.filter(({ area, state }) => area === place || state === place);
    found.set(place, inPlace);
    const miles = inPlace.map((point) => distanceInMiles(point, to));
    return miles.length === 0 ? null : Math.min(...miles);
  };
}

async function listPostalCodes(): Promise<PostalCode[]> {
  const { zip, zip3, fsa } = loadPlaceTables();
  const areas = Object.keys((await zip3()) ?? {});
  const american = await Promise.all(
    areas.map(async (area) => {
      const { zips = {}, towns = [] } = (await zip(area)) ?? {};
      return Object.values(zips).flatMap((code) => {
        const [lat, long, town] = code ?? [];
        const state = towns[town ?? -1]?.[1];
        return lat === undefined || long === undefined || state === undefined
          ? []
          : [{ area, state, lat, long }];
      });
    }),
  );
  const canadian = Object.entries((await fsa()) ?? {}).flatMap(([state, areasOfProvince]) =>
    Object.entries(areasOfProvince ?? {}).flatMap(([area, point]) =>
      point === undefined ? [] : [{ area, state, lat: point[0], long: point[1] }],
    ),
  );
  return [...american.flat(), ...canadian];
}
