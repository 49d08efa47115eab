import type { Locale } from '@longcovid/content';
import english from '@longcovid/content/dist/en/messages/failures.json';
import spanish from '@longcovid/content/dist/es/messages/failures.json';
import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

import { localePath } from '../pages.ts';
import * as styles from '../shell/Page.css.ts';
import type { Messages } from '../i18n/load-messages.ts';
import { MessagesProvider } from '../i18n/MessagesProvider.tsx';

const messages = { en: english, es: spanish } as Record<Locale, Messages>;

/** Replaces the whole frame when it fails to load or render: needs no data and includes its own messages. */
export function RootErrorBoundary({ locale }: { locale: Locale }) {
  return (
    <MessagesProvider locale={locale} messages={messages[locale]}>
      <main className={styles.page}>
        <ErrorMessage locale={locale} />
      </main>
    </MessagesProvider>
  );
}

function ErrorMessage({ locale }: { locale: Locale }) {
  const intl = useIntl();
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  return (
    <>
      <h1>{intl.formatMessage({ id: 'failures.heading' })}</h1>
      <p>
        {status === undefined
          ? intl.formatMessage({ id: 'failures.errorPage' })
          : intl.formatMessage({ id: 'failures.status' }, { status })}
      </p>
      <p>
        <Link href={localePath(locale, '/')} variant="primary">
          {intl.formatMessage({ id: 'failures.home' })}
        </Link>
      </p>
    </>
  );
}
