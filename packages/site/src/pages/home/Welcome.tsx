import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';

import { localePath } from '../../pages.ts';
import { people } from '../../pictures/people.tsx';
import * as frame from '../../shell/Page.css.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import * as styles from './Home.css.ts';

/** Purpose, audience and the main action. */
export function Welcome({ heading, lead }: { heading: string; lead: string }) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <section className={styles.welcome} aria-labelledby="welcome">
      <div className={styles.welcomeInner}>
        <div className={styles.welcomeText}>
          <h1 id="welcome">{heading}</h1>
          <p className={frame.lead}>{lead}</p>
          <Link href={localePath(locale, '/join')} variant="primary">
            {intl.formatMessage({ id: 'shell.joinAction' })}
          </Link>
        </div>
        <svg
          viewBox="40 24 260 152"
          width="260"
          height="152"
          aria-hidden="true"
          className={styles.welcomePicture}
        >
          {people}
        </svg>
      </div>
    </section>
  );
}
