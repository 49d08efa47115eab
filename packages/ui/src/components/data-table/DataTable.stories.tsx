import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  type ColumnDef,
  createSortedRowModel,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useState } from 'react';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { LocaleProvider } from '../locale-provider/index.ts';
import { Announcer } from '../announcer/index.ts';
import { Link } from '../link/index.ts';
import { ColumnFilters, ColumnVisibility, CsvExport, GlobalFilter, SortKeys } from './DataTableControls.tsx';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './useOwnTable.ts';
import { changeSummary, maxSummary, minSummary } from './useTableModel.ts';
import {
  type CellValue,
  type DataColumn,
  type DataColumnOrGroup,
  interval,
  missing,
  type Sort,
  suppressed,
} from './index.ts';

/** Sample text of the stories: invented, like their numbers. */
const examples = {
  en: {
    caption: 'Sample visits by region',
    region: 'Region',
    visits: 'Visits',
    share: 'Share of all',
    updated: 'Last update',
    percent: 'percent',
    adults: 'Adults',
    children: 'Children',
    tests: 'Tests',
    north: 'Northern region',
    east: 'Eastern region',
    south: 'Southern region',
    west: 'Western region',
    marker: 'Sample marker',
    milligrams: 'milligrams per liter',
    notMeasured: 'not measured yet',
    person: 'Sample person',
    month: 'Month',
    long: 'Averylongnamewithoutasinglespaceinitthatgoesonandonandonuntilitiswiderthananyscreen',
  },
  es: {
    caption: 'Visitas de ejemplo por región',
    region: 'Región',
    visits: 'Visitas',
    share: 'Parte del total',
    updated: 'Última actualización',
    percent: 'por ciento',
    adults: 'Adultos',
    children: 'Niños',
    tests: 'Pruebas',
    north: 'Región del norte',
    east: 'Región del este',
    south: 'Región del sur',
    west: 'Región del oeste',
    marker: 'Marcador de ejemplo',
    milligrams: 'miligramos por litro',
    notMeasured: 'aún no se mide',
    person: 'Persona de ejemplo',
    month: 'Mes',
    long: 'Unnombremuylargosinunsoloespacioquesigueysigueysiguehastasermásanchoquecualquierpantalla',
  },
};

type Examples = (typeof examples)['en'];

/** Sample text of the story in Arabic. */
const arabic = {
  caption: 'زيارات نموذجية حسب المنطقة',
  region: 'المنطقة',
  visits: 'الزيارات',
  adults: 'البالغون',
  children: 'الأطفال',
  tests: 'الفحوص',
  north: 'المنطقة الشمالية',
  south: 'المنطقة الجنوبية',
};

export default { title: 'DataTable', component: DataTable, parameters: { examples } } satisfies Meta<
  typeof DataTable
>;

type Row = Record<string, CellValue>;

const text = (id: string, header: string): DataColumn<Row> => ({ id, header, getValue: (row) => row[id] });
const number = (id: string, header: string, more: Partial<DataColumn<Row>> = {}): DataColumn<Row> => ({
  ...text(id, header),
  kind: 'number',
  ...more,
});
const date = (id: string, header: string): DataColumn<Row> => ({ ...text(id, header), kind: 'date' });

const regionColumns = (sample: Examples): DataColumn<Row>[] => [
  text('region', sample.region),
  number('visits', sample.visits),
  number('share', sample.share, { unit: { short: '%', spoken: sample.percent } }),
  date('updated', sample.updated),
];
const regionRows = (sample: Examples): Row[] => [
  { region: sample.north, visits: 20_806, share: 48.1, updated: '2025-05-31' },
  { region: sample.east, visits: 9_412, share: 21.8, updated: '2025-04-01' },
  { region: sample.south, visits: 12_004, share: 27.7, updated: '2025-05-02' },
  { region: sample.west, visits: 1_033, share: 2.4, updated: '2024' },
];

/** A story: a table of the sample text in the chosen language. */
const createStory = (
  createProps: (
    sample: Examples,
  ) => Partial<DataTableProps<Row>> & Pick<DataTableProps<Row>, 'columns' | 'rows'>,
): StoryObj => ({
  render: (_args, context) => {
    const sample = getSample(context, examples);
    return (
      <>
        <Announcer />
        <DataTable caption={sample.caption} {...createProps(sample)} />
      </>
    );
  },
});

export const Simple: StoryObj = createStory((sample) => ({
  columns: regionColumns(sample),
  rows: regionRows(sample),
}));

export const Sorted: StoryObj = createStory((sample) => ({
  columns: regionColumns(sample),
  rows: regionRows(sample),
  defaultSort: { columnId: 'visits', direction: 'descending' },
}));

