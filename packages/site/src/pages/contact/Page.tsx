import type { FormState } from '@longcovid/content/forms';
import { Notice } from '@longcovid/ui/notice';
import { useActionData, useLoaderData } from 'react-router-dom';

import { ContactForm } from '../../features/contact/ContactForm.tsx';
import type { PageContent } from '../../shell/page-content.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';
import { Prose } from '../../shell/Prose.tsx';
import type { ContactData } from '../../features/contact/contact-data.ts';

/** First the phone, then the form. */
export function Page() {
  const { heading, lead, body, ...data } = useLoaderData<PageContent & ContactData>();
  return (
    <PageFrame heading={heading} lead={lead} body={[]} isContactPage>
      <Prose blocks={body} />
      {data.demonstrationNotice && <Notice tone="info">{data.demonstrationNotice}</Notice>}
      <ContactForm data={data} state={useActionData<FormState>()} headingLevel={2} />
    </PageFrame>
  );
}
