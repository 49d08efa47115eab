import type { CohortId, StudySite } from '@longcovid/content';
import { VisuallyHidden } from '@longcovid/ui/visually-hidden';

import { isFamilyRequest } from '../join/family-request.ts';
import { JoinLink } from '../join/JoinLink.tsx';
import type { FinderMessages } from './finder-messages.ts';

type AskLinkProps = {
  studySite: Pick<StudySite, 'id' | 'name' | 'cohorts'>;
  /** The reader's group, if any. */
  cohort?: CohortId | undefined;
  messages: Pick<FinderMessages, 't'>;
};

/** Asks to join at a study site; after a death there is nobody to join, and the family asks about the study. */
export function AskLink({ studySite, cohort, messages: { t } }: AskLinkProps) {
  return (
    <JoinLink siteId={studySite.id}>
      {t(isFamilyRequest(studySite, cohort) ? 'results.joinFamily' : 'results.joinShort')}
      <VisuallyHidden> {t('results.joinAt', { site: studySite.name })}</VisuallyHidden>
    </JoinLink>
  );
}
