import { CanIJoin } from './CanIJoin.tsx';
import * as styles from './Finder.css.ts';
import { FinderFilters } from './FinderFilters.tsx';
import { GoalReachedNotice } from './GoalReachedNotice.tsx';
import { MapDescription } from './MapDescription.tsx';
import { MapToggle, MapView } from './MapView.tsx';
import { PlaceAnswer } from './PlaceAnswer.tsx';
import { Results } from './Results.tsx';
import { useMapPanel } from './useMapPanel.ts';
import { useOpenStates } from './useOpenStates.ts';
import type { StudySiteFinder } from './useStudySiteFinder.ts';

/** Everything of a finder below the field of the place: filters, map, list. Complete without script. */
export function FinderResults({ finder: shared }: { finder: StudySiteFinder }) {
  const { data, finder, messages, search, searchIn, placeAnswer, resultActions, goalSearch } = shared;
  const openStates = useOpenStates(data.studySites);
  const map = useMapPanel(finder.area !== null);
  return (
    <div className={styles.results}>
      <PlaceAnswer
        ref={placeAnswer}
        finder={finder}
        messages={messages}
        onChoose={(place) => void searchIn(place)}
      />
      <FinderFilters finder={shared} />
      <CanIJoin data={data} messages={messages} onChoose={(filters) => void search(finder.near, filters)} />
      <GoalReachedNotice data={data} finder={finder} messages={messages} submittedSearch={goalSearch} />
      <MapToggle map={map} messages={messages} />
      <div className={styles.sideBySide}>
        <div className={styles.list}>
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
