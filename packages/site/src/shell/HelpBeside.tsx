import { HelpWays } from '@longcovid/ui/footer';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router-dom';

import { ContactLink } from '../features/contact/ContactLink.tsx';
import * as styles from './HelpBeside.css.ts';
import type { PageData } from './shell-data.ts';
import { useHelp } from './useHelp.tsx';

/** Whether this page has the help beside its text, and so not in the footer. */
export const useHasHelpBeside = (): boolean | undefined =>
  (useMatches().at(-1)?.loaderData as Partial<PageData> | undefined)?.hasHelpBeside;

/** What follows the ways to get help, with the link to the contact form at the end. */
export const withContactLink = (note: ReactNode): ReactNode => (
  <>
    {note}
    <ContactLink />
  </>
);

/**
 * The help of a page without contents, in the third beside its text; elsewhere nothing.
 * `isOnContactPage`: without the phone, the first way, which its text has, and without a link to the page itself.
 */
export function HelpBeside({ isOnContactPage = false }: { isOnContactPage?: boolean | undefined }) {
  const { heading, ways, note } = useHelp();
  if (!useHasHelpBeside()) return null;
  return (
    <section aria-labelledby="help" className={styles.help}>
      <h2 id="help">{heading}</h2>
      {isOnContactPage ? (
        <HelpWays ways={ways.slice(1)} note={note} />
      ) : (
        <HelpWays ways={ways} note={withContactLink(note)} />
      )}
    </section>
  );
}
