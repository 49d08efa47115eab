import type { ReactNode } from 'react';

import { HelpBeside } from './HelpBeside.tsx';
import * as styles from './Page.css.ts';
import type { PageContent } from './page-content.ts';
import { Prose } from './Prose.tsx';

/** A page of text: heading, lead, what the page adds, the prose of its record, and beside them help from a person. */
export function PageFrame({
  heading,
  lead,
  body,
  children,
  isContactPage,
}: Omit<PageContent, 'heading'> & {
  heading: ReactNode;
  children?: ReactNode;
  /** For a page with the phone in its text. */
  isContactPage?: boolean;
}) {
  return (
    <div className={styles.page}>
      <div>
        <h1>{heading}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
        {body.length > 0 && <Prose blocks={body} />}
      </div>
      <HelpBeside isOnContactPage={isContactPage} />
    </div>
  );
}
