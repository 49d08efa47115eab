import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router-dom';

import type { PageContent } from '../../shell/page-content.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';
import { SPACE } from '../../shell/space.ts';
import type { SiteMapData, SiteMapEntry } from './loader.ts';
import * as styles from './SiteMap.css.ts';

/** Every page of the site, as a tree. */
export function Page() {
  const { entries, ...content } = useLoaderData<PageContent & SiteMapData>();
  return (
    <PageFrame {...content}>
      <Entries entries={entries} className={styles.parts} />
    </PageFrame>
  );
}

function Entries({ entries, className }: { entries: SiteMapEntry[]; className?: string }) {
  const intl = useIntl();
  return (
    <ul className={className}>
      {entries.map(({ href, label, isInEnglish, below }) => (
        <li key={href}>
          {isInEnglish ? (
            <Link href={href} hrefLang="en">
              <span lang="en">{label}</span>
              {SPACE + intl.formatMessage({ id: 'article.inEnglish' })}
            </Link>
          ) : (
            <Link href={href}>{label ?? intl.formatMessage({ id: 'shell.nav.home' })}</Link>
          )}
          {below.length > 0 && <Entries entries={below} />}
        </li>
      ))}
    </ul>
  );
}
