import { useLoaderData } from 'react-router-dom';

import type { PageContent } from '../../shell/page-content.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';

/** The text of its record only. */
export function Page() {
  return <PageFrame {...useLoaderData<PageContent>()} />;
}
