import type { ReactNode } from 'react';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import { warnEmptyName } from '../../internal/warn-empty-name.ts';
import { warnUnknownMessages } from '../../internal/warn-unknown-messages.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './NavigationProgress.css.ts';

/** The messages of a navigation progress. */
export type NavigationProgressMessages = {
  /** Shown and announced when the page could not be loaded, with what to do. */
  failed: ReactNode;
};

export type NavigationProgressProps = RootProps<HTMLDivElement> & {
  /** idle: nothing is shown · loading: the bar grows · failed: the bar is red and the message is shown. */
  state: 'idle' | 'loading' | 'failed';
  /** How far the page has come, 0 to 100. */
  percent: number;
  /** Name of the bar, such as "Loading the page". */
  label: string;
  /** Required, since only the site knows what people can do when a page does not come. */
  messages: NavigationProgressMessages;
};

/** Shows and announces that the next page is loading, or that it failed. */
export function NavigationProgress(props: NavigationProgressProps) {
  const { state, percent, label, messages, className, ...root } = props;
  warnEmptyName('NavigationProgress', 'label', label);
  warnUnknownMessages('NavigationProgress', messages, { failed: '' } satisfies NavigationProgressMessages);
  return (
    <div
      {...root}
      className={joinClassNames(styles.root, className)}
      data-component="navigation-progress"
      data-state={state}
    >
      {/* A landmark while it has content, since it precedes the banner of the page. */}
      {state !== 'idle' && (
        <div role="region" aria-label={label}>
          <progress className={styles.bar} data-part="bar" max={100} value={percent} aria-label={label} />
        </div>
      )}
      {/* There from the start: a live region that comes together with its text is not announced. It has no role of
          its own: Orca would begin every page with an empty “status bar”. */}
      <p aria-live="polite" aria-atomic="true" className={styles.text} data-part="message">
        {state === 'loading' && <VisuallyHidden>{label}</VisuallyHidden>}
        {state === 'failed' && messages.failed}
      </p>
    </div>
  );
}