export const Headlines: StoryObj = createStory((sample) => ({
  columns: [text('month', sample.month), number('visits', sample.visits), number('tests', sample.tests)].map(
    (column, index) => (index === 0 ? { ...column, kind: 'date' as const } : column),
  ),
  rows: [
    { month: '2025-01', visits: 812, tests: 2_204 },
    { month: '2025-02', visits: 1_290, tests: 1_970 },
    { month: '2025-03', visits: 1_104, tests: 2_650 },
  ],
  summaryRows: [maxSummary, minSummary, changeSummary],
}));

const groupColumns = (sample: typeof arabic): DataColumnOrGroup<Row>[] => [
  text('region', sample.region),
  {
    id: 'adults',
    header: sample.adults,
    columns: [number('adultVisits', sample.visits), number('adultTests', sample.tests)],
  },
  {
    id: 'children',
    header: sample.children,
    columns: [number('childVisits', sample.visits), number('childTests', sample.tests)],
  },
];

export const HeaderGroups: StoryObj = createStory((sample) => ({
  columns: groupColumns(sample),
  rows: [
    { region: sample.north, adultVisits: 120, adultTests: 340, childVisits: 60, childTests: 90 },
    { region: sample.south, adultVisits: 90, adultTests: 280, childVisits: 75, childTests: 130 },
  ],
  toolbar: <ColumnVisibility />,
}));

export const ValuesWithText: StoryObj = createStory((sample) => ({
  columns: [
    text('region', sample.region),
    number('marker', sample.marker, { unit: { short: 'mg/L', spoken: sample.milligrams } }),
  ],
  rows: [
    { region: sample.north, marker: interval(12.4, 10.1, 14.9) },
    { region: sample.east, marker: suppressed() },
    { region: sample.south, marker: missing() },
    { region: sample.west, marker: missing(sample.notMeasured) },
  ],
  toolbar: <CsvExport />,
}));

const people = (sample: Examples, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    region: `${sample.person} ${index + 1}`,
    visits: (index * 7919) % 1000,
    share: index % 9 === 0 ? suppressed() : ((index * 31) % 100) / 10,
    updated: `2025-${String(1 + (index % 12)).padStart(2, '0')}`,
  }));

export const FiveHundredRows: StoryObj = createStory((sample) => ({
  columns: regionColumns(sample),
  rows: people(sample, 500),
  toolbar: (
    <>
      <GlobalFilter />
      <CsvExport />
      <ColumnVisibility />
    </>
  ),
}));

export const TwentyRowsAtATime: StoryObj = createStory((sample) => ({
  columns: regionColumns(sample),
  rows: people(sample, 90),
  defaultShownRows: 20,
}));

export const Pages: StoryObj = createStory((sample) => ({
  columns: regionColumns(sample),
  rows: people(sample, 90),
  pageSize: 20,
}));

export const FilteredByColumns: StoryObj = createStory((sample) => ({
  columns: regionColumns(sample),
  rows: people(sample, 90),
  pageSize: 10,
  defaultColumnFilters: { updated: '2025-01' },
  toolbar: (
    <>
      <GlobalFilter />
      <ColumnFilters columnIds={['share', 'updated']} />
    </>
  ),
}));

export const SortedByTwoColumns: StoryObj = createStory((sample) => ({
  columns: regionColumns(sample),
  rows: people(sample, 12),
  defaultSort: {
    columnId: 'updated',
    direction: 'descending',
    thenBy: [{ columnId: 'visits', direction: 'ascending' }],
  },
  toolbar: <SortKeys />,
}));

export const SelectedRows: StoryObj = createStory((sample) => ({
  columns: groupColumns(sample),
  rows: [
    { region: sample.north, adultVisits: 120, adultTests: 340, childVisits: 60, childTests: 90 },
    { region: sample.south, adultVisits: 90, adultTests: 280, childVisits: 75, childTests: 130 },
  ],
  canSelectRows: true,
  defaultSelectedRows: ['1'],
  summaryRows: [maxSummary],
  toolbar: <CsvExport />,
}));

/** Rows as a server sends them: sorted, and one page of them. */
function OnePage({ sample }: { sample: Examples }) {
  const [sort, setSort] = useState<Sort>({ columnId: 'visits', direction: 'descending' });
  const [page, setPage] = useState(1);
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const rows = people(sample, 90)
    .sort(
      (a, b) =>
        sign * String(a[sort.columnId]).localeCompare(String(b[sort.columnId]), 'en', { numeric: true }),
    )
    .slice((page - 1) * 20, page * 20);
  return (
    <DataTable
      caption={sample.caption}
      columns={regionColumns(sample)}
      rows={rows}
      getRowId={({ region }) => String(region)}
      rowCount={90}
      pageSize={20}
      page={page}
      onPageChange={setPage}
      pageHref={(to) => `?page=${to}`}
      sort={sort}
      onSortChange={setSort}
    />
  );
}

