'use client';
import { useLocale } from '../../i18n/locale-context.ts';
import { useFormattedMessages } from '../../i18n/useFormattedMessages.ts';
import { createDataTableMessages } from './DataTable.messages.ts';
import { DataTableView } from './DataTableView.tsx';
import {
  type DataTableProps,
  type DataTableViewProps,
  type GivenTableProps,
  useGivenTable,
  useOwnTable,
} from './useOwnTable.ts';

/** A native table whose rows can be sorted, filtered and saved; all of it is in the HTML before script. */
export const DataTable = <Row,>(props: DataTableProps<Row> | GivenTableProps) =>
  props.table ? <TableOfPage {...props} /> : <OwnTable {...props} />;

function OwnTable<Row>(props: DataTableProps<Row>) {
  const language = useLanguage(props);
  const [model, view] = useOwnTable(props, language);
  return <DataTableView {...view} {...language} model={model} />;
}

function TableOfPage({ table, ...view }: GivenTableProps) {
  const language = useLanguage(view);
  return <DataTableView {...view} {...language} model={useGivenTable(table, language)} />;
}

function useLanguage({ messages }: DataTableViewProps) {
  const { locale, language } = useLocale();
  const resolved = useFormattedMessages('DataTable', createDataTableMessages, messages);
  return { locale, language, resolved };
}
