import type { Section } from '@longcovid/content/load';

import { FINDER_ANCHOR } from '../../features/finder/finder-url.ts';
import { FinderResults } from '../../features/finder/FinderResults.tsx';
import { PlaceProblem } from '../../features/finder/PlaceProblem.tsx';
import type { StudySiteFinder } from '../../features/finder/useStudySiteFinder.ts';
import { Prose } from '../../shell/Prose.tsx';
import { section as kind } from '../../shell/sections.css.ts';
import * as styles from './Home.css.ts';

/** The study sites. The field of the place is in the welcome above. */
export function FindSites({ section, finder }: { section: Section; finder: StudySiteFinder }) {
  return (
    <section id={FINDER_ANCHOR} className={kind.tool} aria-labelledby="finder-heading">
      <div className={styles.inner}>
        <h2 id="finder-heading" className={styles.findHeading}>
          {section.heading}
        </h2>
        <PlaceProblem finder={finder} />
        <div className={styles.beforeSearch}>
          <Prose blocks={section.body} />
        </div>
        <FinderResults finder={finder} />
      </div>
    </section>
  );
}
