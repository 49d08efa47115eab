import { useRef } from 'react';
import { Button } from '../button/index.ts';
import { CheckboxGroup } from '../checkbox-group/index.ts';
import { Disclosure } from '../disclosure/index.ts';
import { FieldChoice, useBeforeScript } from '../field/index.ts';
import { TextField } from '../text-field/index.ts';
import * as styles from './DataTable.css.ts';
import type { DataTableMessages } from './DataTable.messages.ts';

export type DataTableControlsProps = {
  tableId: string;
  caption: string;
  words: DataTableMessages;
  /** Rows that match, and rows that there are. */
  counts: { found: number; total: number };
  /** Each is left out when it has no function. */
  onFilter: ((query: string) => void) | undefined;
  onShowAll: ((isAsked: boolean) => void) | undefined;
  onDownload: (() => void) | undefined;
  /** Called with the ids of all columns that are not ticked. */
  onHide: ((hiddenIds: string[]) => void) | undefined;
  /** The columns that can be hidden. */
  hideable: readonly { id: string; name: string }[];
};

/** What a reader can ask of the table; it stands before it. */
export function DataTableControls(props: DataTableControlsProps) {
  const { tableId, caption, words, counts, onFilter, onShowAll, onDownload, onHide, hideable } = props;
  if (!onFilter && !onShowAll && !onDownload && !onHide) return null;
  const { found, total } = counts;
  return (
    <div role="group" aria-label={words.controls(caption)} className={styles.controls} data-part="controls">
      {onFilter && (
        <div className={styles.filter}>
          <TextField name={`${tableId}-filter`} label={words.filter} onChange={(query) => onFilter(query)} />
          <p className={styles.count} data-part="count">
            {found === total ? words.rows(total) : words.matching({ shown: found, total })}
          </p>
        </div>
      )}
      {onShowAll && <ShowAll tableId={tableId} label={words.showAll} onAsk={onShowAll} />}
      {onDownload && (
        <div className={styles.needsScript}>
          <Button onClick={onDownload}>{words.download}</Button>
        </div>
      )}
      {onHide && hideable.length > 0 && (
        <div className={styles.columnChoice}>
          <Disclosure summary={words.columns}>
            <CheckboxGroup
              legend={words.columnsLegend}
              name={`${tableId}-columns`}
              options={hideable.map(({ id, name }) => ({ value: id, label: name }))}
              defaultValues={hideable.map(({ id }) => id)}
              onChange={(shown) => onHide(hideable.map(({ id }) => id).filter((id) => !shown.includes(id)))}
            />
          </Disclosure>
        </div>
      )}
    </div>
  );
}

/** A native tick whose work is done by styles, so that it needs no script. */
function ShowAll({
  tableId,
  label,
  onAsk,
}: {
  tableId: string;
  label: string;
  onAsk: (isAsked: boolean) => void;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const id = `${tableId}-show-all`;
  useBeforeScript(() => {
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
