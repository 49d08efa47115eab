import type { Programme } from '@longcovid/content';
import type { Section } from '@longcovid/content/load';
import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';

import { useLocale } from '../../i18n/useLocale.ts';
import { localePath } from '../../pages.ts';
import { Prose } from '../../shell/Prose.tsx';
import { GROUP_PAGES } from './group-pages.ts';
import * as styles from './Home.css.ts';

type TissuePathologyProps = {
  section: Section;
  contact: Pick<Programme, 'phone' | 'tissueEmail' | 'hours'>;
};

/** For a family after a death: the phone number first, then information. */
export function TissuePathology({ section, contact }: TissuePathologyProps) {
  const intl = useIntl();
  const { phone, tissueEmail, hours } = contact;
  const locale = useLocale();
  const t = (id: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `home.tissue.${id}` }, values);
  return (
    <section className={styles.section['set-apart']}>
      <div className={styles.inner}>
        <h2 id={section.id} className={styles.heading}>
          {section.heading}
        </h2>
        <Prose blocks={section.body} />
        <div className={styles.contact}>
          <Link href={phone.href} variant="secondary">
            {t('call', { phone: phone.display })}
          </Link>
          <Link href={`mailto:${tissueEmail}`} variant="secondary">
            {t('write', { email: tissueEmail })}
          </Link>
        </div>
        <p className={styles.small}>{hours}</p>
        <Link href={localePath(locale, GROUP_PAGES.autopsy)} variant="standalone">
          {t('more')}
        </Link>
      </div>
    </section>
  );
}
