import { useLoaderData } from 'react-router-dom';

import type { PageContent } from '../../shell/PageFrame.tsx';
import { FindSites } from './FindSites.tsx';
import { Goal } from './Goal.tsx';
import { LatestNews } from './LatestNews.tsx';
import type { HomeData } from './loader.ts';
import { Numbers } from './Numbers.tsx';
import { PlainSection } from './PlainSection.tsx';
import { TakePart } from './TakePart.tsx';
import { TissuePathology } from './TissuePathology.tsx';
import { Trials } from './Trials.tsx';
import { Welcome } from './Welcome.tsx';
import { WhoCanJoin } from './WhoCanJoin.tsx';

/** The home page: purpose, who can join and how, where, and results. */
export function Page() {
  const { heading, lead, sections, ...data } = useLoaderData<PageContent & HomeData>();
  return (
    <>
      <Welcome heading={heading} lead={lead} />
      <Goal section={sections.goal} enrollments={data.enrollments} cohorts={data.cohorts} />
      <WhoCanJoin section={sections['who-can-join']} cohorts={data.cohorts} enrollments={data.enrollments} />
      <PlainSection section={sections['how-it-works']} />
      <FindSites section={sections['find-sites']} finder={data.finder} />
      <PlainSection section={sections.participants} />
      <Trials section={sections.trials} {...data.trials} />
      <Numbers section={sections.numbers} metrics={data.metrics} cohorts={data.cohorts} />
      <TissuePathology section={sections['tissue-pathology']} contact={data.contact} />
      <TakePart section={sections['take-part']} ways={data.ways} />
      <LatestNews section={sections.news} news={data.news} />
      <PlainSection section={sections['learn-more']} />
    </>
  );
}
