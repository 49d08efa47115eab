import { Button } from '@longcovid/ui/button';
import { ResultList, type ResultListHandle } from '@longcovid/ui/result-list';
import type { Locale } from '@longcovid/content';
import type { FoundStudySite } from '@longcovid/content/search';
import { useDeferredValue, useMemo, useState, type Ref } from 'react';

import { useLocale } from '../../words/useLocale.ts';
import { AskedCohort } from '../join/JoinLink.tsx';
import type { FinderData } from './finder-data.ts';
import * as styles from './Finder.css.ts';
import type { FinderWords } from './finder-words.ts';
import { createResultItems } from './result-items.tsx';
import { NoResults } from './NoResults.tsx';
import type { FinderState } from './useFinder.ts';

type Props = {
  ref: Ref<ResultListHandle>;
  data: FinderData;
  finder: FinderState;
  words: FinderWords;
};

/** So many results are shown whole; of a longer list so many at a time, since a page of 10,000 helps nobody. */
const ALL_AT_ONCE = 500;
const STEP = 100;

/** The list: by distance where a place is known, otherwise by state. */
export function Results({ ref, data, finder, words }: Props) {
  const locale = useLocale();
  const { say } = words;
  // The number and the filters are shown at once; the list itself may come a moment later.
  const { matches } = useDeferredValue(finder.result);
  const cohort = useDeferredValue(finder.filters.cohort);
  const [more, setMore] = useState(0);
  const itemOf = useMemo(() => createResultItems(words), [words]);
  const isGrouped = !finder.from && finder.filters.sort !== 'status' && !isOneState(data.studySites);
  const count = (matches.length <= ALL_AT_ONCE ? ALL_AT_ONCE : STEP) + more;
  const { items, groups } = useMemo(() => {
    const shown = matches.slice(0, count);
    return {
      items: shown.map(itemOf),
      groups: isGrouped ? byState(shown, data, locale, words) : undefined,
    };
  }, [matches, count, itemOf, isGrouped, data, locale, words]);
  const left = matches.length - items.length;
  return (
    <>
      {data.notice && <p className={styles.credit}>{say('results.sample')}</p>}
      <AskedCohort value={cohort}>
        <ResultList
          ref={ref}
          headingLevel={3}
          heading={words.heading(finder.result.total, finder.from)}
          items={items}
          groups={groups}
          areGroupsCollapsed
          emptyContent={<NoResults data={data} finder={finder} words={words} />}
        />
      </AskedCohort>
      {left > 0 && (
        <Button onClick={() => setMore(more + STEP)}>
          {say('results.more', { count: Math.min(left, STEP) })}
        </Button>
      )}
    </>
  );
}

/** A state's own page needs no group for it. */
const isOneState = (studySites: FinderData['studySites']) =>
  studySites.every(({ state }) => state === studySites[0]?.state);

function byState(
  matches: readonly FoundStudySite[],
  { areas }: FinderData,
  locale: Locale,
  words: FinderWords,
) {
  const nameOf = (code: string) => areas.find((area) => area.code === code)?.name[locale] ?? code;
  const states = Map.groupBy(matches, ({ studySite }) => studySite.state);
  return [...states]
    .map(([state, found]) => ({
      id: state,
      heading: words.say('option', { label: nameOf(state), count: found.length }),
      itemIds: found.map(({ studySite }) => `result-${studySite.id}`),
    }))
    .sort((a, b) => a.heading.localeCompare(b.heading, locale));
}
