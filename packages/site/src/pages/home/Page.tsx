import { useMemo } from 'react';
import { useLoaderData } from 'react-router-dom';

import { useStudySiteFinder } from '../../features/finder/useStudySiteFinder.ts';
import type { PageContent } from '../../shell/page-content.ts';
import { section } from '../../shell/sections.css.ts';
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
  const data = useLoaderData<PageContent & HomeData>();
  const { sections, enrollments, statuses, cohorts, contact } = data;
  const finder = useStudySiteFinder(data.finder);
  // No search changes the sections below the finder.
  const later = useMemo(
    () => (
      <>
        <div className={section.band}>
          <div className={styles.inner}>
            <WhoCanJoin section={sections['who-can-join']} {...{ cohorts, enrollments, statuses }} />
          </div>
        </div>
        <div className={styles.row}>
          <PlainSection section={sections.goal} />
          <PlainSection section={sections['learn-more']} />
        </div>
        <div className={styles.row}>
          <PlainSection section={sections['how-it-works']} />
          <PlainSection section={sections.participants} />
          <Trials section={sections.trials} {...data.trials} />
        </div>
        <div className={section.band}>
          <div className={styles.row}>
            <Numbers section={sections.numbers} metrics={data.metrics} cohorts={cohorts} />
            <LatestNews section={sections.news} news={data.news} />
          </div>
        </div>
        <TissuePathology section={sections['tissue-pathology']} contact={contact} />
        <div className={styles.row}>
          <TakePart section={sections['take-part']} ways={data.ways} />
        </div>
      </>
    ),
    [data, sections, cohorts, enrollments, statuses, contact],
  );
  return (
    <>
      <div data-found={finder.isFound}>
        <Welcome {...data} finder={finder} />
        <FindSites section={sections['find-sites']} finder={finder} />
      </div>
      {later}
    </>
  );
}
