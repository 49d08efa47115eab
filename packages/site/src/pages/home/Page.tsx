import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router-dom';

import { localePath } from '../../pages.ts';
import type { PageWords } from '../../shell/PageFrame.tsx';
import { Prose } from '../../shell/Prose.tsx';
import * as frame from '../../shell/Page.css.ts';
import { useLocale } from '../../words/useLocale.ts';
import * as styles from './Home.css.ts';

/** Welcome with the one action; then the goal, who can join and how it works. */
export function Page() {
  const intl = useIntl();
  const locale = useLocale();
  const { heading, lead, body } = useLoaderData<PageWords>();
  return (
    <>
      <section className={styles.welcome} aria-labelledby="welcome">
        <div className={styles.inner}>
          <h1 id="welcome">{heading}</h1>
          <p className={frame.lead}>{lead}</p>
          <Link href={localePath(locale, '/join')} variant="primary">
            {intl.formatMessage({ id: 'shell.joinAction' })}
          </Link>
        </div>
      </section>
      <div className={frame.page}>
        <Prose blocks={body} />
      </div>
    </>
  );
}
