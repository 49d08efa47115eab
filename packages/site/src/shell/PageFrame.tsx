import type { ReactNode } from 'react';

import { HelpBeside } from './HelpBeside.tsx';
import * as styles from './Page.css.ts';
import type { PageContent } from './page-content.ts';
import { PageLead } from './PageLead.tsx';
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
    <>
      <PageLead heading={heading} lead={lead} />
      <div className={styles.page}>
        <div>
          {children}
          {body.length > 0 && <Prose blocks={body} />}
        </div>
        <HelpBeside isOnContactPage={isContactPage} />
      </div>
    </>
  );
}
