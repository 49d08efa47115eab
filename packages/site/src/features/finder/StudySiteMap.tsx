import { Button } from '@longcovid/ui/button';
import {
  type MapMarker,
  type MapPlace,
  RegionMap,
  type RegionMapPlaceMessages,
} from '@longcovid/ui/region-map';
import type { Locale } from '@longcovid/content';
import type { FoundStudySite, MapPoints, SiteMap } from '@longcovid/content/search';
import { memo, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useLocale } from '../../i18n/useLocale.ts';
import { localePath } from '../../pages.ts';
import { isOneState, type FinderData } from './finder-data.ts';
import type { FinderMessages } from './finder-messages.ts';
import type { SearchArea } from './finder-url.ts';
import type { MapData } from './map-data.ts';
import { fitResults, locatePlace } from './result-view.ts';
import { stateAnchor, STUDY_SITES_PATH } from './study-sites-page.ts';
import type { FinderState } from './useFinder.ts';

/** The search that the map shows. */
export type MapSearch = Pick<FinderState, 'result' | 'from' | 'area' | 'isSearched'>;

/** What a press on the map does outside of it; the same object in each render. */
export type MapActions = Pick<FinderState, 'setArea' | 'setShown'> & {
  /** Moves focus to a study site in the list; whether it is in there. */
  focusResult: (id: string) => boolean;
};

export type StudySiteMapProps = {
  data: FinderData;
  search: MapSearch;
  actions: MapActions;
  messages: FinderMessages;
  map: MapData;
  activeId: string | null;
  onActiveIdChange: (id: string | null) => void;
  /** Whether the list is in view with the map. */
  isBesideList: boolean;
};

/** The map itself, fetched with its data: most of the script of the finder. Memoized: it has hundreds of marks. */
export const StudySiteMap = memo(function StudySiteMap(props: StudySiteMapProps) {
  const { data, search, actions, messages, map: loaded, activeId, onActiveIdChange, isBesideList } = props;
  const { points } = loaded;
  const locale = useLocale();
  const navigate = useNavigate();
  const { t } = messages;
  const { matches } = search.result;
  const place = useMemo(() => search.from && locatePlace(search.from), [search.from]);
  const [view, setView] = useResultView(search, points, place, isOneState(data.studySites));
  /** The part that a person has moved the map to. */
  const [moved, setMoved] = useState<SearchArea | null>(null);
  // The map clusters again for every new list.
  const markers = useMemo(
    () => createMarkers(matches, points, messages.distance),
    [matches, points, messages],
  );
  const picture = useMemo(() => createMapPicture(loaded, data, locale), [loaded, data, locale]);
  const towns = useMemo(() => findTowns(loaded, matches), [loaded, matches]);
  /** The study site whose mark was pressed where the list is out of view. */
  const [pressedId, setPressedId] = useState<string | null>(null);
  const pressed = markers.some(({ id }) => id === pressedId) ? pressedId : null;
  /** The list may not show a study site of the map yet. */
  const showInList = async (id: string) => {
    if (!search.isSearched) {
      // Before a search a page of its own has the list.
      const state = matches.find(({ studySite }) => studySite.id === id)?.studySite.state ?? '';
      await navigate(`${localePath(locale, STUDY_SITES_PATH)}#${stateAnchor(state)}`);
      return;
    }
    const position = matches.findIndex(({ studySite }) => studySite.id === id) + 1;
    if (actions.focusResult(id)) return;
    await actions.setShown(position);
    actions.focusResult(id);
  };
  return (
    <RegionMap
      label={t('map.label')}
      messages={createMapMessages(messages)}
      {...picture}
      points={markers}
      towns={towns}
      place={place ?? undefined}
      activeId={activeId}
      onActiveIdChange={onActiveIdChange}
      onMarkerPress={(id) => {
        if (isBesideList) void showInList(id);
        else setPressedId(id);
      }}
      view={view}
      onViewChange={(next, { reason }) => {
        setView(next);
        setMoved(reason === 'reset' ? null : next);
      }}
      toolbar={
        (pressed !== null || moved || search.area) && (
          <>
            {pressed !== null && <Button onClick={() => void showInList(pressed)}>{t('map.toList')}</Button>}
            {moved && <Button onClick={() => actions.setArea(moved)}>{t('map.redo')}</Button>}
            {search.area && (
              <Button onClick={() => actions.setArea(null)}>
                {t('filters.remove', { name: t('map.area') })}
              </Button>
            )}
          </>
        )
      }
    />
  );
});

