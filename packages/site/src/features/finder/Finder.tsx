import { useState } from 'react';

import { FINDER_ANCHOR } from './finder-url.ts';
import type { SentFinderData } from './finder-data.ts';
import { FinderResults } from './FinderResults.tsx';
import { PlaceForm } from './PlaceForm.tsx';
import { useStudySiteFinder } from './useStudySiteFinder.ts';

/** A list as short as this is read in a moment: it needs no field and no filters. */
const SHORT = 12;

/** The study-site finder in one piece, for a page that is about something else. */
export function Finder({ data, heading }: { data: SentFinderData; heading: string }) {
  const finder = useStudySiteFinder(data);
  const { isSearched } = finder.finder;
  // Who has searched once keeps the field and the filters, with the focus in them.
  const [wasSearched, setWasSearched] = useState(isSearched);
  if (isSearched && !wasSearched) setWasSearched(true);
  const hasTools = wasSearched || finder.data.studySites.length > SHORT;
  return (
    <section id={FINDER_ANCHOR} aria-labelledby={hasTools ? 'finder-heading' : undefined}>
      {hasTools && (
        <>
          <h2 id="finder-heading">{heading}</h2>
          <PlaceForm finder={finder} />
        </>
      )}
      <FinderResults finder={finder} hasTools={hasTools} />
    </section>
  );
}
