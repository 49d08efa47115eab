import { useRef } from 'react';
import { FieldChoice, usePreHydrationValue } from '../field/index.ts';
import { Message } from '../../i18n/Message.tsx';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import * as styles from './DataTable.css.ts';
import type { DataTableMessages } from './DataTable.messages.ts';

type ShowAllProps = ResolvedMessages<DataTableMessages> & {
  tableId: string;
  onChange: (isChecked: boolean) => void;
};

/** A native checkbox that shows all rows. Styles do it, so it needs no script. */
export function ShowAll(props: ShowAllProps) {
  const { tableId, messages, getLang, onChange } = props;
  const root = useRef<HTMLDivElement>(null);
  const id = `${tableId}-show-all`;
  usePreHydrationValue(root, () => {
    if (root.current?.querySelector('input')?.checked) onChange(true);
  });
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
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </div>
  );
}
