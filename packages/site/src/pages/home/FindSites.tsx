import type { Section } from '@longcovid/content/load';
import { Link } from '@longcovid/ui/link';
import { Notice } from '@longcovid/ui/notice';
import { useIntl } from 'react-intl';

import { localePath } from '../../pages.ts';
import { useLocale } from '../../words/useLocale.ts';
import { Prose } from '../../shell/Prose.tsx';
import * as styles from './Home.css.ts';

/** How to find a study site, and the way to the list. */
export function FindSites({ section, notice }: { section: Section; notice: string | null }) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <section id={section.id} className={styles.section['set-apart']} aria-labelledby="find-sites-heading">
      <div className={styles.inner}>
        <h2 id="find-sites-heading" className={styles.heading}>
          {section.heading}
        </h2>
        {notice && (
          <div className={styles.notice}>
            <Notice tone="info" locale={locale}>
              {notice}
            </Notice>
          </div>
        )}
        <Prose blocks={section.body} />
        <Link href={localePath(locale, '/join')} variant="secondary">
          {intl.formatMessage({ id: 'home.findSites.action' })}
        </Link>
      </div>
    </section>
  );
}
