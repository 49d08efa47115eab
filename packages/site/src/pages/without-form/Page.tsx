import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router-dom';

import { HelpWays } from '../../shell/HelpWays.tsx';
import { PageFrame, type PageWords } from '../../shell/PageFrame.tsx';

/** The page of a form in a site without the service: phone and e-mail in its place. */
export function Page() {
  const { heading } = useLoaderData<PageWords>();
  const lead = useIntl().formatMessage({ id: 'withoutForm.lead' });
  return (
    <PageFrame heading={heading} lead={lead} body={[]}>
      <HelpWays />
    </PageFrame>
  );
}
