import type { Prose as ProseTree } from '@longcovid/content';
import type { ReactNode } from 'react';

import * as styles from './Page.css.ts';
import { Prose } from './Prose.tsx';

/** The fields of every page's record. */
export type PageContent = { heading: string; lead: string; body: ProseTree };

/** A page's reading column: heading, lead, what the page adds, then the prose of its record. */
export function PageFrame({
  heading,
  lead,
  body,
  children,
}: Omit<PageContent, 'heading'> & { heading: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1>{heading}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
      {body.length > 0 && <Prose blocks={body} />}
    </div>
  );
}
