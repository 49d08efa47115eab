import { Button } from '@longcovid/ui/button';
import { Notice } from '@longcovid/ui/notice';
import { fitView, type MapPlace, RegionMap } from '@longcovid/ui/region-map';
import type { Locale } from '@longcovid/content';
import {
  projectPoint,
  VIEW_BOX,
  type FoundStudySite,
  type MapPoints,
  type Place,
} from '@longcovid/content/search';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useLocale } from '../../i18n/useLocale.ts';
import { localePath } from '../../pages.ts';
import type { FinderData } from './finder-data.ts';
import type { FinderMessages } from './finder-messages.ts';
import type { SearchArea } from './finder-address.ts';
import * as styles from './Finder.css.ts';
import type { MapData } from './map-data.ts';
import { stateAnchor, STUDY_SITES_PATH } from './study-sites-page.ts';
import type { MapPanel } from './useMapPanel.ts';
import type { FinderState } from './useFinder.ts';

type ToggleProps = { map: MapPanel; messages: FinderMessages };

/** Opens the map on a narrow screen. Needs script, which replays an earlier press. */
export function MapToggle({ map: { loaded, isOpen, toggle }, messages: { t } }: ToggleProps) {
  return (
    <div data-script-only className={styles.mapToggle}>
      <Button
        aria-expanded={isOpen}
        isPending={loaded.state === 'loading'}
        pendingLabel={t('map.loading')}
        onClick={() => void toggle()}
      >
        {t(isOpen ? 'map.hide' : 'map.show')}
      </Button>
    </div>
  );
}

type MapViewProps = {
  data: FinderData;
  finder: FinderState;
  messages: FinderMessages;
  map: MapPanel;
  /** Called with the id of the study site whose marker was pressed, once it is in the list. */
  onMarkerPress: (id: string) => void;
};

/** The results as a map, beside or below their list. Without script the map description remains. */
export function MapView({ map, ...shared }: MapViewProps) {
  const { loaded, isOpen, panel, retry } = map;
  const { t } = shared.messages;
  return (
    <div
      ref={panel}
      tabIndex={-1}
      className={styles.map}
      data-open={isOpen ? '' : undefined}
      data-script-only
    >
      {loaded.state === 'failed' && (
        <Notice tone="danger" live="polite">
          <p>{t('map.failed')}</p>
          <Button onClick={() => void retry()}>{t('map.retry')}</Button>
        </Notice>
      )}
      {loaded.state === 'shown' && <StudySiteMap {...shared} map={loaded.data} />}
    </div>
  );
}

function StudySiteMap({
  data,
  finder,
  messages,
  map: loaded,
  onMarkerPress,
}: {
  data: FinderData;
  finder: FinderState;
  messages: FinderMessages;
  map: MapData;
  onMarkerPress: (id: string) => void;
}) {
  const { map, points } = loaded;
  const locale = useLocale();
  const navigate = useNavigate();
  const { t } = messages;
  const { matches } = finder.result;
  const place = useMemo(() => finder.from && locatePlace(finder.from), [finder.from]);
  const [view, setView] = useResultView(finder, points, place);
  /** The part that a person has moved the map to. */
  const [moved, setMoved] = useState<SearchArea | null>(null);
  // The map clusters again for every new list.
  const markers = useMemo(
    () => matches.flatMap((found) => marker(found, points, messages.distance(found))),
    [matches, points, messages],
  );
  const picture = useMemo(() => createMapPicture(loaded, data, locale), [loaded, data, locale]);
  /** The list may not show a study site of the map yet. */
  const showInList = async (id: string) => {
    if (!finder.isSearched) {
      // Before a search a page of its own has the list.
      const state = matches.find(({ studySite }) => studySite.id === id)?.studySite.state ?? '';
      await navigate(`${localePath(locale, STUDY_SITES_PATH)}#${stateAnchor(state)}`);
      return;
    }
    const position = matches.findIndex(({ studySite }) => studySite.id === id) + 1;
    if (!document.getElementById(`result-${id}`)) await finder.setShown(position);
    onMarkerPress(id);
  };
  return (
    <>
      <RegionMap
        label={t('map.label')}
        {...picture}
        points={markers}
        towns={map.towns}
        place={place ?? undefined}
        onMarkerPress={(id) => void showInList(id)}
        view={view}
        onViewChange={(next, { reason }) => {
          setView(next);
          setMoved(reason === 'reset' ? null : next);
        }}
        toolbar={
          <>
            {moved && <Button onClick={() => finder.setArea(moved)}>{t('map.redo')}</Button>}
            {finder.area && (
              <Button onClick={() => finder.setArea(null)}>
                {t('filters.remove', { name: t('map.area') })}
              </Button>
            )}
          </>
        }
      />
      <CanadianSites matches={matches} messages={messages} />
    </>
  );
}

/** Study sites near a place that the map shows together; of those far away only the nearest few. */
const NEAREST = 10;
const AT_LEAST = 3;
const FAR_MILES = 500;

/** The part of the map with the results: fitted anew for each search, then as a person moves it. */
function useResultView(finder: FinderState, points: MapPoints, place: MapPlace | null) {
  const { area, result } = finder;
  const fitted = useMemo(() => {
    if (area) return area;
    if (!place) return fitView(VIEW_BOX, []);
    const nearest = result.matches
      .slice(0, NEAREST)
      .filter(({ distanceMiles = 0 }, index) => index < AT_LEAST || distanceMiles <= FAR_MILES);
    return fitView(VIEW_BOX, [place, ...nearest.flatMap(({ studySite }) => points[studySite.id] ?? [])]);
  }, [area, place, result.matches, points]);
  const [view, setView] = useState(fitted);
  const [known, setKnown] = useState(fitted);
  if (known !== fitted) {
    setKnown(fitted);
    setView(fitted);
  }
  return [view, setView] as const;
}

/** Where a place is on the map; null where the map does not reach. */
function locatePlace({ label, lat, long, country, precision }: Place): MapPlace | null {
  const point = precision === 'state' ? null : projectPoint(lat, long, country);
  return point && { name: label, ...point };
}

/** A study site as a marker; none outside of the map. */
function marker({ studySite }: FoundStudySite, points: MapPoints, detail: string | undefined) {
  const point = points[studySite.id];
  if (!point) return [];
  const isOpen = studySite.cohorts.some(({ status }) => status === 'open');
  const tone = isOpen ? ('open' as const) : ('closed' as const);
  return [{ id: studySite.id, label: studySite.name, detail, ...point, tone }];
}

/** The outlines, with names in the language of the page. Canada is not drawn: its study sites are in a frame at the top. */
function createMapPicture({ map, points }: MapData, { areas, studySites }: FinderData, locale: Locale) {
  const getAreaName = (code: string) => areas.find((area) => area.code === code)?.name ?? code;
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
      ...map.insets.map(({ state, ...frame }) => ({ name: getAreaName(state), ...frame })),
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

/** Canada is not on the map; its study sites are in a labeled row at the top. */
function CanadianSites({
  matches,
  messages: { t },
}: {
  matches: FinderState['result']['matches'];
  messages: FinderMessages;
}) {
  const names = matches
    .filter(({ studySite }) => studySite.country === 'CA')
    .map(({ studySite }) => studySite.name);
  return names.length === 0 ? null : <p>{t('map.canada', { sites: names.join(', ') })}</p>;
}
