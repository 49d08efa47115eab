import { useRef } from 'react';
import { Button } from '../button/index.ts';
import { type FieldChange, FieldChoice, usePreHydrationValue } from '../field/index.ts';
import { Pagination } from '../pagination/index.ts';
import { Message } from '../../i18n/Message.tsx';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import * as styles from './DataTable.css.ts';
import type { DataTableMessages } from './DataTable.messages.ts';
import type { PageChange, TableModel } from './useTableModel.ts';

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

/** Links to the pages. Without URLs they need script, and all rows are in the HTML. */
export function DataTablePages(
  props: ResolvedMessages<DataTableMessages> & {
    tableId: string;
    caption: string;
    paging: NonNullable<TableModel<unknown>['paging']>;
    pageHref: ((page: number) => string) | undefined;
    onPageChange: (page: number, details: PageChange) => void;
  },
) {
  const { messages, tableId, caption, paging, pageHref, onPageChange } = props;
  return (
    <div
      className={pageHref ? styles.pages : styles.pagesByScript}
      data-part={pageHref ? 'pages' : 'pages-by-script'}
    >
      <Pagination
        label={messages.pages(caption)}
        page={paging.page}
        pageCount={paging.pageCount}
        href={pageHref ?? (() => `#${tableId}`)}
        onPageChange={onPageChange}
      />
    </div>
  );
}

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
