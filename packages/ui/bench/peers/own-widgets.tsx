/** The widgets of the comparison that need no peer: ours, and the least there can be. */
import { type ReactNode, useState } from 'react';
import { Combobox } from '../../src/components/combobox/index.ts';
import { DataTable, type DataColumn, GlobalFilter } from '../../src/components/data-table/index.ts';
import * as table from '../../src/components/data-table/DataTable.css.ts';
import { Dialog, DialogTrigger } from '../../src/components/dialog/index.ts';
import { RegionMap } from '../../src/components/region-map/index.ts';
import { Select } from '../../src/components/select/index.ts';
import { sampleText } from '../times/sample-text.ts';

const COUNT = 10_000;
const getPlace = (index: number) =>
  `${sampleText.places[index % sampleText.places.length] ?? ''} ${(index * 7919) % 10_007}`;

export const options = Array.from({ length: COUNT }, (_, index) => ({
  value: `${index}`,
  label: getPlace(index),
}));

export type Row = { place: string; state: string; visits: number };
export const rows: Row[] = Array.from({ length: COUNT }, (_, index) => ({
  place: getPlace(index),
  state: sampleText.states[(index * 31) % sampleText.states.length] ?? '',
  visits: (index * 104_729) % 100_003,
}));

const columns: DataColumn<Row>[] = [
  { id: 'place', header: sampleText.place, getValue: ({ place }) => place },
  { id: 'state', header: sampleText.state, getValue: ({ state }) => state },
  { id: 'visits', header: sampleText.visits, kind: 'number', getValue: ({ visits }) => visits },
];

const keys = rows.map(({ place, state, visits }) => `${place} ${state} ${visits}`.toLowerCase());

/** The rows that a table shows first, in our markup and with our look. */
const ShownRows = ({ shown }: { shown: readonly Row[] }) => (
  <tbody>
    {shown.slice(0, 50).map(({ place, state, visits }) => (
      <tr key={place}>
        <th scope="row" className={table.rowHeader}>
          {place}
        </th>
        <td className={table.cell.text}>{state}</td>
        <td className={table.cell.number}>{visits}</td>
      </tr>
    ))}
  </tbody>
);

/** Plain `includes` in prepared keys, and the rows that the table shows first, in its markup and with its look. */
function IncludesTable() {
  const [query, setQuery] = useState('');
  const matches = rows.filter((_, index) => keys[index]?.includes(query.toLowerCase()));
  return (
    <div className={table.root}>
      <div className={table.toolbar}>
        <div className={table.filter}>
          <input
            aria-label={sampleText.place}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </div>
        <p className={table.matches}>{matches.length}</p>
      </div>
      <div className={table.box} data-fits="">
        <table className={table.table}>
          <caption className={table.caption}>{sampleText.visits}</caption>
          <ShownRows shown={matches} />
        </table>
      </div>
    </div>
  );
}

const points = Array.from({ length: COUNT }, (_, index) => ({
  id: `${index}`,
  label: getPlace(index),
  tone: 'open' as const,
  x: 20 + ((index * 7919) % 560),
  y: 20 + ((index * 104_729) % 360),
}));
const half = points.filter((_, index) => index % 2 === 0);
const viewBox = [0, 0, 600, 400] as const;

/** Shows half of the points, or all, at a press. */
function Toggle({ children }: { children: (shown: typeof points) => ReactNode }) {
  const [isHalf, setHalf] = useState(false);
  return (
    <>
      <button type="button" id="toggle" onClick={() => setHalf(!isHalf)}>
        {sampleText.open}
      </button>
      {children(isHalf ? half : points)}
    </>
  );
}

/** As many as a native select is still used for. */
export const fewOptions = options.slice(0, 50);

/** What a dialog holds: as long as a visit is explained. */
export const dialogText = sampleText.places.map((place) => <p key={place}>{place}</p>);

export const ownWidgets: Record<string, ReactNode> = {
  'combobox-ours': <Combobox label={sampleText.place} name="place" options={options} />,
  'dialog-ours': (
    <>
      <DialogTrigger href="#visit" dialogId="dialog">
        {sampleText.open}
      </DialogTrigger>
      <Dialog id="dialog" title={sampleText.visit}>
        {dialogText}
      </Dialog>
    </>
  ),
  'select-ours': <Select label={sampleText.place} name="place" options={fewOptions} />,
  'sort-ours': <DataTable caption={sampleText.visits} columns={columns} rows={rows} />,
  'filter-ours': (
    <DataTable caption={sampleText.visits} columns={columns} rows={rows} toolbar={<GlobalFilter />} />
  ),
  'filter-includes': <IncludesTable />,
  'map-ours': (
    <Toggle>
      {(shown) => <RegionMap label={sampleText.place} viewBox={viewBox} areas={[]} points={shown} />}
    </Toggle>
  ),
  'map-path': (
    <Toggle>
      {(shown) => (
        <svg viewBox="0 0 600 400" role="img" aria-label={sampleText.place}>
          <path
            d={shown.map(({ x, y }) => `M${x} ${y}h0`).join('')}
            stroke="black"
            strokeWidth="6"
            strokeLinecap="round"
          />
        </svg>
      )}
    </Toggle>
  ),
};
