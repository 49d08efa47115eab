import { Notice } from '@longcovid/ui/notice';
import type { ResultListActions } from '@longcovid/ui/result-list';
import type { Place, SearchFilters } from '@longcovid/content/search';
import { useRef, useState, type ReactNode } from 'react';

import { CanIJoin } from './CanIJoin.tsx';
import { FINDER_ANCHOR } from './finder-address.ts';
import type { FinderData } from './finder-data.ts';
import { useFinderMessages } from './finder-messages.ts';
import * as styles from './Finder.css.ts';
import { FinderForm } from './FinderForm.tsx';
import { GoalReachedNotice } from './GoalReachedNotice.tsx';
import { MapDescription } from './MapDescription.tsx';
import { MapView } from './MapView.tsx';
import { PlaceAnswer } from './PlaceAnswer.tsx';
import { Results } from './Results.tsx';
import { useFinder } from './useFinder.ts';

type Props = {
  data: FinderData;
  heading: string;
  /** Instructions, in a sentence or two. */
  children: ReactNode;
};

/** The same text for the same search. */
const nameSearch = (near: string, filters: SearchFilters) => JSON.stringify([near, filters]);

/** The study-site finder: who can join, where to look, the list, the map. Complete without script. */
export function Finder({ data, heading, children }: Props) {
  const messages = useFinderMessages(data);
  const finder = useFinder(data);
  const resultActions = useRef<ResultListActions>(null);
  const placeAnswer = useRef<HTMLDivElement>(null);
  /** The search whose "goal reached" dialog was shown, so that it opens once per query. */
  const [goalAsked, setGoalAsked] = useState<string | null>(null);

  // A later change of a filter opens nothing, so that focus stays on the filter.
  const askedFor = goalAsked === nameSearch(finder.near, finder.filters) ? goalAsked : null;

  const showResults = () => resultActions.current?.focusHeading();

  const search = async (near: string, filters: SearchFilters) => {
    const place = await finder.search(near, filters);
    setGoalAsked(nameSearch(near, filters));
    if (place.kind === 'place' || place.kind === 'empty') showResults();
    // The question comes with focus. What is wrong with the place stands at its field: the form says it.
    else if (place.kind === 'ambiguous') placeAnswer.current?.focus();
    return place;
  };
  const searchIn = async (place: Place) => {
    await finder.searchIn(place);
    showResults();
  };
  const searchFromDevice = (place: Place) => {
    finder.searchFromDevice(place);
    showResults();
  };

  return (
    <section id={FINDER_ANCHOR} className={styles.finder} aria-labelledby="finder-heading" data-hydrate>
      <div className={styles.introduction}>
        <h2 id="finder-heading">{heading}</h2>
        {children}
        {data.notice && <Notice tone="info">{data.notice}</Notice>}
        <CanIJoin data={data} messages={messages} onChoose={(filters) => void search(finder.near, filters)} />
      </div>
      <div className={styles.columns}>
        <FinderForm
          data={data}
          finder={finder}
          messages={messages}
          onSearch={search}
          onSearchFromDevice={searchFromDevice}
        />
        <div className={styles.results}>
          <PlaceAnswer
            ref={placeAnswer}
            finder={finder}
            messages={messages}
            onChoose={(place) => void searchIn(place)}
          />
          <GoalReachedNotice data={data} finder={finder} messages={messages} submittedSearch={askedFor} />
          <MapView data={data} finder={finder} messages={messages} />
          <Results actionsRef={resultActions} data={data} finder={finder} messages={messages} />
          <MapDescription data={data} finder={finder} messages={messages} />
          <p className={styles.credit}>{data.credit}</p>
        </div>
      </div>
    </section>
  );
}
