import { announce } from '@longcovid/ui/announcer';
import { Button } from '@longcovid/ui/button';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './Journey.css.ts';

type Props = {
  /** Contains the steps. */
  timelines: RefObject<HTMLElement | null>;
};

/** Opens or closes all steps, and prints. Needs script, which replays an earlier press; print styles open all steps. */
export function TimelineTools({ timelines }: Props) {
  const intl = useIntl();
  const t = (id: string) => intl.formatMessage({ id: `journey.${id}` });
  const setAll = (isOpen: boolean) => {
    for (const circle of timelines.current?.querySelectorAll('details') ?? []) circle.open = isOpen;
    announce(t(isOpen ? 'allOpen' : 'allClosed'));
  };
  return (
    <div data-script-only className={styles.tools}>
      <Button onClick={() => setAll(true)}>{t('openAll')}</Button>
      <Button onClick={() => setAll(false)}>{t('closeAll')}</Button>
      <Button onClick={() => window.print()}>{t('print')}</Button>
    </div>
  );
}
