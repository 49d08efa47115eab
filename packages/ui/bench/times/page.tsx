/** The page of the times: one widget, named in its address, as the server sends it and with script. */
import { type ReactNode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Combobox } from '../../src/components/combobox/index.ts';
import {
  type CellValue,
  DataTable,
  type DataColumn,
  RowFilter,
} from '../../src/components/data-table/index.ts';
import { Dialog, DialogOpener } from '../../src/components/dialog/index.ts';
import { Select } from '../../src/components/select/index.ts';
import { words } from './sample-text.ts';

type Row = Record<string, CellValue>;

const column = (id: string, kind?: 'number' | 'date'): DataColumn<Row> => ({
  id,
  header: id,
  kind,
  value: (row) => row[id],
});
const columns = [
  column(words.place),
  column(words.state),
  column(words.visits, 'number'),
  column(words.updated, 'date'),
];

/** Ten thousand rows in an order that no column has, nine of ten names with an accent or a number. */
const rows: Row[] = Array.from({ length: 10_000 }, (_, index) => ({
  [words.place]: `${words.places[index % words.places.length] ?? ''} ${(index * 7919) % 10_007}`,
  [words.state]: words.states[(index * 31) % words.states.length],
  [words.visits]: (index * 104_729) % 100_003,
  [words.updated]: `20${20 + (index % 6)}-0${1 + (index % 9)}-1${index % 10}`,
}));
const tools = [RowFilter];

const options = Array.from({ length: 50 }, (_, index) => ({
  value: `${index}`,
  label: `${words.places[index % words.places.length] ?? ''} ${index}`,
}));

function DialogPage() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DialogOpener href="#visit" dialogId="dialog">
        {words.open}
      </DialogOpener>
      <Dialog id="dialog" title={words.visit} isOpen={isOpen} onOpenChange={setOpen}>
        {words.places.map((place) => (
          <p key={place}>{place}</p>
        ))}
      </Dialog>
    </>
  );
}

const pages: Record<string, ReactNode> = {
  table: <DataTable caption={words.visits} columns={columns} rows={rows} tools={tools} />,
  combobox: <Combobox label={words.place} name="place" options={options} />,
  dialog: <DialogPage />,
  select: <Select label={words.place} name="place" options={options} />,
};

const widget = <main>{pages[location.pathname.slice(1)]}</main>;
const container = document.createElement('div');
container.innerHTML = renderToString(widget);
document.body.append(container);
hydrateRoot(container, widget);
