/**
 * One primitive, the name that a page imports, and what it may weigh: script in KiB, gzip, React left out. `later` is
 * what a press fetches, where most people never press; elsewhere it counts as script.
 */
export const budgets: readonly { folder: string; name: string; script: number; later?: number }[] = [
  { folder: 'disclosure', name: 'Disclosure', script: 2 },
  { folder: 'progress-bar', name: 'ProgressBar', script: 1.5 },
  { folder: 'meter', name: 'Meter', script: 1.5 },
  { folder: 'dialog', name: 'Dialog', script: 5 },
  { folder: 'select', name: 'Select', script: 2.5 },
  { folder: 'data-table', name: 'DataTable', script: 26 },
  { folder: 'search-field', name: 'SearchField', script: 3.3 },
  { folder: 'toggletip', name: 'Toggletip', script: 1.5 },
  { folder: 'combobox', name: 'Combobox', script: 8 },
  { folder: 'date-input', name: 'DateInput', script: 10.2 },
  { folder: 'date-picker', name: 'DatePicker', script: 13.6, later: 28 },
  { folder: 'number-field', name: 'NumberField', script: 7.5 },
];

const five = ['disclosure', 'dialog', 'select', 'progress-bar', 'data-table'];

/** Primitives that a page has together, with their budgets in KiB, gzip. */
export const combinedBudgets = [
  { what: 'five primitives', folders: five, script: 31, css: 7 },
  { what: 'five primitives and the combobox', folders: [...five, 'combobox'], script: 36, css: undefined },
];

/** The script for pages without React, in KiB, gzip. */
export const withoutReactBudget = 4.1;
