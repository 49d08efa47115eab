import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

import { localePath } from '../pages.ts';
import { useShell } from '../shell/shell-data.ts';
import { useLocale } from '../i18n/useLocale.ts';
import * as styles from '../shell/Page.css.ts';

/** Replaces a page that failed: what happened, and a link to the home page. */
export function ErrorPage() {
  const intl = useIntl();
  const locale = useLocale();
  const { programme } = useShell();
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const message = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : undefined;
  const t = (id: string) =>
    intl.formatMessage(
      { id: `shell.error.${id}` },
      { email: programme.email, phone: programme.phone.display, status },
    );
  const known = status === 404 ? 'notFound' : 'other';

  return (
    <div className={styles.page}>
      <h1>{t(`${known}.heading`)}</h1>
      <p>{t(`${known}.body`)}</p>
      <p>
        <Link href={localePath(locale, '/')} variant="primary">
          {t('home')}
        </Link>
      </p>
      <p lang={message ? 'en' : undefined}>{message ?? t('status')}</p>
    </div>
  );
}
