import type { FoundStudySite } from '@longcovid/content/search';
import { Link } from '@longcovid/ui/link';
import type { ResultItem } from '@longcovid/ui/result-list';

import { JoinLink } from '../join/JoinLink.tsx';
import type { FinderWords } from './finder-messages.ts';

/**
 * Makes the list's items out of study sites. The same study site at the same distance is the same object, so that the
 * list draws only what a filter has changed.
 */
export function createResultItems(words: FinderWords): (found: FoundStudySite) => ResultItem {
  const made = new Map<string, ResultItem>();
  return (found) => {
    const distance = words.distance(found);
    const key = `${found.studySite.id} ${distance}`;
    const item = made.get(key) ?? resultItem(found.studySite, distance, words);
    made.set(key, item);
    return item;
  };
}

function resultItem(
  studySite: FoundStudySite['studySite'],
  distance: string | undefined,
  { say, either, groupName }: FinderWords,
): ResultItem {
  const isOpen = studySite.cohorts.some(({ status }) => status === 'open');
  return {
    id: `result-${studySite.id}`,
    title: studySite.name,
    status: studySite.cohorts.map(({ cohort, status }) => ({
      label: say('results.groupStatus', { group: groupName(cohort), status: say(`status.${status}`) }),
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
        detail: either(studySite.covidConditions.map((code) => say(`results.covid.${code}`))),
      },
      ...(studySite.specialty > 0
        ? [{ term: say('results.special'), detail: say(`specialty.${studySite.specialty}`) }]
        : []),
      ...(studySite.offSite ? [{ term: say('results.away'), detail: say('offSite.true') }] : []),
    ],
    actions: (
      <>
        {isOpen && <JoinLink siteId={studySite.id}>{say('results.join', { site: studySite.name })}</JoinLink>}
        {studySite.website && (
          <Link href={studySite.website}>{say('results.website', { site: studySite.name })}</Link>
        )}
      </>
    ),
  };
}
