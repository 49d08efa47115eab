/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   A table that is laid out as blocks keeps its rows and cells for screen readers only with explicit roles. */
import { Link } from '@longcovid/ui/link';
import { VisuallyHidden } from '@longcovid/ui/visually-hidden';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router-dom';

import { FINDER_ANCHOR } from '../../features/finder/finder-url.ts';
import { stateIndex } from '../../features/finder/Finder.css.ts';
import { useFinderMessages } from '../../features/finder/finder-messages.ts';
import { formatTown, sortGroups } from '../../features/finder/result-items.tsx';
import { stateAnchor } from '../../features/finder/study-sites-page.ts';
import { JoinLink } from '../../features/join/JoinLink.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { localePath } from '../../pages.ts';
import * as frame from '../../shell/Page.css.ts';
import type { PageContent } from '../../shell/page-content.ts';
import type { StateWithSites, StudySitesData } from './loader.ts';
import * as styles from './StudySites.css.ts';

const COLUMNS = ['site', 'town', 'groups', 'ask'] as const;

/** All study sites by state, without script and on a static host; on a phone each row is a block. */
export function Page() {
  const { heading, lead, ...data } = useLoaderData<PageContent & StudySitesData>();
  const locale = useLocale();
  const messages = useFinderMessages(data);
  const { t } = messages;
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `studySites.${id}` });
  return (
    <div className={styles.page}>
      <h1>{heading}</h1>
      <p className={frame.lead}>{lead}</p>
      <p className={styles.screenOnly}>
        <Link href={`${localePath(locale, '/')}#${FINDER_ANCHOR}`} variant="standalone">
          {text('search')}
        </Link>
      </p>
      <nav aria-label={text('index')}>
        <ul role="list" className={stateIndex}>
          {data.states.map((state) => (
            <li key={state.code}>
              <Link href={`#${stateAnchor(state.code)}`}>
                {t('option', { label: state.name, count: state.studySites.length })}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <table role="table" className={styles.table}>
        <caption className={styles.caption}>{text('caption')}</caption>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {COLUMNS.map((column) => (
              <th
                key={column}
                role="columnheader"
                scope="col"
                className={column === 'ask' ? styles.nextStep : undefined}
              >
                {text(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        {data.states.map((state) => (
          <tbody key={state.code} role="rowgroup">
            <tr role="row" className={styles.row}>
              <th role="rowheader" colSpan={COLUMNS.length} scope="rowgroup" className={styles.state}>
                <h2 id={stateAnchor(state.code)} className={styles.heading}>
                  {t('option', { label: state.name, count: state.studySites.length })}
                </h2>
              </th>
            </tr>
            {state.studySites.map((studySite) => (
              <Row key={studySite.id} studySite={studySite} messages={messages} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Row({
  studySite,
  messages: { t, groupStatus },
}: {
  studySite: StateWithSites['studySites'][number];
  messages: ReturnType<typeof useFinderMessages>;
}) {
  const { id, name, cohorts } = studySite;
  const isOpen = cohorts.some(({ status }) => status === 'open');
  return (
    <tr role="row" className={styles.row}>
      <th role="rowheader" scope="row" className={styles.name}>
        {name}
      </th>
      <td role="cell">{formatTown(studySite)}</td>
      <td role="cell" className={styles.groups}>
        {sortGroups(studySite).map(({ cohort, status }) => (
          <span key={cohort} className={styles.group[status]}>
            {groupStatus(cohort, status)}
          </span>
        ))}
      </td>
      <td role="cell" className={styles.nextStep}>
        {isOpen && (
          <JoinLink siteId={id}>
            {t('results.joinShort')}
            <VisuallyHidden> {t('results.joinAt', { site: name })}</VisuallyHidden>
          </JoinLink>
        )}
      </td>
    </tr>
  );
}
