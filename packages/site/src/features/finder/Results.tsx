import { Button } from '@longcovid/ui/button';
import { Link } from '@longcovid/ui/link';
import { ResultList, type ResultListHandle } from '@longcovid/ui/result-list';
import type { Locale } from '@longcovid/content';
import type { FoundStudySite } from '@longcovid/content/search';
import { useState, type Ref } from 'react';

import { useLocale } from '../../words/useLocale.ts';
import { JoinLink } from '../join/JoinLink.tsx';
import type { FinderData } from './finder-data.ts';
import * as styles from './Finder.css.ts';
import type { FinderWords } from './finder-words.ts';
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
  const { matches, total } = finder.result;
  const [more, setMore] = useState(0);
  const shown = matches.slice(0, (matches.length <= ALL_AT_ONCE ? ALL_AT_ONCE : STEP) + more);
  const left = matches.length - shown.length;
  return (
    <>
      {data.notice && <p className={styles.credit}>{say('results.sample')}</p>}
      <ResultList
        ref={ref}
        headingLevel={3}
        heading={words.heading(total, finder.from)}
        items={shown.map((found) => item(found, data, finder, words))}
        groups={
          finder.from || finder.filters.sort === 'status' ? undefined : byState(shown, data, locale, words)
        }
        areGroupsCollapsed
        emptyContent={<NoResults data={data} finder={finder} words={words} />}
      />
      {left > 0 && (
        <Button onClick={() => setMore(more + STEP)}>
          {say('results.more', { count: Math.min(left, STEP) })}
        </Button>
      )}
    </>
  );
}

function item(found: FoundStudySite, data: FinderData, { filters }: FinderState, words: FinderWords) {
  const { studySite } = found;
  const { say } = words;
  const distance = words.distance(found);
  const isOpen = studySite.cohorts.some(({ status }) => status === 'open');
  return {
    id: `result-${studySite.id}`,
    title: studySite.name,
    status: studySite.cohorts.map(({ cohort, status }) => ({
      label: say('results.groupStatus', { group: words.groupName(cohort), status: say(`status.${status}`) }),
      tone: status === 'open' ? ('open' as const) : ('closed' as const),
    })),
    facts: [
      ...(distance ? [{ term: say('results.distance'), detail: distance }] : []),
      {
        term: say('results.address'),
        detail: `${studySite.city}, ${studySite.state} ${studySite.postalCode}`,
      },
      {
        term: say('results.covid'),
        detail: studySite.covidConditions.map((code) => say(`results.covid.${code}`)).join('; '),
      },
      ...(studySite.specialty > 0
        ? [{ term: say('results.special'), detail: say(`specialty.${studySite.specialty}`) }]
        : []),
      ...(studySite.offSite ? [{ term: say('results.away'), detail: say('offSite.true') }] : []),
    ],
    actions: (
      <>
        {isOpen && (
          <JoinLink siteId={studySite.id} cohort={filters.cohort}>
            {say('results.join', { site: studySite.name })}
          </JoinLink>
        )}
        {studySite.website && (
          <Link href={studySite.website}>{say('results.website', { site: studySite.name })}</Link>
        )}
      </>
    ),
  };
}

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
      heading: words.say('option', { label: nameOf(state), count: found.length }),
      itemIds: found.map(({ studySite }) => `result-${studySite.id}`),
    }))
    .sort((a, b) => a.heading.localeCompare(b.heading, locale));
}
