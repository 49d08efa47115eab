import { Button } from '../button/index.ts';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import * as styles from './DataTable.css.ts';
import type { DataTableMessages } from './DataTable.messages.ts';

type FooterProps = ResolvedMessages<DataTableMessages> & {
  shown: number;
  total: number;
  /** Rows that come with one press. */
  step: number;
  onShowMore: (event: Event) => void;
};

/** How many rows are shown, and the button for the next ones. Nothing when all are shown. */
export function DataTableFooter(props: FooterProps) {
  const { messages, getLang, shown, total, step, onShowMore } = props;
  if (total <= shown) return null;
  return (
    <div className={styles.footer} data-part="footer">
      <p lang={getLang('shown')} className={styles.count}>
        {messages.shown({ shown, total })}
      </p>
      <div className={styles.needsScript}>
        <Button lang={getLang('showMore')} onClick={({ nativeEvent }) => onShowMore(nativeEvent)}>
          {messages.showMore(Math.min(total - shown, step))}
        </Button>
      </div>
    </div>
  );
}
