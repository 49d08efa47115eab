import type { ResultListActions } from '@longcovid/ui/result-list';
import { formatSearch, type Place, type ResolvedPlace, type SearchFilters } from '@longcovid/content/search';
import { useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import type { FinderData, SentFinderData } from './finder-data.ts';
import { loadSearchParts } from './search-parts-later.tsx';
import { useFinderMessages, type FinderMessages } from './finder-messages.ts';
import { unpackStudySites } from './study-site-table.ts';
import { useFinder, type FinderState } from './useFinder.ts';

/** What the parts of a finder share, wherever they stand on the page. */
export type StudySiteFinder = {
  data: FinderData;
  finder: FinderState;
  messages: FinderMessages;
  /** The heading of the results, which takes focus after a search. */
  resultActions: RefObject<ResultListActions | null>;
  /** The question which of several places is meant, which takes focus after such a search. */
  placeAnswer: RefObject<HTMLDivElement | null>;
  /** Names the search that may open the "goal reached" dialog, or null. */
  goalSearch: string | null;
  /** Whether somebody has searched for a place here; a shared link leads to its results by itself. */
  isFound: boolean;
  /** Resolves a place and searches there, by default with the chosen filters. */
  search: (near: string, filters?: SearchFilters) => Promise<ResolvedPlace>;
  searchIn: (place: Place, near: string) => Promise<void>;
  searchFromDevice: (place: Place) => void;
};

/** The same text for the same search. */
const nameSearch = (near: string, filters: SearchFilters) => `${near}?${formatSearch(filters)}`;

/** The state of a page's study-site finder, and its searches, which end with focus on the answer. */
export function useStudySiteFinder(sent: SentFinderData): StudySiteFinder {
  const data = useMemo(() => ({ ...sent, studySites: unpackStudySites(sent.studySites) }), [sent]);
  const messages = useFinderMessages(data);
  const finder = useFinder(data);
  const resultActions = useRef<ResultListActions>(null);
  const placeAnswer = useRef<HTMLDivElement>(null);
  /** The search whose "goal reached" dialog was shown, so that it opens once per query. */
  const [asked, setAsked] = useState<string | null>(null);
  const [hasSearched, setHasSearched] = useState(data.rendered.place.kind === 'place');
  const showResults = () => {
    // What it removes above the heading moves it before it takes focus.
    flushSync(() => setHasSearched(true));
    resultActions.current?.focusHeading();
  };

  return {
    data,
    finder,
    messages,
    resultActions,
    placeAnswer,
    isFound: hasSearched && finder.from !== null,
    // A later change of a filter opens nothing, so that focus stays on the filter.
    goalSearch: asked === nameSearch(finder.near, finder.filters) ? asked : null,
    search: async (near, chosen) => {
      const parts = loadSearchParts();
      const { place, filters } = await finder.search(near, chosen);
      if (place.kind === 'place' || place.kind === 'empty') showResults();
      // The question comes with focus. The form shows an error of the place at its field.
      else if (place.kind === 'ambiguous') placeAnswer.current?.focus();
      const { activeElement: answer } = document;
      // No dialog interrupts somebody who has gone on while its script was on the way; the notice is in the page.
      void parts.then(() => {
        if (document.activeElement === answer) setAsked(nameSearch(near, filters));
      });
      return place;
    },
    searchIn: async (place, near) => {
      await finder.searchIn(place, near);
      showResults();
    },
    searchFromDevice: (place) => {
      finder.searchFromDevice(place);
      showResults();
    },
  };
}
