import type { FormState } from '@longcovid/content/forms';
import { Notice } from '@longcovid/ui/notice';
import { useActionData, useLoaderData, useSearchParams } from 'react-router-dom';

import { ChooseStudySiteLater } from '../../features/join/ChooseStudySiteLater.tsx';
import { JoinForm } from '../../features/join/JoinForm.tsx';
import { JoinHeading } from '../../features/join/JoinHeading.tsx';
import { isFamilyRequest } from '../../features/join/family-request.ts';
import { Prose } from '../../shell/Prose.tsx';
import type { PageContent } from '../../shell/page-content.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';
import type { JoinData } from '../../features/join/join-data.ts';

/** First the study site, then the form for it. */
export function Page() {
  const { heading, lead, body, ...data } = useLoaderData<PageContent & JoinData>();
  const [query] = useSearchParams();
  const state = useActionData<FormState>();
  // A rerendered form has its study site even when the URL does not.
  const siteId = query.get('site') ?? state?.values.siteId?.[0];
  const chosen = data.studySites.find(({ id }) => id === siteId);
  const isFamily = isFamilyRequest(chosen, query.get('cohort') ?? state?.values.cohort?.[0]);
  return (
    <PageFrame
      heading={<JoinHeading isForFamily={isFamily} heading={heading} studySite={chosen} />}
      lead={chosen || isFamily ? '' : lead}
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
          <Prose blocks={isFamily ? data.condolence : body} />
          <ChooseStudySiteLater data={data} isUnknown={siteId !== undefined} />
        </>
      )}
    </PageFrame>
  );
}
