import { inapplicable, toResult, type Rule } from '../rule.ts';

/** Each header of a data table has a cell that it is the header of. */
export const tableHeaders: Rule = {
  id: 'table-headers',
  criteria: ['1.3.1'],
  invariantTo: ['theme'],
  async check(page) {
    const found = await page.evaluate(() => {
      const { isExposed, getCssPath, getRole, getName } = window.audit;
      type Cell = { element: Element; row: number; column: number; width: number; height: number };
      /** The cells of a table with their place, by the table model of HTML; those of ARIA are in the order of their rows. */
      const listCells = (rows: readonly Element[]): Cell[] => {
        const taken = new Set<string>();
        return rows.flatMap((row, at) => {
          const cells =
            row instanceof HTMLTableRowElement
              ? [...row.cells]
              : [...row.querySelectorAll('[role$=header], [role=cell], [role=gridcell]')];
          let column = 0;
          return cells.map((element): Cell => {
            while (taken.has(`${at} ${column}`)) column += 1;
            const isNative = element instanceof HTMLTableCellElement;
            const span = (own: number, name: string) =>
              isNative ? own : Number(element.getAttribute(name) ?? 1);
            const width = Math.max(1, span(isNative ? element.colSpan : 1, 'aria-colspan'));
            const height = span(isNative ? element.rowSpan : 1, 'aria-rowspan') || rows.length - at;
            for (let y = at; y < Math.min(at + height, rows.length); y += 1)
              for (let x = column; x < column + width; x += 1) taken.add(`${y} ${x}`);
            return { element, row: at, column, width, height };
          });
        });
      };
      const isHeader = ({ element }: Cell) => /^(column|row)header$/.test(getRole(element));
      const tables = [
        ...document.querySelectorAll('table, [role=table], [role=grid], [role=treegrid]'),
      ].filter((table) => isExposed(table) && /^(|table|grid|treegrid)$/.test(getRole(table)));
      const headers = tables.flatMap((table) => {
        const rows = [...table.querySelectorAll('tr, [role=row]')].filter(
          (row) =>
            row.closest('table, [role=table], [role=grid], [role=treegrid]') === table && isExposed(row),
        );
        const cells = listCells(rows);
        // A table without data is one that waits for it.
        if (cells.every(isHeader)) return [];
        return cells
          .filter((cell) => isHeader(cell) && isExposed(cell.element) && getName(cell.element) !== '')
          .map((header) => {
            const { element, row, column, width, height } = header;
            const isInColumn = (cell: Cell) =>
              cell.row > row && cell.column < column + width && cell.column + cell.width > column;
            const isInRow = (cell: Cell) =>
              !isHeader(cell) && cell.row < row + height && cell.row + cell.height > row;
            const scope = element.getAttribute('scope') ?? '';
            const isOf = (cell: Cell) => {
              const given = cell.element.getAttribute('headers');
              if (given !== null) return given.split(/\s+/).includes(element.id);
              const isRowOnly = /^row/.test(scope) || element.role === 'rowheader';
              const isColumnOnly = /^col/.test(scope) || element.role === 'columnheader';
              return (!isRowOnly && isInColumn(cell)) || (!isColumnOnly && isInRow(cell));
            };
            return { element, hasCell: cells.some((cell) => cell !== header && isOf(cell)) };
          });
      });
      if (headers.length === 0) return null;
      return headers
        .filter(({ hasCell }) => !hasCell)
        .map(({ element }) => ({
          where: getCssPath(element),
          seen: `“${getName(element)}” is the header of no cell.`,
        }));
    });
    return found ? toResult(found) : inapplicable;
  },
};
