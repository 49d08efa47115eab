import { useLoaderData } from 'react-router-dom';

import { PageFrame, type PageContent } from '../../shell/PageFrame.tsx';

/** Its record's words; what was tested, and what was not, comes from the evidence. */
export function Page() {
  return <PageFrame {...useLoaderData<PageContent>()} />;
}
