import { Button } from '@longcovid/ui/button';
import { Notice } from '@longcovid/ui/notice';
import { RegionMap } from '@longcovid/ui/region-map';
import type { Locale } from '@longcovid/content';
import type { FoundStudySite, MapPoints, SiteMap } from '@longcovid/content/search';
import { useMemo, useState } from 'react';

import { useHydrated } from '../../hydration/useHydrated.ts';
import { useLocale } from '../../words/useLocale.ts';
import type { FinderData } from './finder-data.ts';
import type { FinderWords } from './finder-words.ts';
import * as styles from './Finder.css.ts';
import type { FinderState } from './useFinder.ts';

type MapData = { map: SiteMap; points: MapPoints };
type Loaded = { state: 'closed' | 'loading' | 'failed' } | { state: 'shown'; data: MapData };

let kept: Promise<MapData> | undefined;

async function fetchMap(): Promise<MapData> {
  const response = await fetch('/data/map.json');
  if (!response.ok) throw new Error(`/data/map.json answered ${response.status}.`);
  return (await response.json()) as MapData;
}

/** The outlines and points, fetched when somebody wants to see them. */
const loadMap = (): Promise<MapData> =>
  (kept ??= fetchMap().catch((error: unknown) => {
    kept = undefined;
    throw error;
  }));

/** The same results as the list, as a picture. It comes by script; without it the map in words says the same. */
export function MapView({
  data,
  finder,
  words,
}: {
  data: FinderData;
  finder: FinderState;
  words: FinderWords;
}) {
  const locale = useLocale();
  const hydrated = useHydrated();
  const [loaded, setLoaded] = useState<Loaded>({ state: 'closed' });
  const { say } = words;
  if (!hydrated) return null;

  const show = async () => {
    setLoaded({ state: 'loading' });
    try {
      setLoaded({ state: 'shown', data: await loadMap() });
    } catch (error) {
      console.warn('[@longcovid/site] The map could not be loaded; the list says the same.', error);
      setLoaded({ state: 'failed' });
    }
  };
  return (
    <div className={styles.map}>
      <Button
        aria-expanded={loaded.state === 'shown'}
        pending={loaded.state === 'loading'}
        pendingLabel={say('map.loading')}
        onClick={() => (loaded.state === 'shown' ? setLoaded({ state: 'closed' }) : void show())}
      >
        {say(loaded.state === 'shown' ? 'map.hide' : 'map.show')}
      </Button>
      {loaded.state === 'failed' && (
        <Notice tone="danger" locale={locale} live="polite">
          <p>{say('map.failed')}</p>
          <Button onClick={() => void show()}>{say('map.retry')}</Button>
        </Notice>
      )}
      {loaded.state === 'shown' && (
        <StudySiteMap data={data} finder={finder} words={words} map={loaded.data} />
      )}
    </div>
  );
}

function StudySiteMap({
  data,
  finder,
  words,
  map: { map, points },
}: {
  data: FinderData;
  finder: FinderState;
  words: FinderWords;
  map: MapData;
}) {
  const locale = useLocale();
  const [inView, setInView] = useState<readonly string[] | null>(null);
  const [selectedId, setSelectedId] = useState<string>();
  const { say } = words;
  const { matches } = finder.result;
  // The map clusters anew whenever it is given another list.
  const markers = useMemo(
    () => matches.flatMap((found) => marker(found, points, words.distance(found))),
    [matches, points, words],
  );
  const picture = useMemo(() => pictureOf(map, data.areas, locale), [map, data.areas, locale]);
  return (
    <>
      <RegionMap
        locale={locale}
        label={say('map.label')}
        {...picture}
        points={markers}
        selectedId={selectedId}
        onSelect={(id) => {
          setSelectedId(id);
          goToResult(id);
        }}
        onViewChange={({ visibleIds }, { reason }) => setInView(reason === 'reset' ? null : visibleIds)}
        toolbar={
          <>
            {inView && <Button onClick={() => finder.setArea(new Set(inView))}>{say('map.redo')}</Button>}
            {finder.area && (
              <Button onClick={() => finder.setArea(null)}>
                {say('filters.remove', { name: say('map.area') })}
              </Button>
            )}
          </>
        }
      />
      <CanadianSites matches={matches} words={words} />
    </>
  );
}

/** Goes from a mark of the map to the study site in the list, which may stand in a closed state. */
function goToResult(id: string): void {
  const title = document.getElementById(`result-${id}`);
  const state = title?.closest('details');
  if (state) state.open = true;
  title?.focus();
}

/** A study site as a mark; none when it stands off the map. */
function marker({ studySite }: FoundStudySite, points: MapPoints, detail: string | undefined) {
  const point = points[studySite.id];
  if (!point) return [];
  const isOpen = studySite.cohorts.some(({ status }) => status === 'open');
  const tone = isOpen ? ('open' as const) : ('closed' as const);
  return [{ id: studySite.id, label: studySite.name, detail, ...point, tone }];
}

/** The outlines, with the names of the states in the language of the page. */
function pictureOf({ viewBox, states, insets }: SiteMap, areas: FinderData['areas'], locale: Locale) {
  const nameOf = (code: string) => areas.find((area) => area.code === code)?.name[locale] ?? code;
  const [x = 0, y = 0, width = 0, height = 0] = viewBox;
  return {
    viewBox: [x, y, width, height] as const,
    areas: states.map(({ code, path }) => ({ code, name: nameOf(code), path })),
    insets: insets.map(({ state, ...frame }) => ({ name: nameOf(state), ...frame })),
  };
}

/** Canada is not drawn; its study sites stand in a row at the top and are named. */
function CanadianSites({
  matches,
  words: { say },
}: {
  matches: FinderState['result']['matches'];
  words: FinderWords;
}) {
  const names = matches
    .filter(({ studySite }) => studySite.country === 'CA')
    .map(({ studySite }) => studySite.name);
  return names.length === 0 ? null : <p>{say('map.canada', { sites: names.join(', ') })}</p>;
}
