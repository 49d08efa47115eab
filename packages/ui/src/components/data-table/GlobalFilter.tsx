'use client';
import { TextField } from '../text-field/index.ts';
import { Message } from '../../i18n/Message.tsx';
import * as styles from './DataTable.css.ts';
import { useDataTable } from './useDataTable.ts';

/** A control for the `toolbar` of DataTable: a field that filters the rows by their text, and how many match. */
export function GlobalFilter() {
  const { tableId, messages, getLang, counts, filter, setFilter } = useDataTable();
  const { matching, total } = counts;
  return (
    <>
      <div className={styles.filter}>
        <TextField
          name={`${tableId}-filter`}
          label={<Message lang={getLang('filter')}>{messages.filter}</Message>}
          value={filter}
          onValueChange={setFilter}
        />
      </div>
      <p lang={getLang('rows')} className={styles.matches} data-part="count">
        {matching === total ? messages.rows(total) : messages.matching({ shown: matching, total })}
      </p>
    </>
  );
}
