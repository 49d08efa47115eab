import { readFileSync, writeFileSync } from 'node:fs';
import { loadContent } from '@longcovid/content/load';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createDesk, createKey } from './cli-in-process.ts';

vi.setConfig({ testTimeout: 60_000 });

const { studySites } = loadContent('en');

/** The rows of a committed table, without its head. */
const readTable = (name: string): string[][] =>
  readFileSync(new URL(`../../content/geo/${name}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

/** Every postal code with its state, from the tables that the content is built from. */
const postalCodes = [...readTable('zips'), ...readTable('fsas')].map(
  ([code = '', lat, long, state = '']) => ({
    area: code.slice(0, 3),
    state,
    lat: Number(lat),
    long: Number(long),
  }),
);
const places = [...new Set(postalCodes.flatMap(({ area, state }) => [area, state]))];

const SEED = 20_261_126;

const MILES_PER_RADIAN = 3958.76;

/** By the chord between two points of the sphere, which differs from the formula under test. */
function getMiles(from: { lat: number; long: number }, to: { lat: number; long: number }): number {
  const toVector = ({ lat, long }: typeof from): [number, number, number] => {
    const [north, east] = [(lat * Math.PI) / 180, (long * Math.PI) / 180];
    return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
  };
  const [a, b] = [toVector(from), toVector(to)];
  return 2 * MILES_PER_RADIAN * Math.asin(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) / 2);
}

function getMilesFromPlace(place: string, site: (typeof studySites)[number]): number {
  const inPlace = postalCodes.filter(({ area, state }) => area === place || state === place);
  return Math.min(...inPlace.map((code) => getMiles(code, site)));
}

async function createExport() {
  const desk = await createDesk();
  const { file, run, store } = desk;
  let exports = 0;
  return {
    ...desk,
    store: (changes: object = {}, more: object = {}) => store({ kind: 'alert', changes, ...more }),
    exportAll: async (form = 'alerts') => {
      exports += 1;
      await desk.exportAll(form, `export-${exports}`);
      return file(`export-${exports}`);
    },
    match: (exported: string, group: string, sites: string[], ...more: string[]) =>
      run(
        ...['alerts', 'match', exported, '--identity', file('key.txt'), '--group', group],
        ...['--site', ...sites, ...more],
      ),
  };
}

type Match = { reference: string; siteId: string; miles: number };

test('lists the alerts of the group whose distance reaches a study site, the oldest first', async () => {
  const { store, exportAll, match } = await createExport();
  const drawn = fc.sample(
    fc.record({
      group: fc.constantFrom('adult', 'pediatric', 'pregnancy'),
      place: fc.constantFrom(...places),
      distance: fc.constantFrom('25', '50', '100', '200', 'any'),
    }),
    { numRuns: 150, seed: SEED },
  );
  // Near study sites, where a distance decides.
  const nearby = fc.sample(
    fc.record({
      group: fc.constant('adult'),
      place: fc.constantFrom(
        ...studySites.flatMap(({ state, postalCode }) => [state, postalCode.slice(0, 3)]),
      ),
      distance: fc.constantFrom('25', '50', '100', '200'),
    }),
    { numRuns: 100, seed: SEED },
  );
  const alerts: ((typeof drawn)[number] & { reference: string })[] = [];
  for (const alert of [...drawn, ...nearby]) alerts.push({ ...alert, reference: await store(alert) });
  const exported = await exportAll();

  let decidedByDistance = 0;
  for (const [group, ...sites] of fc.sample(
    fc.tuple(
      fc.constantFrom('adult', 'pregnancy'),
      fc.constantFrom(...studySites),
      fc.constantFrom(...studySites),
    ),
    { numRuns: 12, seed: SEED },
  ) as [string, (typeof studySites)[number], (typeof studySites)[number]][]) {
    const { code, stdout } = await match(
      exported,
      group,
      sites.map(({ id }) => id),
      '--json',
    );
    expect(code).toBe(0);
    const expected = alerts
      .filter((alert) => alert.group === group)
      .map((alert) => ({
        alert,
        miles: Math.min(...sites.map((site) => getMilesFromPlace(alert.place, site))),
      }))
      .filter(({ alert, miles }) => alert.distance === 'any' || miles <= Number(alert.distance));
    decidedByDistance += expected.filter(({ alert }) => alert.distance !== 'any').length;
    const listed = JSON.parse(stdout) as Match[];
    expect(
      listed.map(({ reference }) => reference),
      `seed ${SEED}`,
    ).toEqual(expected.map(({ alert }) => alert.reference));
    for (const [at, { miles }] of listed.entries())
      expect(miles, `seed ${SEED}`).toBeCloseTo(expected[at]?.miles ?? -1, 1);
  }
  expect(decidedByDistance).toBeGreaterThan(0);
});

const [SITE] = studySites.filter(({ country }) => country === 'US');
const SITE_ID = SITE?.id ?? '';

test('prints a table without control characters, and what to do', async () => {
  const { store, exportAll, match } = await createExport();
  const place = SITE?.state;
  const first = await store({ place, contactMethods: { email: 'josé@example.org' } }, { suspect: 1 });
  const second = await store({ place, contactMethods: { phone: '\u001b[2J\u202e505-555-0147' } });
  const { code, stdout, stderr } = await match(await exportAll(), 'pregnancy', [SITE_ID]);
  expect(code).toBe(0);
  const [names = '', ...rows] = stdout.trimEnd().split('\n');
  expect(names.split(/ {2,}/)).toEqual([
    'reference',
    'asked',
    'language',
    'email',
    'phone',
    'place',
    'study site',
    'miles',
    'suspect',
  ]);
  expect(rows.map((row) => row.split(/ {2,}/))).toEqual([
    [first, '2026-11-20', 'es', 'josé@example.org', place, SITE_ID, '0', 'suspect'],
    [second, '2026-11-20', 'es', '?[2J?505-555-0147', place, SITE_ID, '0'],
  ]);
  expect(stderr).toContain('2 of 2 alerts to tell.\n');
});

test('leaves out alerts that are done, and includes them with --all', async () => {
  const { run, store, exportAll, match } = await createExport();
  const [done, waiting] = [await store({ distance: 'any' }), await store({ distance: 'any' })];
  await run('alerts', 'done', done);
  const exported = await exportAll();
  const { stdout, stderr } = await match(exported, 'pregnancy', [SITE_ID]);
  expect([stdout.includes(waiting), stdout.includes(done)]).toEqual([true, false]);
  expect(stderr).toContain('1 marked as done not included; to include them: --all');
  const all = await match(exported, 'pregnancy', [SITE_ID], '--all');
  expect([all.stdout.includes(waiting), all.stdout.includes(done)]).toEqual([true, true]);
});

test('lists nobody whose record was changed, copied or cannot be decrypted', async () => {
  const { open, store, exportAll, match } = await createExport();
  const [good, changed, broken] = [await store(), await store(), await store()];
  const change = (reference: string, set: { site_id?: string; sealed?: Uint8Array }) =>
    open.database.updateTable('record').set(set).where('reference', '=', reference).execute();
  await change(changed, { site_id: 'sample-001' });
  await change(broken, { sealed: new Uint8Array([0]) });
  const exported = await exportAll();
  const [line = ''] = readFileSync(exported, 'utf8').split('\n');
  writeFileSync(exported, line + '\n', { flag: 'a' });
  const nearest = studySites.find(({ state }) => state === 'NM')?.id ?? '';
  const { code, stdout, stderr } = await match(exported, 'pregnancy', [nearest], '--json');
  expect(code).toBe(1);
  expect((JSON.parse(stdout) as Match[]).map(({ reference }) => reference)).toEqual([good]);
  expect(stderr).toContain(`${changed}: does not match its sealed content (siteId).`);
  expect(stderr).toContain(`${broken}: cannot be opened with this key.`);
  expect(stderr).toContain(`${good}: duplicate reference.`);
});

test('lists an alert whose place is not in the content, without a distance', async () => {
  const { store, exportAll, match } = await createExport();
  await store({ place: 'XX', distance: '25' });
  const { stdout } = await match(await exportAll(), 'pregnancy', [SITE_ID]);
  expect(stdout).toMatch(/XX .* unknown/);
});

test('warns of a group that is not open at a study site', async () => {
  const { exportAll, match } = await createExport();
  const exported = await exportAll();
  const full = studySites.find(({ cohorts }) =>
    cohorts.some((c) => c.cohort === 'adult' && c.status === 'full'),
  );
  const open = studySites.find(({ cohorts }) =>
    cohorts.some((c) => c.cohort === 'adult' && c.status === 'open'),
  );
  const none = studySites.find(({ cohorts }) => cohorts.every((c) => c.cohort !== 'adult'));
  const warn = async (id = '') => (await match(exported, 'adult', [id])).stderr;
  expect(await warn(full?.id)).toContain(`The group adult is closed at ${full?.id} in the content`);
  expect(await warn(none?.id)).toContain(`The group adult is not at ${none?.id} in the content`);
  expect(await warn(open?.id)).toBe('0 of 0 alerts to tell.\n');
});

test('explains an unknown study site, an unknown group, another export and a missing key', async () => {
  const { run, store, exportAll, match, file } = await createExport();
  await store();
  const exported = await exportAll();
  expect(await match(exported, 'pregnancy', ['atlantis'])).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('There is no study site atlantis') as string,
  });
  const wrongGroup = await match(exported, 'autopsy', [SITE_ID]);
  expect([wrongGroup.code, wrongGroup.stderr]).toEqual([
    1,
    expect.stringContaining('adult, pediatric, pregnancy'),
  ]);
  await store({}, { kind: 'contact' });
  expect(await match(await exportAll('messages'), 'pregnancy', [SITE_ID])).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('Create the file with: alerts export --sealed') as string,
  });
  expect((await run('alerts', 'match', exported, '--group', 'adult', '--site', SITE_ID)).stderr).toContain(
    '--identity',
  );
  writeFileSync(file('other.txt'), (await createKey()).identity, { mode: 0o600 });
  const group = ['--group', 'pregnancy', '--site', SITE_ID];
  const other = await run('alerts', 'match', exported, '--identity', file('other.txt'), ...group);
  expect([other.code, other.stdout]).toEqual([1, '']);
});
