import { Button } from '@longcovid/ui/button';
import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';
import { useLoaderData, useSearchParams } from 'react-router-dom';

import { readStopLink, type StopLink } from '../../features/alerts/stop-link.ts';
import { localePath } from '../../pages.ts';
import type { PageContent } from '../../shell/page-content.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';
import { Prose } from '../../shell/Prose.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import type { AlertStopData } from './loader.ts';

/** One button for a whole link; afterwards the result, which is the same for every link. */
export function Page() {
  const { heading, lead, body } = useLoaderData<PageContent>();
  const [query] = useSearchParams();
  const link = readStopLink(query);
  if (query.get('result') === 'done') return <Result result="done" />;
  if (!link) return <Result result="incomplete" />;
  return (
    <PageFrame heading={heading} lead={lead} body={[]}>
      <Prose blocks={body} />
      <StopForm link={link} />
    </PageFrame>
  );
}

/** Posted by the browser, with and without script. */
function StopForm({ link }: { link: StopLink }) {
  const intl = useIntl();
  return (
    <form method="post" action={localePath(useLocale(), '/alerts/stop')}>
      <input type="hidden" name="reference" value={link.reference} />
      <input type="hidden" name="signature" value={link.signature} />
      <Button type="submit" variant="primary">
        {intl.formatMessage({ id: 'alerts.stop.button' })}
      </Button>
    </form>
  );
}

function Result({ result }: { result: 'done' | 'incomplete' }) {
  const intl = useIntl();
  const { phone, hours } = useLoaderData<AlertStopData>().programme;
  const callLink = <Link href={phone.href}>{phone.display}</Link>;
  return (
    <PageFrame heading={intl.formatMessage({ id: `alerts.stop.${result}.heading` })} lead="" body={[]}>
      <p>{intl.formatMessage({ id: `alerts.stop.${result}.body` })}</p>
      <p>{intl.formatMessage({ id: 'alerts.stop.help' }, { phone: callLink, hours })}</p>
    </PageFrame>
  );
}
