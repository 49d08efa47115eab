/** The page of the times: one widget, named in its address, as the server sends it and with script. */
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Combobox } from '../../src/components/combobox/index.ts';
import {
  type CellValue,
  DataTable,
  type DataColumn,
  GlobalFilter,
} from '../../src/components/data-table/index.ts';
import { Dialog, DialogTrigger } from '../../src/components/dialog/index.ts';
import { Select } from '../../src/components/select/index.ts';
import { sampleText } from './sample-text.ts';

type Row = Record<string, CellValue>;

const column = (id: string, kind?: 'number' | 'date'): DataColumn<Row> => ({
  id,
  header: id,
  kind,
  getValue: (row) => row[id],
});
const columns = [
  column(sampleText.place),
  column(sampleText.state),
  column(sampleText.visits, 'number'),
  column(sampleText.updated, 'date'),
];

/** Ten thousand rows in an order that no column has, nine of ten names with an accent or a number. */
const rows: Row[] = Array.from({ length: 10_000 }, (_, index) => ({
  [sampleText.place]: `${sampleText.places[index % sampleText.places.length] ?? ''} ${(index * 7919) % 10_007}`,
  [sampleText.state]: sampleText.states[(index * 31) % sampleText.states.length],
  [sampleText.visits]: (index * 104_729) % 100_003,
  [sampleText.updated]: `20${20 + (index % 6)}-0${1 + (index % 9)}-1${index % 10}`,
}));

const options = Array.from({ length: 50 }, (_, index) => ({
  value: `${index}`,
  label: `${sampleText.places[index % sampleText.places.length] ?? ''} ${index}`,
}));

/** Ten thousand options, as of a search over all places. */
const manyOptions = Array.from({ length: 10_000 }, (_, index) => ({
  value: `${index}`,
  label: `${sampleText.places[index % sampleText.places.length] ?? ''} ${(index * 7919) % 10_007}`,
}));

const dialog = (
  <>
    <DialogTrigger href="#visit" dialogId="dialog">
      {sampleText.open}
    </DialogTrigger>
    <Dialog id="dialog" title={sampleText.visit}>
      {sampleText.places.map((place) => (
        <p key={place}>{place}</p>
      ))}
    </Dialog>
  </>
);

const pages: Record<string, ReactNode> = {
  table: <DataTable caption={sampleText.visits} columns={columns} rows={rows} toolbar={<GlobalFilter />} />,
  combobox: <Combobox label={sampleText.place} name="place" options={options} />,
  'long-combobox': <Combobox label={sampleText.place} name="place" options={manyOptions} />,
  dialog,
  select: <Select label={sampleText.place} name="place" options={options} />,
};

const widget = <main>{pages[location.pathname.slice(1)]}</main>;
const container = document.createElement('div');
container.innerHTML = renderToString(widget);
document.body.append(container);
hydrateRoot(container, widget);
