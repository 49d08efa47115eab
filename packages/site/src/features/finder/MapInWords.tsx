import { Disclosure } from '@longcovid/ui/disclosure';
import { stateSummaries } from '@longcovid/content/search';
import { useDeferredValue, useMemo } from 'react';

import { useLocale } from '../../words/useLocale.ts';
import type { FinderData } from './finder-data.ts';
import type { FinderWords } from './finder-words.ts';
import type { FinderState } from './useFinder.ts';

type Props = { data: FinderData; finder: FinderState; words: FinderWords };

/** What the map shows, said: by state, with the nearest study site and the states next to it. */
export function MapInWords({ data, finder, words }: Props) {
  const locale = useLocale();
  const { say } = words;
  const { matches } = useDeferredValue(finder.result);
  const { cohort } = finder.filters;
  const summaries = useMemo(() => stateSummaries(matches, data.areas, cohort), [matches, data.areas, cohort]);
  const nameOf = (code: string) => data.areas.find((area) => area.code === code)?.name[locale] ?? code;
  return (
    <Disclosure summary={say('words.summary')} headingLevel={3}>
      <ul>
        {summaries.map(({ state, total, open, nearest, neighbours }) => (
          <li key={state}>
            {[
              say('words.state', { state: nameOf(state), total, open }),
              nearest &&
                say('words.nearest', {
                  site: nearest.studySite.name,
                  distance: words.distance(nearest) ?? '',
                }),
              neighbours.length > 0 &&
                say('words.neighbours', {
                  states: neighbours
                    .map((neighbour) =>
                      say('words.neighbour', { state: nameOf(neighbour.state), total: neighbour.total }),
                    )
                    .join(', '),
                }),
            ]
              .filter(Boolean)
              .join(' ')}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
