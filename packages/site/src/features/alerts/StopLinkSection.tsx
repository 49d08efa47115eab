import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';

import { useLocale } from '../../i18n/useLocale.ts';
import * as styles from './Alerts.css.ts';
import { formatStopPath, type StopLink } from './stop-link.ts';

/** The link that deletes an alert, also as text to copy or print: nobody sends it by e-mail. */
export function StopLinkSection({ link, origin }: { link: StopLink; origin: string }) {
  const intl = useIntl();
  const path = formatStopPath(useLocale(), '/alerts/stop', link);
  const t = (id: string) => intl.formatMessage({ id: `alerts.sent.stop.${id}` });
  return (
    <>
      <h2>{t('heading')}</h2>
      <p>{t('body')}</p>
      <p>
        <Link href={path} variant="standalone">
          {t('link')}
        </Link>
      </p>
      <p>
        {t('keep')} <span className={styles.address}>{origin + path}</span>
      </p>
    </>
  );
}
