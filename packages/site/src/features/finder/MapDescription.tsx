import { Disclosure } from '@longcovid/ui/disclosure';
import { stateSummaries } from '@longcovid/content/search';
import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';

import { getPlaceTables } from '../place/place-lookup.ts';
import type { Borders, FinderData } from './finder-data.ts';
import type { FinderMessages } from './finder-messages.ts';
import { hasDistances } from './has-distances.ts';
import type { FinderState } from './useFinder.ts';

type Props = { data: FinderData; finder: FinderState; messages: FinderMessages };

/** The text alternative of the map. May render after the number of results. */
export function MapDescription({ data, finder: { result, filters, from }, messages }: Props) {
  const shown = useDeferredValue(
    useMemo(
      () => ({ result, cohort: filters.cohort, hasNearest: hasDistances(from) }),
      [result, filters.cohort, from],
    ),
  );
  const borders = useBorders(data.borders);
  return (
    <States
      data={data}
      borders={borders}
      messages={messages}
      matches={shown.result.matches}
      cohort={shown.cohort}
      hasNearest={shown.hasNearest}
    />
  );
}

const NO_BORDERS: Borders = [];

/** Those in the page, or else loaded: only a search needs them. */
function useBorders(rendered: Borders | null): Borders {
  const [loaded, setLoaded] = useState<Borders>(rendered ?? NO_BORDERS);
  useEffect(() => {
    if (rendered) return;
    getPlaceTables()
      .states()
      .then(
        (states) => setLoaded(states ?? NO_BORDERS),
        (error: unknown) => console.warn(error),
      );
  }, [rendered]);
  return rendered ?? loaded;
}

type StatesProps = Pick<Props, 'data' | 'messages'> & {
  borders: Borders;
  matches: FinderState['result']['matches'];
  cohort: FinderState['filters']['cohort'];
  /** Whether there is a nearest one. */
  hasNearest: boolean;
};

/** The study sites by state, with the nearest one and bordering states. Memoized: up to two hundred sentences. */
const States = memo(function States({ data, borders, messages, matches, cohort, hasNearest }: StatesProps) {
  const { t } = messages;
  const summaries = useMemo(() => stateSummaries(matches, borders, cohort), [matches, borders, cohort]);
  const getAreaName = (code: string) => data.areas.find((area) => area.code === code)?.name ?? code;
  return (
    <Disclosure summary={t('words.summary')} headingLevel={3}>
      <ul>
        {summaries.map(({ state, total, open, nearest, neighbours }) => (
          <li key={state}>
            {[
              t('words.state', { state: getAreaName(state), total, open }),
              hasNearest &&
                nearest &&
                t('words.nearest', {
                  site: nearest.studySite.name,
                  distance: messages.distance(nearest) ?? '',
                }),
              neighbours.length > 0 &&
                t('words.neighbours', {
                  states: neighbours
                    .map((neighbour) =>
                      t('words.neighbour', { state: getAreaName(neighbour.state), total: neighbour.total }),
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
});
