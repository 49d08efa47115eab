import { useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { PlaceAnswer } from '../place/PlaceAnswer.tsx';
import { CanIJoin, type CanIJoinActions, Condolence } from './CanIJoin.tsx';
import { createPlaceUrl } from './finder-url.ts';
import * as styles from './Finder.css.ts';
import { FinderFilters } from './FinderFilters.tsx';
import { SavedStudySitesLater } from './SavedStudySitesLater.tsx';
import { GoalReachedNoticeLater } from './search-parts-later.tsx';
import { MapDescription } from './MapDescription.tsx';
import { MapToggle, MapView } from './MapView.tsx';
import { Results } from './Results.tsx';
import { useActiveStudySite } from './useActiveStudySite.ts';
import { useMapPanel } from './useMapPanel.ts';
import { useOpenStates } from './useOpenStates.ts';
import type { StudySiteFinder } from './useStudySiteFinder.ts';
import { useWideScreen } from './useWideScreen.ts';

/** Everything of a finder below the field of the place: filters, map, list. Complete without script. */
export function FinderResults({
  finder: shared,
  hasTools = true,
}: {
  finder: StudySiteFinder;
  /** Whether there are filters and "Can I join?". Default: yes. */
  hasTools?: boolean;
}) {
  const { data, finder, messages, search, searchIn, placeAnswer, resultActions, goalSearch, isFound } =
    shared;
  const { pathname } = useLocation();
  const openStates = useOpenStates(data.studySites, resultActions);
  const isWide = useWideScreen();
  const map = useMapPanel(finder.area !== null, isWide);
  const active = useActiveStudySite();
  const canIJoin = useRef<CanIJoinActions>(null);
  const mapView = (
    <MapView
      data={data}
      finder={finder}
      messages={messages}
      map={map}
      activeId={active.activeId}
      onActiveIdChange={active.setActiveId}
      isBesideList={isWide}
      focusResult={openStates.focusResult}
    />
  );
  // Beside results near a place they are for those who found none.
  const questions = hasTools && (
    <CanIJoin
      actionsRef={canIJoin}
      data={data}
      messages={messages}
      onChoose={(filters) => void search(finder.near, filters)}
    />
  );
  return (
    <div className={styles.results}>
      <PlaceAnswer
        ref={placeAnswer}
        place={finder.place}
        isUsed={finder.from === finder.place}
        createUrl={(near) => createPlaceUrl(pathname, finder, near)}
        onChoose={(place, near) => void searchIn(place, near)}
      />
      <div className={finder.isSearched ? styles.sideBySide : `${styles.sideBySide} ${styles.notPrinted}`}>
        <div className={styles.list} {...active.list}>
          {hasTools && <FinderFilters finder={shared} onUnsure={() => canIJoin.current?.open()} />}
          {finder.filters.cohort === 'autopsy' && <Condolence phone={data.contact.phone} />}
          {!isFound && questions}
          {finder.result.goal === 'all-full' && (
            <GoalReachedNoticeLater
              data={data}
              finder={finder}
              messages={messages}
              submittedSearch={goalSearch}
            />
          )}
          <MapToggle map={map} messages={messages} />
          {!isWide && mapView}
          <Results
            actionsRef={resultActions}
            data={data}
            finder={finder}
            messages={messages}
            openStates={openStates}
          />
          {isFound && questions}
        </div>
        {isWide && mapView}
      </div>
      <SavedStudySitesLater data={data} messages={messages} />
      {finder.isSearched && (
        <div className={styles.notPrinted}>
          <MapDescription data={data} finder={finder} messages={messages} />
        </div>
      )}
      <p className={styles.credit}>{data.credit}</p>
    </div>
  );
}
