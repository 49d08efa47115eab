import { useIntl } from 'react-intl';

import { Finder } from './Finder.tsx';
import type { FinderData } from './finder-data.ts';

/** The finder inside an article page, for the study sites of the page. */
export function StudySites({ finder }: { finder: FinderData }) {
  const heading = useIntl().formatMessage({ id: 'finder.inPage' });
  return (
    <Finder data={finder} heading={heading}>
      {null}
    </Finder>
  );
}
