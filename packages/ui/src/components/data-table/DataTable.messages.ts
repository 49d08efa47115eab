import type { FormatNumber } from '../../i18n/format-number.ts';
import type { BuiltInMessages } from '../../i18n/useMessages.ts';

/** Messages for both directions of a kind of column. */
type Directions = Record<ColumnKind, Record<SortDirection, string>>;

/** Every message of a table and its controls. */
export type DataTableMessages = {
  /** Text in place of a value. */
  noData: string;
  suppressed: string;
  between: (ends: { from: string; to: string }) => string;
  /** Describes the button in a header by what a press does. */
  sortNext: Directions;
  /** The order, as the end of the announcement. */
  order: Directions;
  sorted: (what: { table: string; column: string; order: string }) => string;
  /** The end of `sorted` for each further column. */
  thenSorted: (key: { column: string; order: string }) => string;
  /** Names the group of controls above the table. */
  toolbar: (table: string) => string;
  filter: string;
  rows: (count: number) => string;
  matching: (counts: { shown: number; total: number }) => string;
  noMatch: (query: string) => string;
  /** The text in place of rows when filters by columns leave none. */
  noMatchingFilters: string;
  /** The option of a filter by a column that leaves all rows. */
  allValues: string;
  announceMatches: (what: { table: string; shown: number; total: number }) => string;
  columns: string;
  columnsLegend: string;
  showAll: string;
  shown: (counts: { shown: number; total: number }) => string;
  showMore: (count: number) => string;
  /** Names the links to the pages of the table. */
  pages: (table: string) => string;
  /** Announced when another page is shown; `from` and `to` are the places of its rows. */
  pageShown: (at: { page: number; pageCount: number; from: number; to: number; total: number }) => string;
  /** Labels of the choice of columns to sort by, and the option for none. */
  sortBy: string;
  thenBy: string;
  noColumn: string;
  /** Names the box of a row by its row header, and the one for all rows that are shown. */
  selectRow: (row: string) => string;
  selectPage: string;
  selected: (counts: { shown: number; total: number }) => string;
  download: string;
  downloadSelected: (count: number) => string;
  empty: string;
  /** Labels of the rows above the data. */
  summary: { max: string; min: string; change: (ends: { first: string; last: string }) => string };
  /** Headers of the ends of an interval, which are columns of their own in a CSV file. */
  csvFrom: (header: string) => string;
  csvTo: (header: string) => string;
};

function createEnglish(number: FormatNumber): DataTableMessages {
  const rows = (count: number) => `${number(count)} ${count === 1 ? 'row' : 'rows'}`;
  return {
    noData: 'no data',
    suppressed: 'hidden to protect privacy',
    between: ({ from, to }) => `between ${from} and ${to}`,
    sortNext: {
      text: { ascending: 'Sort from A to Z', descending: 'Sort from Z to A' },
      number: { ascending: 'Sort, lowest first', descending: 'Sort, highest first' },
      date: { ascending: 'Sort, oldest first', descending: 'Sort, newest first' },
    },
    order: {
      text: { ascending: 'from A to Z', descending: 'from Z to A' },
      number: { ascending: 'lowest first', descending: 'highest first' },
      date: { ascending: 'oldest first', descending: 'newest first' },
    },
    sorted: ({ table, column, order }) => `${table}: sorted by ${column}, ${order}.`,
    thenSorted: ({ column, order }) => `then by ${column}, ${order}`,
    toolbar: (table) => `Options for the table: ${table}`,
    filter: 'Filter the rows',
    rows,
    matching: ({ shown, total }) => `${number(shown)} of ${rows(total)}`,
    noMatch: (query) => `No row has “${query}”. Try fewer letters.`,
    noMatchingFilters: 'No row matches. Choose other values.',
    allValues: 'All values',
    announceMatches: ({ table, shown, total }) => `${table}: ${number(shown)} of ${rows(total)}.`,
    columns: 'Columns',
    columnsLegend: 'Columns to show',
    showAll: 'Show all rows at once',
    shown: ({ shown, total }) => `${number(shown)} of ${rows(total)} are shown.`,
    showMore: (count) => `Show ${number(count)} more`,
    pages: (table) => `Pages of the table: ${table}`,
    pageShown: ({ page, pageCount, from, to, total }) =>
      `Page ${number(page)} of ${number(pageCount)}: rows ${number(from)} to ${number(to)} of ${number(total)}.`,
    sortBy: 'Sort by',
    thenBy: 'Then by',
    noColumn: 'No column',
    selectRow: (row) => `Select ${row}`,
    selectPage: 'Select all rows shown',
    selected: ({ shown, total }) => `Rows selected: ${number(shown)} of ${number(total)}`,
    download: 'Download as CSV',
    downloadSelected: (count) => `Download ${number(count)} selected ${count === 1 ? 'row' : 'rows'} as CSV`,
    empty: 'There are no rows.',
    summary: {
      max: 'Highest',
      min: 'Lowest',
      change: ({ first, last }) => `Change from ${first} to ${last}`,
    },
    csvFrom: (header) => `${header}, from`,
    csvTo: (header) => `${header}, to`,
  };
}

