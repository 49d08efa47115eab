import * as styles from './RegionMapMarks.css.ts';
import type { RegionMapMessages } from './RegionMap.messages.ts';
import { ToneMark } from './StatusMarker.tsx';

/** What the marks mean, in words. */
export function RegionMapLegend({ words }: { words: RegionMapMessages }) {
  return (
    <ul className={styles.legend} data-part="legend">
      <li className={styles.legendItem}>
        <ToneMark tone="open" />
        {words.open}
      </li>
      <li className={styles.legendItem}>
        <ToneMark tone="closed" />
        {words.closed}
      </li>
      <li className={styles.legendItem}>
        <span aria-hidden="true" className={styles.cluster.open} data-count="2" />
        {words.several}
      </li>
    </ul>
  );
}
