import { CsvError, parse } from 'csv-parse/sync';
import { COLUMN_NAMES } from './columns.ts';

/** A line of the table below the header, with its number in the file. */
export type Line = { number: number; cells: Partial<Record<string, string>> };

/**
 * Reads a CSV file with a header: UTF-8, separated by commas, semicolons (spreadsheets in Spanish) or tabs. Returns no
 * lines after an error of the whole file.
 */
export function readLines(file: string, bytes: Uint8Array): { lines: Line[]; problems: string[] } {
  let content: string;
  try {
    content = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return failed(
      `${file}: it is not UTF-8, so names with accents would be broken. Save it as "CSV UTF-8" in the spreadsheet.`,
    );
  }
  const [firstLine = ''] = content.split('\n');
  const delimiter = [',', ';', '\t'].find((sign) => firstLine.includes(sign)) ?? ',';
  try {
    const rows = parse(content, {
      bom: true,
      delimiter,
      trim: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return named(file, rows);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? `, line ${error.lines}` : '';
    return failed(
      `${file}${line}: the table cannot be parsed here (${error.message}). Look for a quotation mark that is not closed.`,
    );
  }
}

const failed = (problem: string) => ({ lines: [], problems: [problem] });

function named(file: string, rows: { record: string[]; info: { lines: number } }[]) {
  const [header, ...others] = rows;
  if (header === undefined) return failed(`${file}: it is empty. Begin with tools/study-sites-template.csv.`);
  const names = header.record;
  const problems = [
    ...COLUMN_NAMES.filter((name) => !names.includes(name)).map(
      (name) =>
        `${file}, line 1: the column "${name}" is missing. No study site can be read without it. Add it as in tools/study-sites-template.csv.`,
    ),
    ...names
      .filter((name, index) => !COLUMN_NAMES.some((known) => known === name) || names.indexOf(name) !== index)
      .map(
        (name) =>
          `${file}, line 1, column "${name}": it is unknown or a duplicate. It would never be shown. Check its spelling, or remove it.`,
      ),
  ];
  if (problems.length > 0) return { lines: [], problems };
  if (others.length === 0) return failed(`${file}: there is no study site in it. Add a line for each.`);
  const uneven = others.filter(({ record }) => record.length !== names.length);
  return {
    lines: others.map(({ record, info }) => ({
      number: info.lines,
      cells: Object.fromEntries(names.map((name, index) => [name, record[index]?.trim()])),
    })),
    problems: uneven.map(
      ({ record, info }) =>
        `${file}, line ${info.lines}: it has ${record.length} cells, but there are ${names.length} columns, so cells cannot be assigned to columns. Put text with a comma between quotation marks.`,
    ),
  };
}
