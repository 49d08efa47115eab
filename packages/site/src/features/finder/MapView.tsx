import { Button } from '@longcovid/ui/button';
import { Notice } from '@longcovid/ui/notice';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';

import type { FinderMessages } from './finder-messages.ts';
import * as styles from './Finder.css.ts';
import type { MapActions, StudySiteMapProps } from './StudySiteMap.tsx';
import type { FinderState } from './useFinder.ts';
import type { MapPanel } from './useMapPanel.ts';

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

type MapViewProps = Omit<StudySiteMapProps, 'map' | 'search' | 'actions'> & {
  map: MapPanel;
  finder: FinderState;
  /** Moves focus to a study site in the list; whether it is in there. */
  focusResult: (id: string) => boolean;
};

/**
 * The results as a map, beside or below their list. May render after the number of results. Until it is loaded, and
 * without script, a picture of the same part is in its place.
 */
export function MapView({ map, finder, focusResult, ...shared }: MapViewProps) {
  const { loaded, isOpen, panel, retry } = map;
  const { t } = shared.messages;
  const { result, from, area, isSearched } = finder;
  const search = useDeferredValue(
    useMemo(() => ({ result, from, area, isSearched }), [result, from, area, isSearched]),
  );
  const { still, rendered } = shared.data;
  // A picture for the place that the page was rendered with.
  const start = rendered.place.kind === 'place' ? rendered.place : null;
  const hasStill = still !== null && from === start && !finder.isFiltered;
  const latest = useRef({ finder, focusResult });
  useEffect(() => {
    latest.current = { finder, focusResult };
  });
  // The same functions in each render, so that the memoized map does not render with the filters.
  const actions = useMemo(
    (): MapActions => ({
      setArea: (next) => latest.current.finder.setArea(next),
      setShown: (count) => latest.current.finder.setShown(count),
      focusResult: (id) => latest.current.focusResult(id),
    }),
    [],
  );
  return (
    <div
      ref={panel}
      tabIndex={-1}
      className={styles.map}
      data-open={isOpen ? '' : undefined}
      data-script-only={hasStill ? undefined : ''}
    >
      {hasStill && loaded.state !== 'shown' && (
        <figure className={styles.still}>
          <img src={still} alt="" width="390" height="256" loading="lazy" />
          <figcaption>{t('map.still', { isAll: String(!still.includes('#')) })}</figcaption>
        </figure>
      )}
      {loaded.state === 'failed' && (
        <Notice tone="danger" live="polite">
          <p>{t('map.failed')}</p>
          <Button onClick={() => void retry()}>{t('map.retry')}</Button>
        </Notice>
      )}
      {loaded.state === 'shown' && (
        <loaded.StudySiteMap {...shared} map={loaded.data} search={search} actions={actions} />
      )}
    </div>
  );
}