function createSpanish(number: FormatNumber): DataTableMessages {
  const rows = (count: number) => `${number(count)} ${count === 1 ? 'fila' : 'filas'}`;
  return {
    noData: 'sin datos',
    suppressed: 'oculto para proteger la privacidad',
    between: ({ from, to }) => `entre ${from} y ${to}`,
    sortNext: {
      text: { ascending: 'Ordenar de la A a la Z', descending: 'Ordenar de la Z a la A' },
      number: { ascending: 'Ordenar de menor a mayor', descending: 'Ordenar de mayor a menor' },
      date: {
        ascending: 'Ordenar de lo más antiguo a lo más reciente',
        descending: 'Ordenar de lo más reciente a lo más antiguo',
      },
    },
    order: {
      text: { ascending: 'de la A a la Z', descending: 'de la Z a la A' },
      number: { ascending: 'de menor a mayor', descending: 'de mayor a menor' },
      date: {
        ascending: 'de lo más antiguo a lo más reciente',
        descending: 'de lo más reciente a lo más antiguo',
      },
    },
    sorted: ({ table, column, order }) => `${table}: tabla ordenada por ${column}, ${order}.`,
    thenSorted: ({ column, order }) => `luego por ${column}, ${order}`,
    toolbar: (table) => `Opciones de la tabla: ${table}`,
    filter: 'Filtrar las filas',
    rows,
    matching: ({ shown, total }) => `${number(shown)} de ${rows(total)}`,
    noMatch: (query) => `Ninguna fila contiene “${query}”. Pruebe con menos letras.`,
    noMatchingFilters: 'Ninguna fila coincide. Elija otros valores.',
    allValues: 'Todos los valores',
    announceMatches: ({ table, shown, total }) => `${table}: ${number(shown)} de ${rows(total)}.`,
    columns: 'Columnas',
    columnsLegend: 'Columnas que se muestran',
    showAll: 'Mostrar todas las filas a la vez',
    shown: ({ shown, total }) =>
      `Se ${shown === 1 ? 'muestra' : 'muestran'} ${number(shown)} de ${rows(total)}.`,
    showMore: (count) => `Mostrar ${number(count)} más`,
    pages: (table) => `Páginas de la tabla: ${table}`,
    pageShown: ({ page, pageCount, from, to, total }) =>
      `Página ${number(page)} de ${number(pageCount)}: filas ${number(from)} a ${number(to)} de ${number(total)}.`,
    sortBy: 'Ordenar por',
    thenBy: 'Luego por',
    noColumn: 'Ninguna columna',
    selectRow: (row) => `Seleccionar ${row}`,
    selectPage: 'Seleccionar todas las filas que se muestran',
    selected: ({ shown, total }) => `Filas seleccionadas: ${number(shown)} de ${number(total)}`,
    download: 'Descargar en CSV',
    downloadSelected: (count) =>
      `Descargar ${number(count)} ${count === 1 ? 'fila seleccionada' : 'filas seleccionadas'} en CSV`,
    empty: 'No hay filas.',
    summary: {
      max: 'Valor más alto',
      min: 'Valor más bajo',
      change: ({ first, last }) => `Cambio de ${first} a ${last}`,
    },
    csvFrom: (header) => `${header}, desde`,
    csvTo: (header) => `${header}, hasta`,
  };
}

/** The messages in each language of the package. */
export const createDataTableMessages = (number: FormatNumber): BuiltInMessages<DataTableMessages> => ({
  en: createEnglish(number),
  es: createSpanish(number),
});

/** The type of a column's values: it decides how they are formatted and sorted. */
export type ColumnKind = 'text' | 'number' | 'date';

export type SortDirection = 'ascending' | 'descending';
