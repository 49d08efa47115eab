import type { MarkerStatus } from './points.ts';
import * as styles from './StatusMarker.css.ts';

/** The shape of a status in a square of 24 by 24, for a drawing of its own. */
export function StatusShape({ tone }: { tone: MarkerStatus }) {
  return (
    <g data-part="tone-shape" data-tone={tone} className={styles.shape[tone]}>
      {tone === 'open' ? (
        <circle cx="12" cy="12" r="9" fill="currentColor" />
      ) : (
        <>
          <circle cx="12" cy="12" r="8" className={styles.hollow} stroke="currentColor" strokeWidth="2.5" />
          <path d="M7 12h10" stroke="currentColor" strokeWidth="3" />
        </>
      )}
    </g>
  );
}

/**
 * The icon of a status, always beside its text: open is a filled disc, closed a ring with a bar, so that neither
 * depends on color. The map and the list beside it show the same icons.
 */
export function StatusMarker({ tone }: { tone: MarkerStatus }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" data-part="tone-mark" className={styles.mark}>
      <StatusShape tone={tone} />
    </svg>
  );
}
