import { useIntl } from 'react-intl';

import { Finder } from './Finder.tsx';
import type { SentFinderData } from './finder-data.ts';

/** The finder inside an article page, for the study sites of the page. */
export function StudySites({ finder }: { finder: SentFinderData }) {
  return <Finder data={finder} heading={useIntl().formatMessage({ id: 'finder.inPage' })} />;
}
