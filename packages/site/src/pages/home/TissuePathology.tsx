import type { Programme } from '@longcovid/content';
import type { Section } from '@longcovid/content/load';
import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';

import { useLocale } from '../../i18n/useLocale.ts';
import { localePath } from '../../pages.ts';
import { Prose } from '../../shell/Prose.tsx';
import { section as kind } from '../../shell/sections.css.ts';
import * as styles from './Home.css.ts';

type TissuePathologyProps = {
  section: Section;
  contact: Pick<Programme, 'phone' | 'tissueEmail'>;
};

/** For a family after a death: the phone number first, then information. */
export function TissuePathology({ section, contact }: TissuePathologyProps) {
  const intl = useIntl();
  const { phone, tissueEmail } = contact;
  const locale = useLocale();
  const t = (id: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `home.tissue.${id}` }, values);
  return (
    <section className={kind.quiet}>
      <div className={styles.quiet}>
        <div>
          <h2 id={section.id} className={styles.heading}>
            {section.heading}
          </h2>
          <Prose blocks={section.body} />
        </div>
        <div className={styles.contact}>
          <Link href={phone.href} variant="secondary">
            {t('call', { phone: phone.display })}
          </Link>
          <Link href={`mailto:${tissueEmail}`} variant="secondary">
            {t('write', { email: tissueEmail })}
          </Link>
          <Link href={localePath(locale, '/after-a-death')} variant="standalone">
            {t('more')}
          </Link>
        </div>
      </div>
    </section>
  );
}
