import { useLoaderData } from 'react-router-dom';

import { PageFrame, type PageContent } from '../../shell/PageFrame.tsx';

/** The text of its record only. */
export function Page() {
  return <PageFrame {...useLoaderData<PageContent>()} />;
}
