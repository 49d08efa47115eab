import type { FoundStudySite } from '@longcovid/content/search';
import { Link } from '@longcovid/ui/link';
import type { ResultItem } from '@longcovid/ui/result-list';

import { JoinLink } from '../join/JoinLink.tsx';
import type { FinderMessages } from './finder-messages.ts';

/**
 * Makes the list's items out of study sites. The same study site at the same distance is the same object, so that the
 * list draws only what a filter has changed.
 */
export function createResultItems(messages: FinderMessages): (found: FoundStudySite) => ResultItem {
  const made = new Map<string, ResultItem>();
  return (found) => {
    const distance = messages.distance(found);
    const key = `${found.studySite.id} ${distance}`;
    const item = made.get(key) ?? resultItem(found.studySite, distance, messages);
    made.set(key, item);
    return item;
  };
}

function resultItem(
  studySite: FoundStudySite['studySite'],
  distance: string | undefined,
  { t, either, groupName }: FinderMessages,
): ResultItem {
  const isOpen = studySite.cohorts.some(({ status }) => status === 'open');
  return {
    id: `result-${studySite.id}`,
    title: studySite.name,
    status: studySite.cohorts.map(({ cohort, status }) => ({
      label: t('results.groupStatus', { group: groupName(cohort), status: t(`status.${status}`) }),
      tone: status === 'open' ? ('open' as const) : ('closed' as const),
    })),
    facts: [
      ...(distance ? [{ term: t('results.distance'), detail: distance }] : []),
      {
        term: t('results.address'),
        detail: `${studySite.city}, ${studySite.state} ${studySite.postalCode}`,
      },
      {
        term: t('results.covid'),
        detail: either(studySite.covidConditions.map((code) => t(`results.covid.${code}`))),
      },
      ...(studySite.specialty > 0
        ? [{ term: t('results.special'), detail: t(`specialty.${studySite.specialty}`) }]
        : []),
      ...(studySite.offSite ? [{ term: t('results.away'), detail: t('offSite.true') }] : []),
    ],
    actions: (
      <>
        {isOpen && <JoinLink siteId={studySite.id}>{t('results.join', { site: studySite.name })}</JoinLink>}
        {studySite.website && (
          <Link href={studySite.website}>{t('results.website', { site: studySite.name })}</Link>
        )}
      </>
    ),
  };
}
