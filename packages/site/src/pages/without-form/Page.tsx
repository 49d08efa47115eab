import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router-dom';

import type { PageContent } from '../../shell/page-content.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';

/** The page of a form in a site without the service: phone and e-mail take its place, in the help beside. */
export function Page() {
  const { heading } = useLoaderData<PageContent>();
  const lead = useIntl().formatMessage({ id: 'withoutForm.lead' });
  return <PageFrame heading={heading} lead={lead} body={[]} />;
}
