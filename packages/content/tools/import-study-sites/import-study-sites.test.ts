import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { COVID_CONDITIONS } from '../../src/index.ts';
import { studySiteRecordSchema } from '../../src/schema/index.ts';
import { COLUMN_NAMES } from './columns.ts';
import { readLines } from './read-lines.ts';
import { createStudySites } from './study-sites.ts';
import { PACKAGE } from '../../test/content-copy.ts';

const template = readFileSync(join(PACKAGE, 'tools/study-sites-template.csv'), 'utf8');
const [header = '', example = ''] = template.split('\n');

const good = {
  id: 'unm',
  name_en: 'Hospital',
  name_es: 'Hospital',
  city: 'Albuquerque',
  state: 'NM',
  country: 'US',
  postal_code: '87131',
  lat: '35.084',
  long: '-106.65',
  adult: 'open',
  pediatric: '',
  pregnancy: 'full',
  autopsy: '',
  covid_conditions: '2 3',
  specialty: '0',
  off_site: 'no',
  website: '',
};
type Cells = Partial<typeof good>;
const line = (cells: Cells) => COLUMN_NAMES.map((name) => `"${{ ...good, ...cells }[name]}"`).join(',');

/** Reads lines below a valid header. */
function read(content: string | Uint8Array) {
  const { lines, problems } = readLines(
    'sites.csv',
    typeof content === 'string' ? Buffer.from(content) : content,
  );
  const sites = createStudySites('sites.csv', lines);
  return { records: sites.records, problems: [...problems, ...sites.problems] };
}
const readCells = (...rows: Cells[]) => read([COLUMN_NAMES.join(','), ...rows.map(line)].join('\n'));

test('converts a valid line to a record that is not a sample', () => {
  const { records, problems } = readCells({});
  expect(problems).toEqual([]);
  expect(records).toEqual([
    {
      id: 'unm',
      name: { en: 'Hospital', es: 'Hospital' },
      city: 'Albuquerque',
      state: 'NM',
      country: 'US',
      postalCode: '87131',
      lat: 35.084,
      long: -106.65,
      cohorts: [
        { cohort: 'adult', status: 'open' },
        { cohort: 'pregnancy', status: 'full' },
      ],
      covidConditions: [2, 3],
      specialty: 0,
      offSite: false,
      website: null,
      sample: false,
    },
  ]);
  expect(studySiteRecordSchema.array().safeParse(records).success).toBe(true);
});

test('accepts the template, which has every column', () => {
  expect(read(template)).toMatchObject({ problems: [], records: [{ country: 'US' }, { country: 'CA' }] });
  expect(header.split(',')).toEqual(COLUMN_NAMES);
});

test.each([
  ['a missing point, taken from the postal code', { lat: '', long: '' }, { lat: 35.044, long: -106.673 }],
  [
    'a missing point in Canada',
    { state: 'QC', country: 'CA', postal_code: 'H3T 1C5', lat: '', long: '' },
    { lat: 45.51 },
  ],
  [
    'Alaska across the date line',
    { state: 'AK', postal_code: '99546', lat: '51.88', long: '-176.65' },
    { state: 'AK' },
  ],
  ['Puerto Rico', { state: 'PR', postal_code: '00901', lat: '', long: '' }, { postalCode: '00901' }],
  ['yes in Spanish', { off_site: 'Sí' }, { offSite: true }],
  ['TRUE from a spreadsheet', { off_site: 'TRUE' }, { offSite: true }],
  ['conditions with commas', { covid_conditions: '2, 3,4' }, { covidConditions: [...COVID_CONDITIONS] }],
  ['spaces round a cell', { state: ' NM ' }, { state: 'NM' }],
  ['a website', { website: 'https://example.org/a?b=c' }, { website: 'https://example.org/a?b=c' }],
])('%s', (_what, cells, expected) => {
  const { records, problems } = readCells(cells);
  expect(problems).toEqual([]);
  expect(records[0]).toMatchObject(expected);
});

