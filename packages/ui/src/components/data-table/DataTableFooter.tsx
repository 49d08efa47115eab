import { Button } from '../button/index.ts';
import * as styles from './DataTable.css.ts';
import type { DataTableMessages } from './DataTable.messages.ts';

/** How many rows are shown, and the button for the next ones. Nothing when all are shown. */
export function DataTableFooter(props: {
  messages: DataTableMessages;
  shown: number;
  total: number;
  /** Rows that come with one press. */
  step: number;
  onShowMore: () => void;
}) {
  const { messages, shown, total, step, onShowMore } = props;
  if (total <= shown) return null;
  return (
    <div className={styles.footer} data-part="footer">
      <p className={styles.count}>{messages.shown({ shown, total })}</p>
      <div className={styles.needsScript}>
        <Button onClick={onShowMore}>{messages.showMore(Math.min(total - shown, step))}</Button>
      </div>
    </div>
  );
}
