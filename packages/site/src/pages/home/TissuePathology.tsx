import type { Programme } from '@longcovid/content';
import type { Section } from '@longcovid/content/load';
import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';

import { Prose } from '../../shell/Prose.tsx';
import * as styles from './Home.css.ts';

type TissuePathologyProps = {
  section: Section;
  contact: Pick<Programme, 'phone' | 'tissueEmail' | 'hours'>;
};

/** For a family after a death: the phone number first, then information. */
export function TissuePathology({ section, contact }: TissuePathologyProps) {
  const intl = useIntl();
  const { phone, tissueEmail, hours } = contact;
  const t = (id: string, values: Record<string, string>) =>
    intl.formatMessage({ id: `home.tissue.${id}` }, values);
  const factsBegin = section.body.findIndex(({ type }) => type === 'heading');
  return (
    <section className={styles.section['set-apart']}>
      <div className={styles.inner}>
        <h2 id={section.id} className={styles.heading}>
          {section.heading}
        </h2>
        <Prose blocks={section.body.slice(0, factsBegin)} />
        <div className={styles.contact}>
          <Link href={phone.href} variant="secondary">
            {t('call', { phone: phone.display })}
          </Link>
          <Link href={`mailto:${tissueEmail}`} variant="secondary">
            {t('write', { email: tissueEmail })}
          </Link>
        </div>
        <p className={styles.small}>{hours}</p>
        <Prose blocks={section.body.slice(factsBegin)} />
      </div>
    </section>
  );
}