test.each<[string, Cells, string]>([
  ['id', { id: 'UNM 1' }, '"UNM 1" is not lower-case words joined by hyphens'],
  ['id', { id: '' }, 'it is empty'],
  ['name_en', { name_en: '' }, 'it is empty'],
  ['name_es', { name_es: '  ' }, 'it is empty'],
  ['city', { city: '' }, 'it is empty'],
  ['state', { state: 'New Mexico' }, '"New Mexico" is not a two-letter code'],
  ['state', { state: 'ON' }, '"ON" is not a state or province of US'],
  ['country', { country: 'MX' }, '"MX" is not one of US, CA'],
  ['postal_code', { postal_code: '901', state: 'PR' }, '"901" is not a postal code of US'],
  ['postal_code', { postal_code: '99999', lat: '', long: '' }, '"99999" is an unknown postal code'],
  ['postal_code', { postal_code: '02115', lat: '', long: '' }, '"02115" is outside of New Mexico'],
  ['lat', { lat: '35,084' }, '"35,084" is not a number with a point'],
  ['lat', { lat: '91' }, '"91" is not between -90 and 90'],
  ['lat', { lat: '' }, 'it is empty, but the other coordinate is not'],
  ['long', { long: '' }, 'it is empty, but the other coordinate is not'],
  ['lat', { long: '106.65' }, '"35.084" with long "106.65" is outside of New Mexico'],
  ['lat', { lat: '-106.65', long: '35.084' }, '"-106.65" is not between -90 and 90'],
  ['adult', { adult: 'closed' }, '"closed" is neither open nor full'],
  ['adult', { adult: '', pregnancy: '' }, 'it and the three groups after it are all empty'],
  ['covid_conditions', { covid_conditions: '' }, 'it is empty'],
  ['covid_conditions', { covid_conditions: '1 2' }, '"1 2" holds something other than 2, 3, 4'],
  ['covid_conditions', { covid_conditions: '2 2' }, '"2 2" contains duplicates'],
  ['specialty', { specialty: '5' }, '"5" is not one of 0, 1, 2, 3, 4'],
  ['off_site', { off_site: 'maybe' }, '"maybe" is neither yes nor no'],
  ['website', { website: 'http://example.org' }, '"http://example.org" is not an https:// address'],
  ['website', { website: 'javascript:alert(1)' }, '"javascript:alert(1)" is not an https:// address'],
])('rejects the %s %j', (column, cells, wrong) => {
  const { problems } = readCells({ id: 'first' }, cells);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`sites.csv, line 3, column "${column}": ${wrong}`);
  expect(problems[0]).toMatch(/\. [A-Z].+\. [A-Z].+\.$/);
});

test('rejects a COVID condition that contradicts the study', () => {
  const { records, problems } = readCells(
    { id: 'tissue', adult: '', pregnancy: '', autopsy: 'open', covid_conditions: '2 3' },
    { id: 'music', adult: '', pregnancy: '', pediatric: 'open', specialty: '2', covid_conditions: '2' },
    { id: 'fits', adult: '', pregnancy: '', autopsy: 'open', covid_conditions: '3' },
  );
  expect(records.map(({ id }) => id)).toEqual(['fits']);
  expect(problems).toEqual([
    'sites.csv, line 2, field "covidConditions": it holds 2 (never had COVID), but the tissue study and MUSIC are only for people who had COVID. People look for study sites that take people like them. List each once: 2 = never had COVID, 3 = over 1 month ago, 4 = in the past month.',
    expect.stringContaining('sites.csv, line 3, field "covidConditions": it holds 2 (never had COVID)'),
  ]);
});

test('reports every error of every line', () => {
  const { problems } = readCells(
    { id: '', state: 'x', off_site: '' },
    {},
    { id: 'other', specialty: 'none' },
  );
  expect(problems.map((problem) => /line \d+, column "\w+"/.exec(problem)?.[0])).toEqual([
    'line 2, column "id"',
    'line 2, column "state"',
    'line 2, column "off_site"',
    'line 4, column "specialty"',
  ]);
});

