import type { MapPoints, SiteMap, StateArea } from '@longcovid/content/search';
import { useEffect, useMemo, useState } from 'react';

import { fetchInTime } from '../../navigation/fetch-in-time.ts';
import { getPlaceTables } from '../place/place-lookup.ts';
import type { SearchArea } from './finder-url.ts';

export type MapData = { map: SiteMap; points: MapPoints; states: readonly StateArea[] };

let loaded: MapData | undefined;
let loading: Promise<MapData> | undefined;

async function fetchMap(): Promise<MapData> {
  const [response, states] = await Promise.all([fetchInTime('/data/map.json'), getPlaceTables().states()]);
  if (!response.ok) throw new Error(`/data/map.json returned ${response.status}.`);
  loaded = { ...((await response.json()) as Omit<MapData, 'states'>), states: states ?? [] };
  return loaded;
}

/** The outlines and points, fetched when the map opens or for a search in a part of it. */
export const loadMap = (): Promise<MapData> =>
  (loading ??= fetchMap().catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));

/** The study sites in a part of the map; null without one and until the map is loaded. The map shows its own error. */
export function useStudySitesIn(area: SearchArea | null): ReadonlySet<string> | null {
  const [fetched, setFetched] = useState<MapPoints | null>(null);
  // An open map is loaded, so the search is immediate.
  const points = loaded?.points ?? fetched;
  const isMissing = area !== null && points === null;
  useEffect(() => {
    if (!isMissing) return;
    loadMap().then(
      (map) => setFetched(map.points),
      (error: unknown) => console.warn(error),
    );
  }, [isMissing]);
  return useMemo(() => (area && points ? idsIn(area, points) : null), [area, points]);
}

function idsIn({ x, y, width, height }: SearchArea, points: MapPoints): ReadonlySet<string> {
  const isInside = (point: { x: number; y: number } | undefined) =>
    point !== undefined && point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
  return new Set(Object.keys(points).filter((id) => isInside(points[id])));
}