/** The texts of the map that name what is on it. It has no study sites outside of it. */
function createMapMessages({ t }: FinderMessages): Omit<RegionMapPlaceMessages, 'notOnMap'> {
  return {
    places: t('map.places'),
    several: t('map.several'),
    inView: (counts) => t('map.inView', counts),
    clusterZooms: (counts) => t('map.clusterZooms', counts),
    clusterLists: (counts) => t('map.clusterLists', counts),
    clusterTitle: (count) => t('map.clusterTitle', { count }),
  };
}

/** The towns of the results, which are named first, and the largest towns of the map. */
function findTowns({ map, points }: MapData, matches: readonly FoundStudySite[]): SiteMap['towns'] {
  const towns = new Map<string, SiteMap['towns'][number]>();
  for (const { studySite } of matches) {
    const point = points[studySite.id];
    if (point && !towns.has(studySite.city)) towns.set(studySite.city, { name: studySite.city, ...point });
    if (towns.size === MAX_TOWNS) break;
  }
  return [...towns.values(), ...map.towns.filter(({ name }) => !towns.has(name))];
}

/** Towns of results that are named: those of the nearest. */
const MAX_TOWNS = 40;

/** The part of the map with the results: fitted again for each search, then as a person moves it. */
function useResultView(
  { area, result }: MapSearch,
  points: MapPoints,
  place: MapPlace | null,
  isState: boolean,
) {
  const fitted = useMemo(
    () => area ?? fitResults(result.matches, points, place, isState),
    [area, place, result.matches, points, isState],
  );
  const [view, setView] = useState(fitted);
  const [known, setKnown] = useState(fitted);
  if (known !== fitted) {
    setKnown(fitted);
    setView(fitted);
  }
  return [view, setView] as const;
}

/** A study site on the map. Formats its distance when its mark needs it: 10,000 would take most of a search. */
class StudySiteMarker implements MapMarker {
  readonly id: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly tone: MapMarker['tone'];
  readonly #found: FoundStudySite;
  readonly #formatDistance: FinderMessages['distance'];

  constructor(
    found: FoundStudySite,
    { x, y }: { x: number; y: number },
    formatDistance: FinderMessages['distance'],
  ) {
    const { id, name, cohorts } = found.studySite;
    this.id = id;
    this.label = name;
    this.x = x;
    this.y = y;
    this.tone = cohorts.some(({ status }) => status === 'open') ? 'open' : 'closed';
    this.#found = found;
    this.#formatDistance = formatDistance;
  }

  get detail(): string | undefined {
    return this.#formatDistance(this.#found);
  }
}

/** The study sites that have a point on the map, in their order. */
function createMarkers(
  matches: readonly FoundStudySite[],
  points: MapPoints,
  formatDistance: FinderMessages['distance'],
): StudySiteMarker[] {
  const markers: StudySiteMarker[] = [];
  for (const found of matches) {
    const point = points[found.studySite.id];
    if (point) markers.push(new StudySiteMarker(found, point, formatDistance));
  }
  return markers;
}

/** The outlines, with names in the language of the page. Canada is not drawn: its study sites are in a frame at the top. */
function createMapPicture({ map, points, states }: MapData, { studySites }: FinderData, locale: Locale) {
  const getAreaName = (code: string) => states.find((state) => state.code === code)?.name[locale] ?? code;
  const [x = 0, y = 0, width = 0, height = 0] = map.viewBox;
  // An inset has its full name.
  const hasInset = new Set(map.insets.map(({ state }) => state));
  const canada = studySites.flatMap(({ id, country }) => (country === 'CA' ? (points[id] ?? []) : []));
  return {
    viewBox: [x, y, width, height] as const,
    areas: map.states.map(({ code, path, label }) => ({
      code,
      name: getAreaName(code),
      path,
      label: hasInset.has(code) ? undefined : { text: code, ...label },
    })),
    insets: [
      ...map.insets.map(({ state, ...frame }) => ({ name: getAreaName(state), shortName: state, ...frame })),
      ...(canada.length > 0 ? [{ name: nameCountry('CA', locale), ...frameCanada(canada) }] : []),
    ],
  };
}

const nameCountry = (code: string, locale: Locale): string =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;

/** Half of the strip at the top of the map where study sites in Canada are. */
const HALF_STRIP = 28;

/** A frame around points in one row. */
function frameCanada(points: readonly { x: number; y: number }[]) {
  const xs = points.map(({ x }) => x);
  const [left, right] = [Math.min(...xs) - 2 * HALF_STRIP, Math.max(...xs) + 2 * HALF_STRIP];
  return { x: left, y: (points[0]?.y ?? 0) - HALF_STRIP, width: right - left, height: 2 * HALF_STRIP };
}
