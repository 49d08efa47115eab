import * as styles from './RegionMapMarks.css.ts';
import type { RegionMapMessages } from './RegionMap.messages.ts';
import { StatusMarker } from './StatusMarker.tsx';

/** What the marks mean. */
export function RegionMapLegend({ messages }: { messages: RegionMapMessages }) {
  return (
    <ul className={styles.legend} data-part="legend">
      <li className={styles.legendItem}>
        <StatusMarker tone="open" />
        {messages.open}
      </li>
      <li className={styles.legendItem}>
        <StatusMarker tone="closed" />
        {messages.closed}
      </li>
      <li className={styles.legendItem}>
        <span aria-hidden="true" className={styles.cluster.open} data-count="2" />
        {messages.several}
      </li>
    </ul>
  );
}
