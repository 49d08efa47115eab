/** What one primitive may weigh in a partner's page: script in KiB, gzip, React left out, tree-shaken by sub-path. */
export const budgets: Record<string, number> = {
  disclosure: 2,
  'progress-bar': 1.5,
  meter: 1.5,
  dialog: 5,
  select: 2,
  'data-table': 15,
  combobox: 40,
};

/** Primitives that a page has together, with their budgets in KiB, gzip. */
export const together = [
  {
    what: 'five primitives together',
    folders: ['disclosure', 'dialog', 'select', 'progress-bar', 'data-table'],
    script: 24,
    css: 7,
  },
  {
    what: 'five primitives and the combobox',
    folders: ['disclosure', 'dialog', 'select', 'progress-bar', 'data-table', 'combobox'],
    script: 64,
    css: undefined,
  },
] as const;
