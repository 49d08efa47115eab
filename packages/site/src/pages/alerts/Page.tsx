import type { FormState } from '@longcovid/content/forms';
import { Notice } from '@longcovid/ui/notice';
import { useActionData, useLoaderData } from 'react-router-dom';

import type { AlertData } from '../../features/alerts/alert-data.ts';
import { AlertForm } from '../../features/alerts/AlertForm.tsx';
import type { PageContent } from '../../shell/page-content.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';
import { Prose } from '../../shell/Prose.tsx';

/** Who tells the visitor, then the form. */
export function Page() {
  const { heading, lead, body, ...data } = useLoaderData<PageContent & AlertData>();
  return (
    <PageFrame heading={heading} lead={lead} body={[]}>
      <Prose blocks={body} />
      {data.demonstrationNotice && <Notice tone="info">{data.demonstrationNotice}</Notice>}
      <AlertForm data={data} state={useActionData<FormState>()} />
    </PageFrame>
  );
}
