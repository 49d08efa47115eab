import { useRef } from 'react';
import { FieldChoice, usePreHydrationValue } from '../field/index.ts';
import * as styles from './DataTable.css.ts';

/** A native checkbox that shows all rows. Styles do it, so it needs no script. */
export function ShowAll(props: { tableId: string; label: string; onChange: (isChecked: boolean) => void }) {
  const { tableId, label, onChange } = props;
  const root = useRef<HTMLDivElement>(null);
  const id = `${tableId}-show-all`;
  usePreHydrationValue(() => {
    if (root.current?.querySelector('input')?.checked) onChange(true);
  });
  return (
    <div ref={root} className={styles.showAll} data-part="show-all">
      <FieldChoice
        type="checkbox"
        id={id}
        name={id}
        option={{ value: 'all', label }}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </div>
  );
}
