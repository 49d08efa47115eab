import type { ReactNode } from 'react';
import * as styles from './NavigationProgress.css.ts';

export type NavigationProgressProps = {
  /** idle: nothing is seen · loading: the bar grows · failed: the bar is red and the words say so. */
  state: 'idle' | 'loading' | 'failed';
  /** How far the page has come, 0 to 100. */
  percent: number;
  /** Name of the bar, such as "Loading the page". */
  label: string;
  /** What is said and seen when the page could not be loaded, with what to do. */
  failedLabel: ReactNode;
  id?: string;
};

/** Shows that the next page is on its way, and says so when it does not come. */
export function NavigationProgress({ state, percent, label, failedLabel, id }: NavigationProgressProps) {
  return (
    <div id={id} className={styles.root} data-component="navigation-progress" data-state={state}>
      {/* A landmark of its own while there is something to find: it stands before the page's banner. */}
      {state !== 'idle' && (
        <div role="region" aria-label={label}>
          <progress className={styles.bar} data-part="bar" max={100} value={percent} aria-label={label} />
        </div>
      )}
      {/* There from the start: a live region that comes together with its words is not announced. It has no role of
          its own: Orca would begin every page with an empty “status bar”. */}
      <p aria-live="polite" aria-atomic="true" className={styles.text} data-part="words">
        {state === 'failed' && failedLabel}
      </p>
    </div>
  );
}
