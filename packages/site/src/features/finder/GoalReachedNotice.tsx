import type { CohortId } from '@longcovid/content';
import { formatSearch } from '@longcovid/content/search';
import { Dialog } from '@longcovid/ui/dialog';
import { Link } from '@longcovid/ui/link';
import { Notice } from '@longcovid/ui/notice';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';

import { localePath } from '../../pages.ts';
import { useHydrated } from '../../hydration/useHydrated.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatAlertPath } from '../alerts/alert-address.ts';
import { FINDER_ANCHOR } from './finder-url.ts';
import type { FinderData } from './finder-data.ts';
import type { FinderMessages } from './finder-messages.ts';
import type { FinderState } from './useFinder.ts';

type Props = {
  data: FinderData;
  finder: FinderState;
  messages: FinderMessages;
  /** The search of the button, or null; only this opens the dialog, once. */
  submittedSearch: string | null;
};

/** "We've reached our goal!": always in the page, and once per search in a dialog. */
export function GoalReachedNotice({ data, finder, messages, submittedSearch }: Props) {
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const hydrated = useHydrated();
  const { t } = messages;
  const body = <GoalBody studySites={data.studySites} cohort={finder.filters.cohort} from={finder.from} />;
  return (
    <>
      <Notice tone="success" title={t('goal.title')} headingLevel={3}>
        {body}
      </Notice>
      {hydrated && (
        <Dialog
          title={t('goal.title')}
          isOpen={submittedSearch !== null && submittedSearch !== closedFor}
          onOpenChange={() => setClosedFor(submittedSearch)}
        >
          <p>{body}</p>
        </Dialog>
      )}
    </>
  );
}

/** Had COVID in the past month: people who are still needed when other groups are full. */
const RECENT_COVID = 4;

/**
 * The remaining options. Asks for people with recent COVID only while a study site takes them, and links to it, since
 * nobody should travel to a closed study site.
 */
function GoalBody({
  studySites,
  cohort,
  from,
}: {
  studySites: FinderData['studySites'];
  cohort: CohortId | undefined;
  from: FinderState['from'];
}) {
  const intl = useIntl();
  const locale = useLocale();
  const { pathname } = useLocation();
  const takesRecent = studySites.some(
    ({ covidConditions, cohorts }) =>
      covidConditions.includes(RECENT_COVID) &&
      cohorts.some(
        ({ cohort: id, status }) => status === 'open' && id !== 'autopsy' && (cohort ?? id) === id,
      ),
  );
  const openForRecent = formatSearch({ ...(cohort && { cohort }), condition: RECENT_COVID, status: 'open' });
  const linkTo = (href: string) => (text: ReactNode[]) => <Link href={href}>{text}</Link>;
  return intl.formatMessage(
    { id: 'finder.goal.body' },
    {
      recent: takesRecent ? 'yes' : 'no',
      alert: linkTo(formatAlertPath(locale, { cohort, from })),
      open: linkTo(`${pathname}?${openForRecent.toString()}#${FINDER_ANCHOR}`),
      results: linkTo(localePath(locale, '/about-us#results')),
      news: linkTo(localePath(locale, '/stay-informed#newsletters')),
    },
  );
}
