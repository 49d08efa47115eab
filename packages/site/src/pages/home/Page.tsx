import { useLoaderData } from 'react-router-dom';

import { useStudySiteFinder } from '../../features/finder/useStudySiteFinder.ts';
import type { PageContent } from '../../shell/PageFrame.tsx';
import { FindSites } from './FindSites.tsx';
import * as styles from './Home.css.ts';
import { LatestNews } from './LatestNews.tsx';
import type { HomeData } from './loader.ts';
import { Numbers } from './Numbers.tsx';
import { PlainSection } from './PlainSection.tsx';
import { TakePart } from './TakePart.tsx';
import { TissuePathology } from './TissuePathology.tsx';
import { Trials } from './Trials.tsx';
import { Welcome } from './Welcome.tsx';
import { WhoCanJoin } from './WhoCanJoin.tsx';

/** The home page: where to join first, then purpose, groups and results. */
export function Page() {
  const { heading, lead, sections, enrollments, cohorts, contact, ...data } = useLoaderData<
    PageContent & HomeData
  >();
  const finder = useStudySiteFinder(data.finder);
  return (
    <>
      <Welcome {...{ heading, lead, finder, enrollments, cohorts, contact }} />
      <FindSites section={sections['find-sites']} finder={finder} />
      <div className={styles.columns}>
        <PlainSection section={sections.goal} />
        <PlainSection section={sections['learn-more']} />
      </div>
      <WhoCanJoin section={sections['who-can-join']} cohorts={cohorts} enrollments={enrollments} />
      <div className={styles.columns}>
        <PlainSection section={sections['how-it-works']} />
        <PlainSection section={sections.participants} />
        <Trials section={sections.trials} {...data.trials} />
      </div>
      <div className={styles.columns}>
        <Numbers section={sections.numbers} metrics={data.metrics} cohorts={cohorts} />
        <LatestNews section={sections.news} news={data.news} />
      </div>
      <TissuePathology section={sections['tissue-pathology']} contact={contact} />
      <TakePart section={sections['take-part']} ways={data.ways} />
    </>
  );
}
