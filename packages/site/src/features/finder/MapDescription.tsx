import { Disclosure } from '@longcovid/ui/disclosure';
import { stateSummaries } from '@longcovid/content/search';
import { memo, useDeferredValue, useMemo } from 'react';

import type { FinderData } from './finder-data.ts';
import type { FinderMessages } from './finder-messages.ts';
import type { FinderState } from './useFinder.ts';

type Props = { data: FinderData; finder: FinderState; messages: FinderMessages };

/** The text alternative of the map. May render after the number of results. */
export function MapDescription({ data, finder: { result, filters }, messages }: Props) {
  const shown = useDeferredValue(
    useMemo(() => ({ result, cohort: filters.cohort }), [result, filters.cohort]),
  );
  return <States data={data} messages={messages} matches={shown.result.matches} cohort={shown.cohort} />;
}

type StatesProps = Pick<Props, 'data' | 'messages'> & {
  matches: FinderState['result']['matches'];
  cohort: FinderState['filters']['cohort'];
};

/** The study sites by state, with the nearest one and bordering states. Memoized: up to two hundred sentences. */
const States = memo(function States({ data, messages, matches, cohort }: StatesProps) {
  const { t } = messages;
  const summaries = useMemo(() => stateSummaries(matches, data.areas, cohort), [matches, data.areas, cohort]);
  const getAreaName = (code: string) => data.areas.find((area) => area.code === code)?.name ?? code;
  return (
    <Disclosure summary={t('words.summary')} headingLevel={3}>
      <ul>
        {summaries.map(({ state, total, open, nearest, neighbours }) => (
          <li key={state}>
            {[
              t('words.state', { state: getAreaName(state), total, open }),
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
