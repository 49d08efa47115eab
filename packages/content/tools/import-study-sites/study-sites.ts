import { readFileSync } from 'node:fs';
import { COHORT_IDS } from '../../src/index.ts';
import { checkRecord, DATASETS } from '../../src/schema/index.ts';
import type { StudySiteRecord } from '../../src/schema/index.ts';
import { isInside } from '../../src/search/geography.ts';
import type { StateArea } from '../../src/search/index.ts';
import { COLUMN_NAMES, COLUMNS } from './columns.ts';
import type { ColumnName, Row } from './columns.ts';
import type { Line } from './read-lines.ts';

const geo = (name: string) => readFileSync(new URL(`../../geo/${name}`, import.meta.url), 'utf8');
const points = new Map(
  ['zips.tsv', 'fsas.tsv'].flatMap((name) =>
    geo(name)
      .split('\n')
      .map((row) => row.split('\t'))
      .map(([code = '', lat, long]) => [code, { lat: Number(lat), long: Number(long) }] as const),
  ),
);
const states = JSON.parse(geo('states.json')) as StateArea[];

const POSTAL_CODE = { US: /^\d{5}$/, CA: /^[A-Z]\d[A-Z](?: \d[A-Z]\d)?$/ };

/** Tolerance: study sites may be near a border, and boxes of provinces come from the centers of postal areas. */
const MARGIN = { US: 0.1, CA: 3 };

/** The study sites of the lines, and one message per error. */
export function createStudySites(
  file: string,
  lines: readonly Line[],
): { records: StudySiteRecord[]; problems: string[] } {
  const problems: string[] = [];
  const records: StudySiteRecord[] = [];
  const lineOfId = new Map<string, number>();
  for (const line of lines) {
    const addProblem = (column: ColumnName, wrong: string) => {
      const { why, fix } = COLUMNS[column];
      const cell = line.cells[column] ?? '';
      problems.push(
        `${file}, line ${line.number}, column "${column}": ${cell === '' ? 'it' : `"${cell}"`} ${wrong}. ${why} ${fix}`,
      );
    };
    const row = readRow(line, addProblem);
    if (row.id !== undefined) {
      const earlier = lineOfId.get(row.id);
      if (earlier !== undefined) addProblem('id', `is also in line ${earlier}`);
      lineOfId.set(row.id, earlier ?? line.number);
    }
    const before = problems.length;
    const point = checkPlace(row, addProblem);
    if (point === null || before < problems.length || !isWhole(row)) continue;
    const checked = checkRecord(toRecord(row, point), DATASETS.studySites, `${file}, line ${line.number}`);
    problems.push(...checked.problems);
    if (checked.record !== null) records.push(checked.record);
  }
  return { records, problems };
}

type AddProblem = (column: ColumnName, wrong: string) => void;

function readRow({ cells }: Line, addProblem: AddProblem): Partial<Row> {
  const row: Record<string, unknown> = {};
  for (const column of COLUMN_NAMES) {
    const read = COLUMNS[column].read(cells[column] ?? '');
    if ('wrong' in read) addProblem(column, read.wrong);
    else row[column] = read.value;
  }
  return row;
}

const isWhole = (row: Partial<Row>): row is Row => COLUMN_NAMES.every((column) => column in row);

/** Checks across cells: the state is in the country, the postal code fits it, the point is in the state. */
function checkPlace(row: Partial<Row>, addProblem: AddProblem): { lat: number; long: number } | null {
  const { state, country, postal_code: code, lat, long } = row;
  if ([row.adult, row.pediatric, row.pregnancy, row.autopsy].every((status) => status === null))
    addProblem('adult', 'and the three groups after it are all empty');
  if (
    state === undefined ||
    country === undefined ||
    code === undefined ||
    lat === undefined ||
    long === undefined
  )
    return null;
  const area = states.find((one) => one.code === state && one.country === country);
  if (area === undefined) addProblem('state', `is not a state or province of ${country}`);
  const fits = POSTAL_CODE[country].test(code);
  if (!fits) addProblem('postal_code', `is not a postal code of ${country}`);
  if ((lat === null) !== (long === null))
    addProblem(lat === null ? 'lat' : 'long', 'is empty, but the other coordinate is not');
  if (area === undefined || !fits || (lat === null) !== (long === null)) return null;
  const point =
    lat === null || long === null ? points.get(country === 'US' ? code : code.slice(0, 3)) : { lat, long };
  if (point === undefined) {
    addProblem('postal_code', 'is an unknown postal code, so its point is unknown; fill in lat and long');
    return null;
  }
  if (isInside(point, widened(area))) return point;
  if (lat === null) addProblem('postal_code', `is outside of ${area.name.en}`);
  else
    addProblem(
      'lat',
      `with long "${String(long)}" is outside of ${area.name.en}; are they swapped, or is a minus sign missing`,
    );
  return null;
}

function widened({ box: { west, south, east, north }, country }: StateArea): StateArea['box'] {
  const by = MARGIN[country];
  return { west: west - by, south: south - by, east: east + by, north: north + by };
}

function toRecord(row: Row, point: { lat: number; long: number }): StudySiteRecord {
  return {
    id: row.id,
    name: { en: row.name_en, es: row.name_es },
    city: row.city,
    state: row.state,
    country: row.country,
    postalCode: row.postal_code,
    ...point,
    cohorts: COHORT_IDS.flatMap((cohort) => {
      const status = row[cohort];
      return status === null ? [] : [{ cohort, status }];
    }),
    covidConditions: row.covid_conditions,
    specialty: row.specialty,
    offSite: row.off_site,
    website: row.website,
    sample: false,
  };
}
