import * as styles from './RegionMapMarks.css.ts';
import type { RegionMapMessages } from './RegionMap.messages.ts';
import { StatusMarker } from './StatusMarker.tsx';

/** What the marks mean, in words. */
export function RegionMapLegend({ messages: words }: { messages: RegionMapMessages }) {
  return (
    <ul className={styles.legend} data-part="legend">
      <li className={styles.legendItem}>
        <StatusMarker tone="open" />
        {words.open}
      </li>
      <li className={styles.legendItem}>
        <StatusMarker tone="closed" />
        {words.closed}
      </li>
      <li className={styles.legendItem}>
        <span aria-hidden="true" className={styles.cluster.open} data-count="2" />
        {words.several}
      </li>
    </ul>
  );
}
