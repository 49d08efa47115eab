import { HelpWays } from '@longcovid/ui/footer';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router-dom';

import { PageFrame, type PageContent } from '../../shell/PageFrame.tsx';
import { useHelp } from '../../shell/useHelp.tsx';

/** The page of a form in a site without the service: phone and e-mail in its place. */
export function Page() {
  const { heading } = useLoaderData<PageContent>();
  const help = useHelp();
  const lead = useIntl().formatMessage({ id: 'withoutForm.lead' });
  return (
    <PageFrame heading={heading} lead={lead} body={[]}>
      <HelpWays {...help} />
    </PageFrame>
  );
}
