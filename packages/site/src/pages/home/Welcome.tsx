import type { Cohort, Programme } from '@longcovid/content';
import { Link } from '@longcovid/ui/link';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { PlaceForm } from '../../features/finder/PlaceForm.tsx';
import type { StudySiteFinder } from '../../features/finder/useStudySiteFinder.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { GROUP_PAGES, localePath } from '../../pages.ts';
import { Scene } from '../../pictures/Scene.tsx';
import arrival from '../../pictures/scenes/arrival.svg';
import { section } from '../../shell/sections.css.ts';
import * as styles from './Home.css.ts';
import type { GroupStatus } from './loader.ts';

type WelcomeProps = {
  heading: string;
  lead: string;
  finder: StudySiteFinder;
  statuses: GroupStatus[];
  cohorts: Cohort[];
  contact: Pick<Programme, 'phone' | 'hours'>;
};

/** The first screen: what this is, the field of the finder, a person to talk to, and which groups are open. Beside results it is the field. */
export function Welcome({ heading, lead, finder, statuses, cohorts, contact }: WelcomeProps) {
  return (
    <section className={section.lead}>
      <div className={styles.welcome}>
        <div className={styles.welcomeText}>
          <h1>{heading}</h1>
          <p className={styles.welcomeLead}>
            <OpenGroups statuses={statuses} cohorts={cohorts} /> {lead}
          </p>
          <PlaceForm finder={finder} />
          <PhoneLine {...contact} />
        </div>
        <Scene file={arrival} className={styles.welcomePicture} />
      </div>
    </section>
  );
}

function PhoneLine({ phone, hours }: WelcomeProps['contact']) {
  const intl = useIntl();
  const answers = localePath(useLocale(), '/answers');
  return (
    <p className={styles.beforeSearch}>
      {intl.formatMessage(
        { id: 'home.welcome.phone' },
        {
          answers: (text: ReactNode[]) => <Link href={answers}>{text}</Link>,
          phone: phone.display,
          hours,
          link: (text: ReactNode[]) => <Link href={phone.href}>{text}</Link>,
        },
      )}
    </p>
  );
}

/** Which groups are open: single study sites may differ. */
function OpenGroups({ statuses, cohorts }: Pick<WelcomeProps, 'statuses' | 'cohorts'>) {
  const intl = useIntl();
  const locale = useLocale();
  const links = statuses
    .filter(({ isOpen }) => isOpen)
    .map(({ cohort: id }) => (
      <Link key={id} href={localePath(locale, GROUP_PAGES[id])}>
        {cohorts.find((cohort) => cohort.id === id)?.name ?? id}
      </Link>
    ));
  return intl.formatMessage(
    { id: 'home.welcome.open' },
    { open: links.length, groups: intl.formatList(links) },
  );
}