export const RowsOfAServer: StoryObj = {
  render: (_args, context) => (
    <>
      <Announcer />
      <OnePage sample={getSample(context, examples)} />
    </>
  ),
};

const features = tableFeatures({
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric },
});

/** A table that the page has made itself, with features and state of its own. */
function TableOfPage({ sample }: { sample: Examples }) {
  const [data] = useState(() => people(sample, 12));
  const [columns] = useState((): ColumnDef<typeof features, Row>[] => [
    {
      accessorKey: 'region',
      header: sample.region,
      cell: ({ row }) => <b>{row.original['region'] as string}</b>,
    },
    { accessorKey: 'visits', header: sample.visits, meta: { kind: 'number' } },
  ]);
  const table = useTable({
    features,
    columns,
    data,
    initialState: { pagination: { pageIndex: 0, pageSize: 5 } },
  });
  return <DataTable caption={sample.caption} table={table} />;
}

export const TableOfThePage: StoryObj = {
  render: (_args, context) => (
    <>
      <Announcer />
      <TableOfPage sample={getSample(context, examples)} />
    </>
  ),
};

export const WithLinks: StoryObj = createStory((sample) => ({
  columns: [
    {
      ...text('region', sample.region),
      renderCell: ({ region }) => <Link href="#region">{region as string}</Link>,
    },
    ...regionColumns(sample).slice(1),
  ],
  rows: regionRows(sample),
}));

export const WiderThanItsPlace: StoryObj = createStory((sample) => ({
  columns: [
    text('region', sample.region),
    ...Array.from({ length: 20 }, (_, index) => number(`column${index}`, `${sample.visits} ${2005 + index}`)),
  ],
  rows: regionRows(sample).map(({ region }, place) => ({
    region,
    ...Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`column${index}`, 1_000 * place + index]),
    ),
  })),
}));

export const Empty: StoryObj = createStory((sample) => ({
  columns: regionColumns(sample),
  rows: [],
  summaryRows: [maxSummary],
  toolbar: <GlobalFilter />,
}));

export const OneRow: StoryObj = createStory((sample) => ({
  columns: regionColumns(sample),
  rows: regionRows(sample).slice(0, 1),
  summaryRows: [maxSummary, changeSummary],
}));

export const OneColumn: StoryObj = createStory((sample) => ({
  columns: [text('region', sample.region)],
  rows: regionRows(sample),
  toolbar: <ColumnVisibility />,
}));

export const AbsurdNumbers: StoryObj = createStory((sample) => ({
  columns: [text('region', sample.region), number('visits', sample.visits)],
  rows: [Number.NaN, Number.POSITIVE_INFINITY, -1_234.5, -0, 1e21, 5e-324, Number.MAX_SAFE_INTEGER].map(
    (visits, index) => ({ region: `${sample.region} ${index + 1}`, visits }),
  ),
  summaryRows: [maxSummary, minSummary],
}));

export const VeryLongWords: StoryObj = createStory((sample) => ({
  caption: sample.long.repeat(4),
  columns: [text('region', sample.long.repeat(4)), number('visits', sample.long, { unit: sample.long })],
  rows: [{ region: sample.long.repeat(4), visits: missing(sample.long.repeat(4)) }],
  toolbar: (
    <>
      <GlobalFilter />
      <ColumnVisibility />
    </>
  ),
}));

export const LanguageWithoutMessages: StoryObj = {
  render: (_args, context) => {
    const sample = getSample(context, examples);
    return (
      <LocaleProvider locale="fr">
        <DataTable caption={sample.caption} columns={regionColumns(sample)} rows={regionRows(sample)} />
      </LocaleProvider>
    );
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <Announcer />
      <DataTable
        caption={arabic.caption}
        columns={groupColumns(arabic)}
        rows={[
          { region: arabic.north, adultVisits: -120, adultTests: interval(1.5, -2, 4), childVisits: null },
          { region: arabic.south, adultVisits: 20_806, adultTests: suppressed(), childVisits: 9_412 },
        ]}
        summaryRows={[maxSummary, minSummary, changeSummary]}
        pageSize={1}
        canSelectRows
        toolbar={
          <>
            <GlobalFilter />
            <ColumnFilters columnIds={['region']} />
            <SortKeys />
            <CsvExport />
            <ColumnVisibility />
          </>
        }
      />
    </InArabic>
  ),
};
