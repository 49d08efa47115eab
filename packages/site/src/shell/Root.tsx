import { Announcer } from '@longcovid/ui/announcer';
import { SkipLink } from '@longcovid/ui/skip-link';
import { useIntl } from 'react-intl';
import { Outlet, useLocation } from 'react-router-dom';

import { ConsentLayout } from '../layouts/ConsentLayout.tsx';
import { DefaultLayout } from '../layouts/DefaultLayout.tsx';
import { RouteFocus } from '../navigation/RouteFocus.tsx';
import { DemonstrationBand } from './DemonstrationBand.tsx';
import { Progress } from '../navigation/Progress.tsx';
import { isConsent } from '../pages.ts';
import * as styles from './Root.css.ts';

/** The frame of every page: skip link, and main in the layout of the page. */
export function Root() {
  const intl = useIntl();
  const Layout = isConsent(useLocation().pathname) ? ConsentLayout : DefaultLayout;
  return (
    <>
      <Progress />
      <SkipLink href="#main">{intl.formatMessage({ id: 'shell.skipToMain' })}</SkipLink>
      <DemonstrationBand />
      <Layout>
        <main id="main" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </Layout>
      <Announcer />
      <RouteFocus />
    </>
  );
}
