import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';
import { useLoaderData, useSearchParams } from 'react-router-dom';

import { Confirmation, type ConfirmationData } from '../../features/form/Confirmation.tsx';
import { readReference } from '../../features/form/reference.ts';
import { localePath } from '../../pages.ts';
import type { PageContent } from '../../shell/page-content.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';
import { useLocale } from '../../i18n/useLocale.ts';

/** The confirmation: reference, next steps, how to withdraw. */
export function Page() {
  const intl = useIntl();
  const locale = useLocale();
  const data = useLoaderData<PageContent & ConfirmationData>();
  const reference = readReference(useSearchParams()[0]);
  if (!reference) {
    return (
      <PageFrame heading={intl.formatMessage({ id: 'contact.sent.none.heading' })} lead="" body={[]}>
        <p>{intl.formatMessage({ id: 'contact.sent.none.body' })}</p>
        <p>
          <Link href={localePath(locale, '/contact')} variant="primary">
            {intl.formatMessage({ id: 'contact.sent.none.link' })}
          </Link>
        </p>
      </PageFrame>
    );
  }
  return (
    <PageFrame heading={data.heading} lead="" body={[]}>
      <Confirmation reference={reference} data={data} message="contact.sent.reference" />
    </PageFrame>
  );
}
