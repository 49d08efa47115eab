import { Disclosure } from '@longcovid/ui/disclosure';
import { Link } from '@longcovid/ui/link';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router-dom';

import { AskLink } from '../../features/finder/AskLink.tsx';
import { FINDER_ANCHOR } from '../../features/finder/finder-url.ts';
import { useFinderMessages } from '../../features/finder/finder-messages.ts';
import { formatTown, sortGroups } from '../../features/finder/result-items.tsx';
import { stateAnchor } from '../../features/finder/study-sites-page.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { localePath } from '../../pages.ts';
import type { PageContent } from '../../shell/page-content.ts';
import { PageLead } from '../../shell/PageLead.tsx';
import { SPACE } from '../../shell/space.ts';
import type { StateWithSites, StudySitesData } from './loader.ts';
import * as styles from './StudySites.css.ts';

/** All study sites, closed under the name of their state; without script and on a static host too. */
export function Page() {
  const { heading, lead, ...data } = useLoaderData<PageContent & StudySitesData>();
  const locale = useLocale();
  const messages = useFinderMessages(data);
  const intl = useIntl();
  return (
    <>
      <PageLead heading={heading} lead={lead}>
        <p className={styles.screenOnly}>
          <Link href={`${localePath(locale, '/')}#${FINDER_ANCHOR}`} variant="standalone">
            {intl.formatMessage({ id: 'studySites.search' })}
          </Link>
        </p>
      </PageLead>
      <div className={styles.states}>
        {data.states.map(({ code, name, studySites }) => (
          <Disclosure
            key={code}
            id={stateAnchor(code)}
            headingLevel={2}
            summary={messages.t('option', { label: name, count: studySites.length })}
          >
            {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari removes the role of a list without bullets */}
            <ul role="list" data-names className={styles.list}>
              {studySites.map((studySite) => (
                <Row key={studySite.id} studySite={studySite} messages={messages} />
              ))}
            </ul>
          </Disclosure>
        ))}
      </div>
    </>
  );
}

function Row({
  studySite,
  messages,
}: {
  studySite: StateWithSites['studySites'][number];
  messages: ReturnType<typeof useFinderMessages>;
}) {
  const { name, cohorts } = studySite;
  const { groupStatus } = messages;
  const isOpen = cohorts.some(({ status }) => status === 'open');
  return (
    <li className={styles.row}>
      <strong>{name}</strong> <span>{formatTown(studySite)}</span>
      {SPACE}
      <span className={styles.groups}>
        {sortGroups(studySite).map(({ cohort, status }) => (
          <Fragment key={cohort}>
            <span className={styles.group[status]}>{groupStatus(cohort, status)}</span>
            {SPACE}
          </Fragment>
        ))}
      </span>
      {isOpen && (
        <span className={styles.screenOnly}>
          <AskLink {...{ studySite, messages }} />
        </span>
      )}
    </li>
  );
}
