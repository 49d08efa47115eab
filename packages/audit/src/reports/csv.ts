import { CRITERIA } from '../standards/wcag22.ts';
import { statusOf } from '../store/status.ts';
import type { ReportInput } from './report-input.ts';

/** Text as a cell; a leading sign that a spreadsheet would run as a formula is made harmless. */
const cell = (value: string | number): string => {
  const text = String(value).replace(/^[=+\-@]/, "'$&");
  return `"${text.replace(/"/g, '""')}"`;
};

/** One line per success criterion, for a spreadsheet. */
export function csvReport({ results, heard }: Pick<ReportInput, 'results' | 'heard'>): string {
  const head = [
    'criterion',
    'level',
    'name_en',
    'name_es',
    'status',
    'states_tested',
    'states_visited',
    'rules',
    'recordings',
  ];
  const rows = CRITERIA.map(({ number, level, en, es }) => {
    const { status, states, rules, heard: recordings } = statusOf(number, results.records, heard);
    const files = recordings.map(({ file }) => file).join(' ');
    return [number, level, en, es, status, states.tested, states.visited, rules.join(' '), files];
  });
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
