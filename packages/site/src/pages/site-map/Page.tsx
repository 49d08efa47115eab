import { Link } from '@longcovid/ui/link';
import { useLoaderData } from 'react-router-dom';

import { PageFrame, type PageWords } from '../../shell/PageFrame.tsx';
import type { SiteMapData } from './loader.ts';

/** Every page of the site in one list. */
export function Page() {
  const { links, ...words } = useLoaderData<PageWords & SiteMapData>();
  return (
    <PageFrame {...words}>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}
