import type { FoundStudySite } from '@longcovid/content/search';
import { Link } from '@longcovid/ui/link';
import { ResultListItem } from '@longcovid/ui/result-list';
import type { ReactElement } from 'react';

import { JoinLink } from '../join/JoinLink.tsx';
import type { FinderMessages } from './finder-messages.ts';

/**
 * Creates the list's items from study sites. The same study site at the same distance is the same element, so that React
 * renders only what a filter has changed.
 */
export function createResultItems(messages: FinderMessages): (found: FoundStudySite) => ReactElement {
  const items = new Map<string, ReactElement>();
  return (found) => {
    const distance = messages.distance(found);
    const key = `${found.studySite.id} ${distance}`;
    const item = items.get(key) ?? createItem(found.studySite, distance, messages);
    items.set(key, item);
    return item;
  };
}

function createItem(
  studySite: FoundStudySite['studySite'],
  distance: string | undefined,
  { t, either, groupName }: FinderMessages,
): ReactElement {
  const isOpen = studySite.cohorts.some(({ status }) => status === 'open');
  const statuses = studySite.cohorts.map(({ cohort, status }) => ({
    label: t('results.groupStatus', { group: groupName(cohort), status: t(`status.${status}`) }),
    tone: status === 'open' ? ('open' as const) : ('closed' as const),
  }));
  const facts = [
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
  ];
  return (
    <ResultListItem
      key={studySite.id}
      titleId={`result-${studySite.id}`}
      title={studySite.name}
      statuses={statuses}
      facts={facts}
      actions={
        <>
          {isOpen && <JoinLink siteId={studySite.id}>{t('results.join', { site: studySite.name })}</JoinLink>}
          {studySite.website && (
            <Link href={studySite.website}>{t('results.website', { site: studySite.name })}</Link>
          )}
        </>
      }
    />
  );
}
