import { Dialog } from '@longcovid/ui/dialog';
import { Notice } from '@longcovid/ui/notice';
import { useState } from 'react';

import { useLocale } from '../../words/useLocale.ts';
import type { FinderWords } from './finder-words.ts';
import type { FinderState } from './useFinder.ts';

type Props = {
  finder: FinderState;
  words: FinderWords;
  /** The search that was asked for by the button, or null: only that opens the overlay, once. */
  askedFor: string | null;
};

/** "We've reached our goal!": in the page whenever it is so, and over the page once per search. */
export function GoalReached({ finder, words, askedFor }: Props) {
  const locale = useLocale();
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const { say } = words;
  if (finder.result.goal !== 'all-full') return null;
  return (
    <>
      <Notice tone="success" locale={locale} title={say('goal.title')} headingLevel={3}>
        {say('goal.body')}
      </Notice>
      <Dialog
        kind="reading"
        locale={locale}
        title={say('goal.title')}
        isOpen={askedFor !== null && askedFor !== closedFor}
        onOpenChange={() => setClosedFor(askedFor)}
      >
        <p>{say('goal.body')}</p>
      </Dialog>
    </>
  );
}
