import type { CellWords } from './cell-words.ts';
import { type DataColumn, rowHeaderOf } from './columns.ts';
import type { DataTableMessages } from './DataTable.messages.ts';
import { type CellValue, numberIn } from './values.ts';

/** highest, lowest: of each column of numbers, and in which row · change: from the first row to the last. */
export type HeadlineKind = 'highest' | 'lowest' | 'change';

/** A row above the data that says what the data comes to. Columns without numbers have no words in it. */
export type Headline = { kind: HeadlineKind; label: string; cells: ReadonlyMap<string, CellWords> };

type Write = (column: string) => (value: CellValue) => CellWords;

/** The row whose number is the first that no other beats; undefined when the column has no number. */
function extreme<Row>(column: DataColumn<Row>, rows: readonly Row[], sign: 1 | -1): Row | undefined {
  let best: { row: Row; number: number } | undefined;
  for (const row of rows) {
    const number = numberIn(column.value(row));
    if (number === undefined) continue;
    if (!best || (number - best.number) * sign > 0) best = { row, number };
  }
  return best?.row;
}

function change<Row>(column: DataColumn<Row>, rows: readonly Row[]): number | undefined {
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const [from, to] = [numberIn(column.value(first)), numberIn(column.value(last))];
  // Binary fractions: 0.3 − 0.1 is 0.19999999999999998.
  return from === undefined || to === undefined ? undefined : Number((to - from).toPrecision(12));
}

/** The headline rows of the whole data, whatever is filtered. None when there is no row. */
export function headlines<Row>(
  kinds: readonly HeadlineKind[],
  data: { columns: readonly DataColumn<Row>[]; rows: readonly Row[] },
  { words, write }: { words: DataTableMessages; write: Write },
): Headline[] {
  const { columns, rows } = data;
  const rowHeader = rowHeaderOf(columns);
  const numbers = columns.filter(({ kind, id }) => kind === 'number' && id !== rowHeader?.id);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!rowHeader || first === undefined || last === undefined) return [];
  const nameOf = (row: Row) => write(rowHeader.id)(rowHeader.value(row)).main;

  const cellOf = (column: DataColumn<Row>, kind: HeadlineKind): CellWords => {
    if (kind === 'change') {
      const difference = change(column, rows);
      const words = write(column.id)(difference);
      return difference !== undefined && difference > 0 ? { ...words, main: `+${words.main}` } : words;
    }
    const row = extreme(column, rows, kind === 'highest' ? 1 : -1);
    if (row === undefined) return write(column.id)(undefined);
    return { main: write(column.id)(numberIn(column.value(row))).main, detail: nameOf(row), isBlank: false };
  };
  return kinds.map((kind) => ({
    kind,
    label:
      kind === 'change'
        ? words.headline.change({ first: nameOf(first), last: nameOf(last) })
        : words.headline[kind],
    cells: new Map(numbers.map((column) => [column.id, cellOf(column, kind)])),
  }));
}
