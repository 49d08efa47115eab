import { Button } from '../button/index.ts';
import * as styles from './DataTable.css.ts';
import type { DataTableMessages } from './DataTable.messages.ts';

/** How many rows are seen, and the way to the next ones. Nothing when all are seen. */
export function DataTableFoot(props: {
  messages: DataTableMessages;
  seen: number;
  found: number;
  /** Rows that come with one press. */
  step: number;
  onMore: () => void;
}) {
  const { messages: words, seen, found, step, onMore } = props;
  if (found <= seen) return null;
  return (
    <div className={styles.foot} data-part="foot">
      <p className={styles.count}>{words.shown({ shown: seen, total: found })}</p>
      <div className={styles.needsScript}>
        <Button onClick={onMore}>{words.showMore(Math.min(found - seen, step))}</Button>
      </div>
    </div>
  );
}
