import { NavigationProgress } from '@longcovid/ui/navigation-progress';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';

import { navigationProgress } from './progress.ts';

/** The progress bar at the top of the window during a navigation. */
export function Progress() {
  const intl = useIntl();
  const { state, percent } = useSyncExternalStore(
    navigationProgress.subscribe,
    navigationProgress.get,
    navigationProgress.getIdle,
  );
  return (
    <NavigationProgress
      state={state}
      percent={percent}
      label={intl.formatMessage({ id: 'shell.progress.loading' })}
      messages={{ failed: intl.formatMessage({ id: 'shell.progress.failed' }) }}
    />
  );
}
