import { Button } from '@longcovid/ui/button';
import { Notice } from '@longcovid/ui/notice';
import { RegionMap } from '@longcovid/ui/region-map';
import type { Locale } from '@longcovid/content';
import type { FoundStudySite, MapPoints, SiteMap } from '@longcovid/content/search';
import { useEffect, useMemo, useState } from 'react';

import { useLocale } from '../../i18n/useLocale.ts';
import type { FinderData } from './finder-data.ts';
import type { FinderMessages } from './finder-messages.ts';
import type { SearchArea } from './finder-address.ts';
import * as styles from './Finder.css.ts';
import { loadMap, type MapData } from './map-data.ts';
import type { FinderState } from './useFinder.ts';

type Loaded = { state: 'closed' | 'loading' | 'failed' } | { state: 'shown'; data: MapData };

async function loadShown(): Promise<Loaded> {
  try {
    return { state: 'shown', data: await loadMap() };
  } catch (error) {
    console.warn('[@longcovid/site] The map could not be loaded; the list has the same study sites.', error);
    return { state: 'failed' };
  }
}

/** The results as a map. Needs script, which replays an earlier press; without it the map description remains. */
export function MapView({
  data,
  finder,
  messages,
  onMarkerPress,
}: {
  data: FinderData;
  finder: FinderState;
  messages: FinderMessages;
  /** Called with the id of the study site whose marker was pressed, once it is in the list. */
  onMarkerPress: (id: string) => void;
}) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'closed' });
  const { t } = messages;

  const show = () => {
    setLoaded({ state: 'loading' });
    void loadShown().then(setLoaded);
  };
  // A shared search in a part of the map opens with that part.
  const isAreaSearched = finder.area !== null;
  useEffect(() => {
    if (isAreaSearched) void loadShown().then(setLoaded);
  }, [isAreaSearched]);
  return (
    <div data-script-only className={styles.map}>
      <Button
        aria-expanded={loaded.state === 'shown'}
        isPending={loaded.state === 'loading'}
        pendingLabel={t('map.loading')}
        onClick={() => (loaded.state === 'shown' ? setLoaded({ state: 'closed' }) : show())}
      >
        {t(loaded.state === 'shown' ? 'map.hide' : 'map.show')}
      </Button>
      {loaded.state === 'failed' && (
        <Notice tone="danger" live="polite">
          <p>{t('map.failed')}</p>
          <Button onClick={show}>{t('map.retry')}</Button>
        </Notice>
      )}
      {loaded.state === 'shown' && (
        <StudySiteMap
          data={data}
          finder={finder}
          messages={messages}
          map={loaded.data}
          onMarkerPress={onMarkerPress}
        />
      )}
    </div>
  );
}

function StudySiteMap({
  data,
  finder,
  messages,
  map: { map, points },
  onMarkerPress,
}: {
  data: FinderData;
  finder: FinderState;
  messages: FinderMessages;
  map: MapData;
  onMarkerPress: (id: string) => void;
}) {
  const locale = useLocale();
  const [view, setView] = useState<SearchArea | null>(null);
  const { t } = messages;
  const { matches } = finder.result;
  // The map clusters again for every new list.
  const markers = useMemo(
    () => matches.flatMap((found) => marker(found, points, messages.distance(found))),
    [matches, points, messages],
  );
  const picture = useMemo(() => createMapPicture(map, data.areas, locale), [map, data.areas, locale]);
  /** The list may not show a study site of the map yet. */
  const showInList = async (id: string) => {
    const place = matches.findIndex(({ studySite }) => studySite.id === id) + 1;
    if (!document.getElementById(`result-${id}`)) await finder.setShown(place);
    onMarkerPress(id);
  };
  return (
    <>
      <RegionMap
        label={t('map.label')}
        {...picture}
        points={markers}
        onMarkerPress={(id) => void showInList(id)}
        defaultView={finder.area ?? undefined}
        onViewChange={(next, { reason }) => setView(reason === 'reset' ? null : next)}
        toolbar={
          <>
            {view && <Button onClick={() => finder.setArea(view)}>{t('map.redo')}</Button>}
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

/** A study site as a marker; none outside of the map. */
function marker({ studySite }: FoundStudySite, points: MapPoints, detail: string | undefined) {
  const point = points[studySite.id];
  if (!point) return [];
  const isOpen = studySite.cohorts.some(({ status }) => status === 'open');
  const tone = isOpen ? ('open' as const) : ('closed' as const);
  return [{ id: studySite.id, label: studySite.name, detail, ...point, tone }];
}

/** The outlines, with the names of the states in the language of the page. */
function createMapPicture({ viewBox, states, insets }: SiteMap, areas: FinderData['areas'], locale: Locale) {
  const getAreaName = (code: string) => areas.find((area) => area.code === code)?.name[locale] ?? code;
  const [x = 0, y = 0, width = 0, height = 0] = viewBox;
  return {
    viewBox: [x, y, width, height] as const,
    areas: states.map(({ code, path }) => ({ code, name: getAreaName(code), path })),
    insets: insets.map(({ state, ...frame }) => ({ name: getAreaName(state), ...frame })),
  };
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
