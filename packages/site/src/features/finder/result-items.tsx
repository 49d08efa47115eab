import type { CohortId, Locale, StudySite } from '@longcovid/content';
import type { FoundStudySite } from '@longcovid/content/search';
import { Disclosure } from '@longcovid/ui/disclosure';
import { Link } from '@longcovid/ui/link';
import { ResultListItem, type ResultStatus } from '@longcovid/ui/result-list';
import { VisuallyHidden } from '@longcovid/ui/visually-hidden';
import type { ReactElement } from 'react';

import { formatAlertPath } from '../alerts/alert-address.ts';
import { InitialCohortContext, JoinLink } from '../join/JoinLink.tsx';
import { facts as factList } from '../../shell/facts.css.ts';
import { AskLink } from './AskLink.tsx';
import * as styles from './Finder.css.ts';
import { SaveButton } from './SaveButton.tsx';
import type { FinderMessages } from './finder-messages.ts';

/**
 * Creates the list's items from study sites; the reader's group, if any, comes first in each. The same study site at the
 * same distance is the same element, so that React renders only what a filter has changed.
 * @param hasDistances False where nobody lives at the point that distances are measured from: the middle of a state.
 */
export function createResultItems(
  messages: FinderMessages,
  cohort: CohortId | undefined,
  hasDistances: boolean,
  locale: Locale,
): (found: FoundStudySite) => ReactElement {
  const items = new Map<string, ReactElement>();
  return ({ studySite, ...way }) => {
    const found = hasDistances ? { studySite, ...way } : { studySite };
    const distance = messages.miles(found);
    const key = `${found.studySite.id} ${distance}`;
    const item = items.get(key) ?? createItem(found, distance, cohort, messages, locale);
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

/** The same with their text and marks. */
export const getStatuses = (
  studySite: StudySite,
  messages: FinderMessages,
  cohort?: CohortId,
): ResultStatus[] =>
  sortGroups(studySite, cohort).map(({ cohort: group, status }) => ({
    label: messages.groupStatus(group, status),
    tone: status === 'open' ? 'open' : 'closed',
  }));

/** 'Albuquerque, NM 87101' */
export const formatTown = ({ city, state, postalCode }: StudySite): string =>
  `${city}, ${state} ${postalCode}`;

function createItem(
  found: FoundStudySite,
  distance: string | undefined,
  cohort: CohortId | undefined,
  messages: FinderMessages,
  locale: Locale,
): ReactElement {
  const { studySite } = found;
  const { canJoin, canJoinOther } = getWaysToJoin(studySite, cohort);
  return (
    <ResultListItem
      key={studySite.id}
      className={styles.result}
      titleId={`result-${studySite.id}`}
      title={studySite.name}
      aside={distance}
      description={formatTown(studySite)}
      statuses={getStatuses(studySite, messages, cohort)}
      actions={
        <>
          <SaveButton id={studySite.id} site={studySite.name} messages={messages} />
          {canJoin && <AskLink {...{ studySite, cohort, messages }} />}
        </>
      }
    >
      <Details
        {...{ found, canJoinOther, messages }}
        // Nobody can wait for the tissue study.
        alertHref={
          canJoin || cohort === 'autopsy' ? null : formatAlertPath(locale, { cohort, from: studySite })
        }
      />
    </ResultListItem>
  );
}

/**
 * Whether the reader's group can be joined, without one any; and whether another one can instead. Whoever asks for a group
 * of living people has no use for the tissue study, and the family of somebody who has died none for the others.
 */
function getWaysToJoin({ cohorts }: StudySite, cohort: CohortId | undefined) {
  const open = cohorts.filter(({ status }) => status === 'open').map((group) => group.cohort);
  const canJoin = cohort ? open.includes(cohort) : open.length > 0;
  const hasOther = cohort !== 'autopsy' && open.some((group) => group !== 'autopsy');
  return { canJoin, canJoinOther: !canJoin && hasOther };
}

type DetailsProps = {
  found: FoundStudySite;
  canJoinOther: boolean;
  /** Where to wait for the group; null while it is open. */
  alertHref: string | null;
  messages: FinderMessages;
};

/** What fewer people ask: for whom the study site is, the way there, its website. */
function Details({ found, canJoinOther, alertHref, messages }: DetailsProps) {
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
      {canJoinOther && (
        <InitialCohortContext value={undefined}>
          <JoinLink siteId={studySite.id}>
            {t('results.joinOther')}
            <VisuallyHidden> {t('results.joinAt', { site: studySite.name })}</VisuallyHidden>
          </JoinLink>
        </InitialCohortContext>
      )}
      {alertHref && <Link href={alertHref}>{t('results.alert')}</Link>}
      {studySite.website && (
        <Link href={studySite.website}>{t('results.website', { site: studySite.name })}</Link>
      )}
    </Disclosure>
  );
}
