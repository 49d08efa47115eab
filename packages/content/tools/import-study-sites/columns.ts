import { COHORT_STATUSES, COUNTRIES, COVID_CONDITIONS, SPECIALTIES } from '../../src/index.ts';
import type { CohortId, CohortStatus, CovidCondition } from '../../src/index.ts';

/** The value of a cell, or its error. */
type Read<T> = { value: T } | { wrong: string };

/** A column of the CSV: its parser, why it matters, and how to fix an invalid cell. */
export type Column<T> = { read: (cell: string) => Read<T>; why: string; fix: string };

const text = (why: string, fix: string): Column<string> => ({
  read: (cell) => (cell === '' ? { wrong: 'is empty' } : { value: cell }),
  why,
  fix,
});

const matching = (pattern: RegExp, wrong: string, why: string, fix: string): Column<string> => ({
  read: (cell) => (cell === '' ? { wrong: 'is empty' } : pattern.test(cell) ? { value: cell } : { wrong }),
  why,
  fix,
});

const parseOption = <const T extends string | number>(
  values: readonly T[],
  why: string,
  fix: string,
): Column<T> => ({
  read: (cell) => {
    if (cell === '') return { wrong: 'is empty' };
    const value = values.find((known) => String(known) === cell);
    return value === undefined ? { wrong: `is not one of ${values.join(', ')}` } : { value };
  },
  why,
  fix,
});

/** Empty for the point of the postal code. */
const degrees = (limit: number, fix: string): Column<number | null> => ({
  read: (cell) => {
    if (cell === '') return { value: null };
    if (!/^-?\d+(\.\d+)?$/.test(cell)) return { wrong: 'is not a number with a point' };
    return Math.abs(Number(cell)) > limit
      ? { wrong: `is not between -${limit} and ${limit}` }
      : { value: Number(cell) };
  },
  why: 'Distances are measured from it.',
  fix,
});

const group: Column<CohortStatus | null> = {
  read: (cell) => {
    const status = COHORT_STATUSES.find((known) => known === cell.toLowerCase());
    return cell === ''
      ? { value: null }
      : status === undefined
        ? { wrong: 'is neither open nor full' }
        : { value: status };
  },
  why: 'People can ask to join only the groups that a study site enrolls.',
  fix: 'Write open or full, or leave it empty when the study site does not enroll this group.',
};

const conditions: Column<CovidCondition[]> = {
  read: (cell) => {
    const values = cell.split(/[\s,;|]+/).filter((part) => part !== '');
    const known = values.flatMap((part) =>
      COVID_CONDITIONS.filter((condition) => String(condition) === part),
    );
    if (values.length === 0) return { wrong: 'is empty' };
    if (known.length < values.length)
      return { wrong: `holds something other than ${COVID_CONDITIONS.join(', ')}` };
    return new Set(known).size < known.length ? { wrong: 'contains duplicates' } : { value: known };
  },
  why: 'People look for study sites that take people like them.',
  fix: 'Write the numbers with spaces between them, such as "2 3": 2 = never had COVID, 3 = over 1 month ago, 4 = in the past month.',
};

const YES = new Set(['yes', 'true', 'sí', 'si']);
const NO = new Set(['no', 'false']);
const yesOrNo: Column<boolean> = {
  read: (cell) => {
    const word = cell.toLowerCase();
    if (YES.has(word)) return { value: true };
    return NO.has(word) ? { value: false } : { wrong: cell === '' ? 'is empty' : 'is neither yes nor no' };
  },
  why: 'Some people cannot travel.',
  fix: 'Write yes when staff can enroll people away from the study site, otherwise no.',
};

const website: Column<string | null> = {
  read: (cell) => {
    if (cell === '') return { value: null };
    return /^https:\/\/\S+$/.test(cell) && URL.canParse(cell)
      ? { value: cell }
      : { wrong: 'is not an https:// address' };
  },
  why: 'Visitors follow this link.',
  fix: 'Write the whole address, beginning with https://, or leave it empty.',
};

/** The columns by header; all are required, in any order. */
export const COLUMNS = {
  id: matching(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'is not lower-case words joined by hyphens',
    'Links to this study site are made from it.',
    'Use lower-case letters, digits and hyphens, such as "unm-albuquerque", and never change it.',
  ),
  name_en: text('Visitors read it.', 'Write the name as English pages show it.'),
  name_es: text('Visitors read it.', 'Write the name as Spanish pages show it; it may be the same.'),
  city: text('Visitors read it.', 'Write the name of the town.'),
  state: matching(
    /^[A-Z]{2}$/,
    'is not a two-letter code',
    'Study sites are listed by state.',
    'Use a code from datasets/states.json, such as NM.',
  ),
  country: parseOption(COUNTRIES, 'Postal codes are read by country.', 'Use US or CA.'),
  postal_code: text(
    'People look for study sites near a postal code.',
    'Use 5 digits for US, with the zeros in front (set the column to text in a spreadsheet); for CA use the form H3T 1C5.',
  ),
  lat: degrees(
    90,
    'Give degrees north, such as 35.084, or leave lat and long empty for the point of the postal code.',
  ),
  long: degrees(
    180,
    'Give degrees east; in the Americas it is negative, such as -106.65. Or leave lat and long empty.',
  ),
  adult: group,
  pediatric: group,
  pregnancy: group,
  autopsy: group,
  covid_conditions: conditions,
  specialty: parseOption(
    SPECIALTIES,
    'Some study sites take part in one study only.',
    'Use 0 none, 1 ABCD, 2 MUSIC, 3 C4R or 4 pregnancy and babies.',
  ),
  off_site: yesOrNo,
  website,
} satisfies Record<string, Column<unknown>> & Record<CohortId, unknown>;

export type ColumnName = keyof typeof COLUMNS;
export const COLUMN_NAMES = Object.keys(COLUMNS) as ColumnName[];

/** The values of one line, by column. */
export type Row = { [Name in ColumnName]: (typeof COLUMNS)[Name] extends Column<infer T> ? T : never };
