import { useLocation } from 'react-router-dom';

import { PlaceAnswer } from '../place/PlaceAnswer.tsx';
import { CanIJoin } from './CanIJoin.tsx';
import { FINDER_ANCHOR } from './finder-address.ts';
import * as styles from './Finder.css.ts';
import { FinderFilters } from './FinderFilters.tsx';
import { GoalReachedNotice } from './GoalReachedNotice.tsx';
import { MapDescription } from './MapDescription.tsx';
import { MapToggle, MapView } from './MapView.tsx';
import { Results } from './Results.tsx';
import { useMapPanel } from './useMapPanel.ts';
import { useOpenStates } from './useOpenStates.ts';
import type { StudySiteFinder } from './useStudySiteFinder.ts';

/** Everything of a finder below the field of the place: filters, map, list. Complete without script. */
export function FinderResults({ finder: shared }: { finder: StudySiteFinder }) {
  const { data, finder, messages, search, searchIn, placeAnswer, resultActions, goalSearch } = shared;
  const { pathname } = useLocation();
  const openStates = useOpenStates(data.studySites);
  const map = useMapPanel(finder.area !== null);
  return (
    <div className={styles.results}>
      <PlaceAnswer
        ref={placeAnswer}
        place={finder.place}
        isUsed={finder.from === finder.place}
        createUrl={(near) => `${pathname}?${new URLSearchParams({ near }).toString()}#${FINDER_ANCHOR}`}
        onChoose={(place) => void searchIn(place)}
      />
      <div className={styles.sideBySide}>
        <div className={styles.list}>
          <FinderFilters finder={shared} />
          <CanIJoin
            data={data}
            messages={messages}
            onChoose={(filters) => void search(finder.near, filters)}
          />
          <GoalReachedNotice data={data} finder={finder} messages={messages} submittedSearch={goalSearch} />
          <MapToggle map={map} messages={messages} />
          <Results
            actionsRef={resultActions}
            data={data}
            finder={finder}
            messages={messages}
            openStates={openStates}
          />
        </div>
        <MapView
          data={data}
          finder={finder}
          messages={messages}
          map={map}
          onMarkerPress={openStates.focusResult}
        />
      </div>
      {finder.isSearched && <MapDescription data={data} finder={finder} messages={messages} />}
      <p className={styles.credit}>{data.credit}</p>
    </div>
  );
}
