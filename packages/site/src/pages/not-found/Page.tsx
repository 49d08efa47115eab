import { useLoaderData } from 'react-router-dom';

import { PageFrame, type PageContent } from '../../shell/PageFrame.tsx';

/** Its record's words, nothing else. */
export function Page() {
  return <PageFrame {...useLoaderData<PageContent>()} />;
}
