import type { CohortId } from '@longcovid/content';
import type { ReactNode } from 'react';

import { columns } from './layout.css.ts';
import * as styles from './PageLead.css.ts';
import { section } from './sections.css.ts';

type PageLeadProps = {
  heading: ReactNode;
  /** What the page is for; empty for none. */
  lead: string;
  /** The group that the page is about, whose color is below. Default: none. */
  cohort?: CohortId | undefined;
  /** Lines below the lead. Default: none. */
  children?: ReactNode;
  /** Beside the lead where there is room. Default: nothing. */
  beside?: ReactNode;
  /** Below both. Default: nothing. */
  below?: ReactNode;
};

/** The first section of every page but home: what it is, and for whom. */
export function PageLead({ heading, lead, cohort, children, beside, below }: PageLeadProps) {
  return (
    <div className={section.lead} data-cohort={cohort}>
      <div className={columns}>
        <div className={styles.text}>
          <h1>{heading}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
        {beside}
        {below}
      </div>
    </div>
  );
}
