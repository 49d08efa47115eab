import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';
import { useLoaderData, useSearchParams } from 'react-router-dom';

import { StopLinkSection } from '../../features/alerts/StopLinkSection.tsx';
import { readStopLink } from '../../features/alerts/stop-link.ts';
import { Confirmation } from '../../features/form/Confirmation.tsx';
import { localePath } from '../../pages.ts';
import type { PageContent } from '../../shell/page-content.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import type { AlertConfirmationData } from './loader.ts';

/** The confirmation: reference, next steps, the link to stop. */
export function Page() {
  const intl = useIntl();
  const locale = useLocale();
  const data = useLoaderData<PageContent & AlertConfirmationData>();
  const link = readStopLink(useSearchParams()[0]);
  if (!link) {
    return (
      <PageFrame heading={intl.formatMessage({ id: 'alerts.sent.none.heading' })} lead="" body={[]}>
        <p>{intl.formatMessage({ id: 'alerts.sent.none.body' })}</p>
        <p>
          <Link href={localePath(locale, '/alerts')} variant="primary">
            {intl.formatMessage({ id: 'alerts.sent.none.link' })}
          </Link>
        </p>
      </PageFrame>
    );
  }
  return (
    <PageFrame heading={data.heading} lead="" body={[]}>
      <Confirmation reference={link.reference} data={data} message="alerts.sent.reference" />
      <StopLinkSection link={link} origin={data.origin} />
    </PageFrame>
  );
}
