import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createDesk } from './cli-in-process.ts';

async function createRedcapDesk() {
  const desk = await createDesk();
  const { exportAll, file, run } = desk;
  return {
    ...desk,
    openForRedcap: async (form = 'requests') => {
      await exportAll(form);
      return run(
        ...['open', file('export'), '--identity', file('key.txt')],
        ...['--format', 'redcap', '--out', file('redcap.csv')],
      );
    },
  };
}

/** The rows of a CSV file whose cells contain no line breaks. */
const parseCsv = (text: string): string[][] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
        (quoted ?? plain ?? '').replaceAll('""', '"'),
      ),
    );

const toRecords = (text: string): Record<string, string>[] => {
  const [names = [], ...rows] = parseCsv(text);
  return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])));
};

async function readDictionary(run: (...parameters: string[]) => Promise<{ stdout: string }>) {
  return toRecords((await run('redcap-dictionary')).stdout);
}

const CHOICES = 'Choices, Calculations, OR Slider Labels';

test('prints a data dictionary that REDCap accepts', async () => {
  const { run } = await createRedcapDesk();
  const { stdout } = await run('redcap-dictionary');
  expect(stdout.split('\n')[0]).toBe(
    'Variable / Field Name,Form Name,Section Header,Field Type,Field Label,"Choices, Calculations, OR Slider Labels",' +
      'Field Note,Text Validation Type OR Show Slider Number,Text Validation Min,Text Validation Max,Identifier?,' +
      'Branching Logic (Show field only if...),Required Field?,Custom Alignment,Question Number (surveys only),' +
      'Matrix Group Name,Matrix Ranking?,Field Annotation',
  );
  const fields = toRecords(stdout);
  expect(fields[0]).toMatchObject({
    'Variable / Field Name': 'record_id',
    'Form Name': 'join_request',
    'Field Type': 'text',
  });
  for (const field of fields) {
    expect(field['Variable / Field Name']).toMatch(/^[a-z][a-z0-9_]{0,25}$/);
    const codes = (field[CHOICES] ?? '').split(' | ').filter((choice) => choice !== '');
    expect(codes.length > 0).toBe(['radio', 'dropdown'].includes(field['Field Type'] ?? ''));
    for (const choice of codes) expect(choice).toMatch(/^[a-z0-9_]+, [A-Z][^|]+$/);
  }
  const identifiers = fields.filter((field) => field['Identifier?'] === 'y');
  expect(identifiers.map((field) => field['Variable / Field Name'])).toEqual([
    ...['first_name', 'last_name', 'mobile_phone', 'home_phone', 'email', 'staff_notes'],
  ]);
});

test('writes decrypted requests with the fields and codes of the dictionary', async () => {
  const { run, store, openForRedcap, file } = await createRedcapDesk();
  const reference = await store({
    receivedAt: '2026-11-20T10:00:00.000Z',
    suspect: 1,
    changes: { firstName: 'Ana,\u{1b} "Ñ"', contactMethods: { mobile_phone: '+15055550147' } },
  });
  await run('requests', 'status', reference, 'not-eligible', '--reason', 'no-covid');
  expect(await openForRedcap()).toMatchObject({ code: 0, stderr: '' });
  const text = readFileSync(file('redcap.csv'), 'utf8');
  const [record = {}, ...others] = toRecords(text);
  expect(others).toEqual([]);
  expect(record).toMatchObject({
    record_id: reference,
    received_at: '2026-11-20 10:00:00',
    site_id: 'sample-001',
    cohort: 'pediatric',
    locale: 'es',
    first_name: 'Ana,? "Ñ"',
    mobile_phone: '+15055550147',
    email: '',
    suspect: '1',
    status: 'not_eligible',
    status_reason: 'no_covid',
    done_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as string,
  });
  const dictionary = await readDictionary(run);
  expect(Object.keys(record)).toEqual(dictionary.map((field) => field['Variable / Field Name']));
  for (const field of dictionary.filter((each) => each[CHOICES] !== '')) {
    const codes = (field[CHOICES] ?? '').split(' | ').map((choice) => choice.split(',')[0]);
    expect(codes).toContain(record[field['Variable / Field Name'] ?? '']);
  }
});

test('leaves out a request that was changed after it was sealed, and refuses other forms', async () => {
  const { store, openForRedcap, file, database } = await createRedcapDesk();
  const [changed, good] = [await store(), await store()];
  await database
    .updateTable('record')
    .set({ site_id: 'sample-003' })
    .where('reference', '=', changed)
    .execute();
  expect((await openForRedcap()).code).toBe(1);
  expect(toRecords(readFileSync(file('redcap.csv'), 'utf8')).map((row) => row.record_id)).toEqual([good]);

  const other = await createRedcapDesk();
  await other.store({ kind: 'contact' });
  expect((await other.openForRedcap('messages')).stderr).toContain('contains other records than requests');
});

test('lists requests for REDCap without anything of the person', async () => {
  const { run, store } = await createRedcapDesk();
  const reference = await store({ receivedAt: '2026-11-20T10:00:00.000Z' });
  await run('requests', 'status', reference, 'contacted');
  expect(await run('requests', 'list', '--format', 'redcap')).toEqual({
    code: 0,
    stdout:
      'record_id,received_at,site_id,cohort,suspect,status,done_at\n' +
      `${reference},2026-11-20 10:00:00,sample-001,pediatric,0,contacted,\n`,
    stderr: '',
  });
  expect((await run('alerts', 'list', '--format', 'redcap')).code).toBe(1);
});
