import type { CohortId, StudySite } from '@longcovid/content';
import type { FoundStudySite } from '@longcovid/content/search';
import { Disclosure } from '@longcovid/ui/disclosure';
import { Link } from '@longcovid/ui/link';
import { ResultListItem } from '@longcovid/ui/result-list';
import { VisuallyHidden } from '@longcovid/ui/visually-hidden';
import type { ReactElement } from 'react';

import { JoinLink } from '../join/JoinLink.tsx';
import { facts as factList } from '../../shell/facts.css.ts';
import * as styles from './Finder.css.ts';
import type { FinderMessages } from './finder-messages.ts';

/**
 * Creates the list's items from study sites; the reader's group, if any, comes first in each. The same study site at the
 * same distance is the same element, so that React renders only what a filter has changed.
 */
export function createResultItems(
  messages: FinderMessages,
  cohort: CohortId | undefined,
): (found: FoundStudySite) => ReactElement {
  const items = new Map<string, ReactElement>();
  return (found) => {
    const distance = messages.miles(found);
    const key = `${found.studySite.id} ${distance}`;
    const item = items.get(key) ?? createItem(found, distance, cohort, messages);
    items.set(key, item);
    return item;
  };
}

/** The groups of a study site: the reader's first, then those that are open. */
export const sortGroups = (studySite: StudySite, cohort?: CohortId): StudySite['cohorts'] => {
  const rank = (group: StudySite['cohorts'][number]) =>
    (group.cohort === cohort ? 0 : 2) + (group.status === 'open' ? 0 : 1);
  return studySite.cohorts.toSorted((a, b) => rank(a) - rank(b));
};

/** 'Albuquerque, NM 87101' */
export const formatTown = ({ city, state, postalCode }: StudySite): string =>
  `${city}, ${state} ${postalCode}`;

function createItem(
  found: FoundStudySite,
  distance: string | undefined,
  cohort: CohortId | undefined,
  messages: FinderMessages,
): ReactElement {
  const { studySite } = found;
  const { t } = messages;
  const isOpen = studySite.cohorts.some(({ status }) => status === 'open');
  return (
    <ResultListItem
      key={studySite.id}
      className={styles.result}
      titleId={`result-${studySite.id}`}
      title={studySite.name}
      aside={distance}
      description={formatTown(studySite)}
      statuses={sortGroups(studySite, cohort).map(({ cohort: group, status }) => ({
        label: messages.groupStatus(group, status),
        tone: status === 'open' ? 'open' : 'closed',
      }))}
      actions={
        isOpen && (
          <JoinLink siteId={studySite.id}>
            {t('results.joinShort')}
            <VisuallyHidden> {t('results.joinAt', { site: studySite.name })}</VisuallyHidden>
          </JoinLink>
        )
      }
    >
      <Details found={found} messages={messages} />
    </ResultListItem>
  );
}

/** What fewer people ask: for whom the study site is, the way there, its website. */
function Details({ found, messages }: { found: FoundStudySite; messages: FinderMessages }) {
  const { studySite } = found;
  const { t, either } = messages;
  const distance = messages.distance(found);
  const facts = [
    {
      term: t('results.covid'),
      detail: either(studySite.covidConditions.map((code) => t(`results.covid.${code}`))),
    },
    ...(distance ? [{ term: t('results.distance'), detail: distance }] : []),
    ...(studySite.specialty > 0
      ? [{ term: t('results.special'), detail: t(`specialty.${studySite.specialty}`) }]
      : []),
    ...(studySite.offSite ? [{ term: t('results.away'), detail: t('offSite.true') }] : []),
  ];
  return (
    <Disclosure
      className={styles.details}
      summary={
        <>
          {t('results.details')}
          <VisuallyHidden> {t('results.detailsOf', { site: studySite.name })}</VisuallyHidden>
        </>
      }
    >
      <dl className={factList}>
        {facts.map(({ term, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      {studySite.website && (
        <Link href={studySite.website}>{t('results.website', { site: studySite.name })}</Link>
      )}
    </Disclosure>
  );
}
