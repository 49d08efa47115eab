import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router-dom';

import { localePath } from '../../pages.ts';
import type { PageWords } from '../../shell/PageFrame.tsx';
import { Prose } from '../../shell/Prose.tsx';
import * as frame from '../../shell/Page.css.ts';
import { useLocale } from '../../words/useLocale.ts';
import * as styles from './Home.css.ts';
import type { HomeData } from './loader.ts';

/** Welcome with the one action; then what the research is, who can join and how it works. */
export function Page() {
  const intl = useIntl();
  const locale = useLocale();
  const { heading, lead, body, cohorts } = useLoaderData() as PageWords & HomeData;
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
      <section className={styles.groups} aria-labelledby="groups">
        <h2 id="groups">{intl.formatMessage({ id: 'shell.groups' })}</h2>
        <ul className={styles.cards}>
          {cohorts.map(({ id, name, who, statusNote }) => (
            <li key={id} className={styles.card}>
              <h3>{name}</h3>
              <p>{who}</p>
              <p className={styles.status}>{statusNote}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