test('names both lines of a duplicate id', () => {
  expect(readCells({}, { id: 'other' }, {}).problems).toEqual([
    expect.stringContaining('line 4, column "id": "unm" is also in line 2'),
  ]);
});

describe('the whole file', () => {
  test.each([
    ['nothing', '', 'it is empty'],
    ['only the header', `${header}\n`, 'there is no study site in it'],
    ['a missing column', `${header.replace('website', 'web')}\n`, 'column "website" is missing'],
    ['an unknown column', `${header},notes\n`, 'column "notes": it is unknown'],
    ['a repeated column', `${header},city\n`, 'column "city": it is unknown or a duplicate'],
    ['a comma too many', `${header}\n${example},\n`, 'line 2: it has 18 cells, but there are 17 columns'],
    ['an open quotation mark', `${header}\n"abc\n`, 'the table cannot be parsed here'],
  ])('%s', (_what, content, wrong) => {
    expect(read(content).problems.join('\n')).toContain(wrong);
  });

  test('rejects another encoding', () => {
    const latin = Buffer.from(template, 'latin1');
    expect(read(latin).problems).toEqual([expect.stringContaining('it is not UTF-8')]);
  });

  test('reads a Spanish spreadsheet: byte order mark, semicolons, carriage returns, empty lines at the end', () => {
    const row = COLUMN_NAMES.map((name) => good[name]).join(';');
    const content = `\uFEFF${COLUMN_NAMES.join(';')}\r\n${row}\r\n${';'.repeat(16)}\r\n\r\n`;
    expect(read(content)).toMatchObject({ problems: [], records: [{ id: 'unm' }] });
  });
});

describe('the command', () => {
  let folder: string;
  const dataset = () => join(folder, 'study-sites.json');
  const run = (content: string, ...more: string[]) => {
    const csv = join(folder, 'sites.csv');
    writeFileSync(csv, content);
    const tool = join(PACKAGE, 'tools/import-study-sites.ts');
    return spawnSync(process.execPath, [tool, csv, '--into', dataset(), ...more], { encoding: 'utf8' });
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'import-'));
    cpSync(join(PACKAGE, 'datasets/study-sites.json'), dataset());
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('replaces the sample', () => {
    expect(run(template)).toMatchObject({ status: 0, stderr: '' });
    const records = studySiteRecordSchema.array().parse(JSON.parse(readFileSync(dataset(), 'utf8')));
    expect(records.map(({ id, sample }) => [id, sample])).toEqual([
      ['example-albuquerque', false],
      ['example-montreal', false],
    ]);
    expect(readdirSync(folder).toSorted()).toEqual(['sites.csv', 'study-sites.json']);
  });

  test('changes nothing when a line is invalid, and reports it', () => {
    const before = readFileSync(dataset(), 'utf8');
    const { status, stderr, stdout } = run(`${template}${line({ off_site: '?' })}\n`);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('sites.csv, line 4, column "off_site": "?" is neither yes nor no.');
    expect(stderr).toContain(`1 error in sites.csv. ${dataset()} was not changed.`);
    expect(readFileSync(dataset(), 'utf8')).toBe(before);
    expect(readdirSync(folder).toSorted()).toEqual(['sites.csv', 'study-sites.json']);
  });

  test('rejects a missing file and two files', () => {
    const tool = join(PACKAGE, 'tools/import-study-sites.ts');
    const missing = spawnSync(process.execPath, [tool, join(folder, 'none.csv')], { encoding: 'utf8' });
    expect([missing.status, missing.stderr]).toEqual([1, expect.stringContaining('does not exist')]);
    for (const argument of ['--foo', folder]) {
      const { status, stderr } = spawnSync(process.execPath, [tool, argument], { encoding: 'utf8' });
      expect(status).toBe(1);
      expect(stderr.trim().split('\n'), 'prints no stack trace').toHaveLength(1);
    }
    expect(run(template, 'another.csv')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Expected one file') as string,
    });
  });
});
