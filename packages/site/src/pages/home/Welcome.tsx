import type { Cohort, Enrollment, Programme } from '@longcovid/content';
import { Link } from '@longcovid/ui/link';
import { Notice } from '@longcovid/ui/notice';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { PlaceForm } from '../../features/finder/PlaceForm.tsx';
import type { StudySiteFinder } from '../../features/finder/useStudySiteFinder.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { localePath } from '../../pages.ts';
import { Scene } from '../../pictures/Scene.tsx';
import arrival from '../../pictures/scenes/arrival.svg';
import * as frame from '../../shell/Page.css.ts';
import { section } from '../../shell/sections.css.ts';
import { GROUP_PAGES } from './group-pages.ts';
import * as styles from './Home.css.ts';

type WelcomeProps = {
  heading: string;
  lead: string;
  finder: StudySiteFinder;
  enrollments: Enrollment[];
  cohorts: Cohort[];
  contact: Pick<Programme, 'phone' | 'hours'>;
};

/** The first screen: what this is, the field of the finder, a person to talk to, and which groups are open. */
export function Welcome({ heading, lead, finder, enrollments, cohorts, contact }: WelcomeProps) {
  const { notice } = finder.data;
  return (
    <section className={section.lead} aria-labelledby="welcome">
      <div className={styles.welcome}>
        <div className={styles.welcomeText}>
          <h1 id="welcome">{heading}</h1>
          <p className={frame.lead}>{lead}</p>
          <PlaceForm finder={finder} />
          {notice && <Notice tone="info">{notice}</Notice>}
          <OpenGroups enrollments={enrollments} cohorts={cohorts} />
          <PhoneLine {...contact} />
        </div>
        <Scene file={arrival} className={styles.welcomePicture} />
      </div>
    </section>
  );
}

function PhoneLine({ phone, hours }: WelcomeProps['contact']) {
  const intl = useIntl();
  return (
    <p>
      {intl.formatMessage(
        { id: 'home.welcome.phone' },
        {
          phone: phone.display,
          hours,
          link: (text: ReactNode[]) => <Link href={phone.href}>{text}</Link>,
        },
      )}
    </p>
  );
}

/** How many groups are open, by the program's own records: single study sites may differ. */
function OpenGroups({ enrollments, cohorts }: Pick<WelcomeProps, 'enrollments' | 'cohorts'>) {
  const intl = useIntl();
  const locale = useLocale();
  const open = enrollments.filter(({ status }) => status === 'open');
  const links = open.map(({ id }) => (
    <Link key={id} href={localePath(locale, GROUP_PAGES[id])}>
      {cohorts.find((cohort) => cohort.id === id)?.name ?? id}
    </Link>
  ));
  return (
    <p>
      {intl.formatMessage(
        { id: 'home.welcome.open' },
        { open: open.length, total: enrollments.length, groups: intl.formatList(links) },
      )}
    </p>
  );
}
