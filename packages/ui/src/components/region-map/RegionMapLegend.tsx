import { formatNumber } from '../../i18n/format-number.ts';
import { useLocale } from '../../i18n/locale-context.ts';
import { Message } from '../../i18n/Message.tsx';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import * as styles from './RegionMapMarks.css.ts';
import type { RegionMapMessages } from './RegionMap.messages.ts';
import { StatusMarker } from './StatusMarker.tsx';

/** What the marks mean. */
export function RegionMapLegend({ messages, getLang }: ResolvedMessages<RegionMapMessages>) {
  const { locale } = useLocale();
  return (
    <ul className={styles.legend} data-part="legend">
      <li className={styles.legendItem}>
        <StatusMarker tone="open" />
        <Message lang={getLang('open')}>{messages.open}</Message>
      </li>
      <li className={styles.legendItem}>
        <StatusMarker tone="closed" />
        <Message lang={getLang('closed')}>{messages.closed}</Message>
      </li>
      <li className={styles.legendItem}>
        <span aria-hidden="true" className={styles.cluster.open} data-count={formatNumber(2, locale)} />
        <Message lang={getLang('several')}>{messages.several}</Message>
      </li>
    </ul>
  );
}
