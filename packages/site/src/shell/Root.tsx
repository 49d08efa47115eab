import { Announcer } from '@longcovid/ui/announcer';
import { SkipLink } from '@longcovid/ui/skip-link';
import { useIntl } from 'react-intl';
import { Outlet } from 'react-router-dom';

import { RouteFocus } from '../navigation/RouteFocus.tsx';
import { Progress } from '../navigation/Progress.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import * as styles from './Root.css.ts';

/** The frame of every page: skip link, header, main, help and footer. */
export function Root() {
  const intl = useIntl();
  return (
    <>
      <Progress />
      <SkipLink href="#main">{intl.formatMessage({ id: 'shell.skipToMain' })}</SkipLink>
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
      <Announcer />
      <RouteFocus />
    </>
  );
}
