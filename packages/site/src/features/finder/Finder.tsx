import { FINDER_ANCHOR } from './finder-url.ts';
import type { SentFinderData } from './finder-data.ts';
import * as styles from './Finder.css.ts';
import { FinderResults } from './FinderResults.tsx';
import { PlaceForm } from './PlaceForm.tsx';
import { useStudySiteFinder } from './useStudySiteFinder.ts';

/** The study-site finder in one piece, for a page that is about something else. */
export function Finder({ data, heading }: { data: SentFinderData; heading: string }) {
  const finder = useStudySiteFinder(data);
  return (
    <section id={FINDER_ANCHOR} className={styles.finder} aria-labelledby="finder-heading" data-finder>
      <h2 id="finder-heading">{heading}</h2>
      <PlaceForm finder={finder} />
      <FinderResults finder={finder} />
    </section>
  );
}
