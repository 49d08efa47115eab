import type { FormState } from '@longcovid/content/forms';
import { Notice } from '@longcovid/ui/notice';
import { useActionData, useLoaderData, useSearchParams } from 'react-router-dom';

import { ChooseStudySite } from '../../features/join/ChooseStudySite.tsx';
import { JoinForm } from '../../features/join/JoinForm.tsx';
import { JoinHeading } from '../../features/join/JoinHeading.tsx';
import { Prose } from '../../shell/Prose.tsx';
import { PageFrame, type PageContent } from '../../shell/PageFrame.tsx';
import type { JoinData } from '../../features/join/join-data.ts';

/** First the study site, then the form for it. */
export function Page() {
  const { heading, lead, body, ...data } = useLoaderData<PageContent & JoinData>();
  const [query] = useSearchParams();
  const state = useActionData<FormState>();
  // A rerendered form has its study site even when the URL does not.
  const siteId = query.get('site') ?? state?.values.siteId?.[0];
  const chosen = data.studySites.find(({ id }) => id === siteId);
  return (
    <PageFrame
      heading={chosen ? <JoinHeading studySite={chosen} heading={heading} /> : heading}
      lead={chosen ? '' : lead}
      body={[]}
    >
      {data.demonstrationNotice && <Notice tone="info">{data.demonstrationNotice}</Notice>}
      {chosen ? (
        <JoinForm
          key={chosen.id}
          studySite={chosen}
          data={data}
          state={state}
          initialCohort={query.get('cohort')}
          headingLevel={2}
        />
      ) : (
        <>
          <Prose blocks={body} />
          <ChooseStudySite data={data} isUnknown={siteId !== undefined} />
        </>
      )}
    </PageFrame>
  );
}
