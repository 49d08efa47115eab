import { announce } from '@longcovid/ui/announcer';
import { Button } from '@longcovid/ui/button';
import { VisuallyHidden } from '@longcovid/ui/visually-hidden';
import { useState } from 'react';

import { useHydrated } from '../../hydration/useHydrated.ts';
import type { FinderMessages } from './finder-messages.ts';
import { addSaved, removeSaved, resetSaved, useSaved } from './saved-study-sites.ts';
import * as styles from './Finder.css.ts';

type Props = { id: string; site: string; messages: FinderMessages };

/**
 * Keeps a study site on this device, or no longer: a toggle whose name stays. Where nothing is to be kept it turns
 * keeping on again first. Not offered without script, and where nothing is stored.
 */
export function SaveButton({ id, site, messages: { t } }: Props) {
  const saved = useSaved();
  const hydrated = useHydrated();
  const [hasFailed, setHasFailed] = useState(false);
  if (hydrated && !saved) return null;
  const isOff = saved?.isOff ?? false;
  const isSaved = saved?.ids.includes(id) ?? false;
  const press = () => {
    const [apply, message] = isOff
      ? [resetSaved, 'on']
      : isSaved
        ? [removeSaved, 'removed']
        : [addSaved, 'added'];
    const isDone = apply(id);
    setHasFailed(!isDone);
    if (isDone) announce(t(`saved.${message}`));
    else announce(t('saved.failed'), { politeness: 'assertive' });
  };
  return (
    // Its space is there before script, and an early press is replayed.
    <div data-script-only className={styles.scriptOnly}>
      <Button aria-pressed={isOff ? undefined : isSaved} onClick={press}>
        {isSaved && (
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="m2 8.5 4 4 8-9" fill="none" stroke="currentColor" strokeWidth="2.5" />
          </svg>
        )}
        {t(isOff ? 'saved.turnOn' : 'saved.keep')}
        <VisuallyHidden> {site}</VisuallyHidden>
      </Button>
      {hasFailed && <p className={styles.failed}>{t('saved.failed')}</p>}
    </div>
  );
}
