import { Disclosure } from '@longcovid/ui/disclosure';
import { stateSummaries } from '@longcovid/content/search';
import { memo, useDeferredValue, useMemo } from 'react';

import { useLocale } from '../../i18n/useLocale.ts';
import type { FinderData } from './finder-data.ts';
import type { FinderWords } from './finder-messages.ts';
import type { FinderState } from './useFinder.ts';

type Props = { data: FinderData; finder: FinderState; words: FinderWords };

/** What the map shows, said. It may come a moment after the number of results. */
export function MapInWords({ data, finder: { result, filters }, words }: Props) {
  const shown = useDeferredValue(
    useMemo(() => ({ result, cohort: filters.cohort }), [result, filters.cohort]),
  );
  return <States data={data} words={words} matches={shown.result.matches} cohort={shown.cohort} />;
}

type StatesProps = Pick<Props, 'data' | 'words'> & {
  matches: FinderState['result']['matches'];
  cohort: FinderState['filters']['cohort'];
};

/** The study sites by state, with the nearest one and the states next to it: two hundred sentences, so drawn only when they change. */
const States = memo(function States({ data, words, matches, cohort }: StatesProps) {
  const locale = useLocale();
  const { say } = words;
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
});
