import { announce } from '@longcovid/ui/announcer';
import { Button } from '@longcovid/ui/button';
import { useIntl } from 'react-intl';

import * as styles from './Journey.css.ts';

type Props = {
  onAllOpenChange: (areOpen: boolean) => void;
};

/** Opens or closes all steps, and prints. Needs script, which replays an earlier press; print styles open all steps. */
export function TimelineTools({ onAllOpenChange }: Props) {
  const intl = useIntl();
  const t = (id: string) => intl.formatMessage({ id: `journey.${id}` });
  const setAllOpen = (areOpen: boolean) => {
    onAllOpenChange(areOpen);
    announce(t(areOpen ? 'allOpen' : 'allClosed'));
  };
  return (
    <div data-script-only className={styles.tools}>
      <Button onClick={() => setAllOpen(true)}>{t('openAll')}</Button>
      <Button onClick={() => setAllOpen(false)}>{t('closeAll')}</Button>
      <Button onClick={() => window.print()}>{t('print')}</Button>
    </div>
  );
}
