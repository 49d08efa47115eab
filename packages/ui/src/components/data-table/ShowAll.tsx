import { useRef } from 'react';
import { type FieldChange, FieldChoice, usePreHydrationValue } from '../field/index.ts';
import { Message } from '../../i18n/Message.tsx';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import * as styles from './DataTable.css.ts';
import type { DataTableMessages } from './DataTable.messages.ts';

type ShowAllProps = ResolvedMessages<DataTableMessages> & {
  tableId: string;
  /** Whether all rows are shown, when the table is controlled. */
  isChecked: boolean | undefined;
  onChange: (isChecked: boolean, details: FieldChange) => void;
};

/** A native checkbox that shows all rows. Styles do it, so it needs no script. */
export function ShowAll(props: ShowAllProps) {
  const { tableId, messages, getLang, isChecked, onChange } = props;
  const root = useRef<HTMLDivElement>(null);
  const id = `${tableId}-show-all`;
  usePreHydrationValue(
    root,
    (details) => onChange(root.current?.querySelector('input')?.checked ?? false, details),
    { name: id, isControlled: isChecked !== undefined },
  );
  return (
    <div ref={root} className={styles.showAll} data-part="show-all">
      <FieldChoice
        type="checkbox"
        id={id}
        name={id}
        option={{
          value: 'all',
          label: <Message lang={getLang('showAll')}>{messages.showAll}</Message>,
        }}
        isChecked={isChecked}
        onChange={({ currentTarget, nativeEvent }) =>
          onChange(currentTarget.checked, { reason: 'input', event: nativeEvent })
        }
      />
    </div>
  );
}
