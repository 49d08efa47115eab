import { useRef } from 'react';
import { FieldChoice, usePreHydrationValue } from '../field/index.ts';
import * as styles from './DataTable.css.ts';

/** A native tick that shows all rows. Its work is done by styles, so it needs no script. */
export function ShowAll(props: { tableId: string; label: string; onChange: (isAsked: boolean) => void }) {
  const { tableId, label, onChange: onAsk } = props;
  const frame = useRef<HTMLDivElement>(null);
  const id = `${tableId}-show-all`;
  usePreHydrationValue(() => {
    if (frame.current?.querySelector('input')?.checked) onAsk(true);
  });
  return (
    <div ref={frame} className={styles.showAll} data-part="show-all">
      <FieldChoice
        type="checkbox"
        id={id}
        name={id}
        option={{ value: 'all', label }}
        onChange={({ currentTarget }) => onAsk(currentTarget.checked)}
      />
    </div>
  );
}
