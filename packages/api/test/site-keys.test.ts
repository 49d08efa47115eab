import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSealerBySite, readSiteRecipients } from '../src/sealing/site-recipients.ts';
import { createOpener, tryOpen } from '../src/sealing/seal.ts';
import { countRecipients } from '../src/sealing/seal.ts';
import { createKey, openMigratedDatabase, runInProcess, toEnvironment } from './cli-in-process.ts';
import { sendForm, startService } from './cli-process.ts';
import { describeEachDatabase } from './each-database.ts';
import { createTestService, submitJoinRequest, VISITOR } from './test-service.ts';
import { temporaryFolder } from './temporary-folder.ts';

const SITES = { own: 'sample-001', other: 'sample-003' };

/** Keys of the programme and of two study sites, as files of their owners. */
async function createKeys() {
  const folder = temporaryFolder();
  const keys = { programme: await createKey(), own: await createKey(), other: await createKey() };
  for (const [name, { identity }] of Object.entries(keys))
    writeFileSync(join(folder, name), identity, { mode: 0o600 });
  const sites = { [SITES.own]: [keys.own.recipient], [SITES.other]: [keys.other.recipient] };
  const file = join(folder, 'sites.json');
  writeFileSync(file, JSON.stringify(sites));
  return {
    keys,
    sites,
    file,
    programme: [keys.programme.recipient],
    at: (name: string) => join(folder, name),
  };
}

const whoOpens = async (keys: Record<string, { identity: string }>, sealed: Uint8Array) => {
  const opened = await Promise.all(
    Object.entries(keys).map(async ([name, { identity }]) =>
      (await tryOpen(createOpener(identity), sealed)) === null ? [] : [name],
    ),
  );
  return opened.flat();
};

test.each([
  [false, ['own']],
  [true, ['programme', 'own']],
])(
  'seals a request to its study site, and to the programme only where it reads too: %s',
  async (isReader, expected) => {
    const { keys, sites, programme } = await createKeys();
    const seal = createSealerBySite({ programme, sites, isProgrammeReader: isReader });
    const { app, readRecords } = await createTestService({ seal });
    const response = await submitJoinRequest(app);
    expect(response.statusCode).toBe(201);
    const [record] = await readRecords();
    expect(await whoOpens(keys, record?.sealed ?? new Uint8Array())).toEqual(expected);
    expect(countRecipients(record?.sealed ?? new Uint8Array())).toBe(expected.length);
  },
);

test('seals to the programme what belongs to no study site with keys', async () => {
  const { keys, sites, programme } = await createKeys();
  const others = { [SITES.other]: sites[SITES.other] ?? [] };
  const seal = createSealerBySite({ programme, sites: others, isProgrammeReader: false });
  const { app, readRecords } = await createTestService({ seal });
  await submitJoinRequest(app);
  const [record] = await readRecords();
  expect(await whoOpens(keys, record?.sealed ?? new Uint8Array())).toEqual(['programme']);
});

test.each([
  ['no file', null, 'is not a JSON file with lists of public keys by study site'],
  ['no JSON', 'sample-001: age1', 'is not a JSON file'],
  ['a study site without a key', '{"sample-001": []}', 'is not a JSON file'],
  ['an unknown study site', { 'sample-999': 'own' }, 'the study site sample-999, which does not exist'],
  [
    'a private key',
    { 'sample-001': 'AGE-SECRET-KEY-1' },
    'A key of sample-001 (AGE-SECRET-K…) is not a public key',
  ],
])('refuses %s', async (_what, written, problem) => {
  const { keys, at } = await createKeys();
  const file = at('broken.json');
  if (written !== null) {
    const text = (value: string) => (value === 'own' ? keys.own.recipient : value);
    const sites =
      typeof written === 'string'
        ? written
        : Object.entries(written)
            .map(([id, key]) => `"${id}": ["${text(key)}"]`)
            .join();
    writeFileSync(file, typeof written === 'string' ? sites : `{${sites}}`);
  }
  expect(() => readSiteRecipients(file)).toThrow(problem);
  const { code, stderr } = await runInProcess(
    { SITE_RECIPIENTS_FILE: file, DATA_DIR: at('data') },
    'keys',
    'check',
    '--out',
    at('out'),
  );
  expect([code, stderr]).toEqual([1, expect.stringContaining(problem)]);
});

test('checks the keys of study sites too, each by itself', async () => {
  const { keys, file, programme, at } = await createKeys();
  const environment = { AGE_RECIPIENTS: programme.join(), SITE_RECIPIENTS_FILE: file, DATA_DIR: at('data') };
  expect((await runInProcess(environment, 'keys', 'check', '--out', at('check'))).stdout).toMatch(
    /to 3 keys/,
  );
  const { code, stdout } = await runInProcess({}, 'keys', 'check', at('check'), '--identity', at('other'));
  expect([code, stdout]).toEqual([
    0,
    `does not open: ${keys.programme.recipient}\ndoes not open: ${keys.own.recipient}\nopens: ${keys.other.recipient}\n`,
  ]);
});

test('reads the keys again at SIGHUP, and keeps the former ones while the file is broken', async () => {
  const { keys, sites, file, programme, at } = await createKeys();
  writeFileSync(file, '{}');
  const service = await startService({
    dataFolder: at('data'),
    environment: { AGE_RECIPIENTS: programme.join(), SITE_RECIPIENTS_FILE: file },
  });
  const hangUp = async (text: string) => {
    service.signal('SIGHUP');
    await expect.poll(() => service.readOutput()).toContain(text);
  };
  const request = async () => expect((await sendForm(service)).status).toBe(201);
  await request();
  writeFileSync(file, JSON.stringify(sites));
  await hangUp('keys of study sites read again');
  await request();
  writeFileSync(file, 'broken');
  await hangUp('keys not read');
  await request();
  const environment = { DATA_DIR: at('data') };
  const { stdout } = await runInProcess(environment, 'requests', 'export', '--sealed');
  const opened = await Promise.all(
    stdout
      .trim()
      .split('\n')
      .map(async (line) => {
        const { sealed } = JSON.parse(line) as { sealed: string };
        return whoOpens(keys, Buffer.from(sealed, 'base64'));
      }),
  );
  expect(opened).toEqual([['programme'], ['own'], ['own']]);
});

describeEachDatabase((createLocation) => {
  test('moves a request to another study site offline: then only that one opens it', async () => {
    const { keys, sites, programme, at } = await createKeys();
    const location = await createLocation();
    await openMigratedDatabase(location);
    const seal = createSealerBySite({ programme, sites, isProgrammeReader: false });
    const { app, readRecords } = await createTestService({ seal }, location);
    await submitJoinRequest(app);
    const run = (...parameters: string[]) => runInProcess(toEnvironment(location), ...parameters);
    await run('requests', 'export', '--sealed', '--site', SITES.own, '--out', at('export'));
    const moved = ['--to', keys.other.recipient, '--out', at('moved'), '--site', SITES.other];
    expect((await run('reseal', at('export'), '--identity', at('own'), ...moved)).code).toBe(0);
    const { stdout } = await run('keys', 'replace', at('moved'));
    expect(stdout).toContain('Replaced 1 of 1.');
    expect(stdout).toContain(
      `1 request moved to ${SITES.other}. An export with --cursor may leave out what moved: export once without --cursor.\n`,
    );
    expect((await run('keys', 'replace', at('moved'))).stdout).not.toContain('moved to');
    const [record] = await readRecords();
    expect(record?.site_id).toBe(SITES.other);
    expect(await whoOpens(keys, record?.sealed ?? new Uint8Array())).toEqual(['other']);
    // The columns and the sealed content agree.
    await run('requests', 'export', '--sealed', '--site', SITES.other, '--out', at('again'));
    const open = ['--identity', at('other'), '--format', 'json', '--out', at('opened')];
    expect(await run('open', at('again'), ...open)).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(readFileSync(at('opened'), 'utf8'))).toMatchObject([
      { siteId: SITES.other, firstName: VISITOR.firstName },
    ]);
    const wrong = ['--to', keys.other.recipient, '--out', at('none'), '--site', 'sample-999'];
    expect((await run('reseal', at('export'), '--identity', at('own'), ...wrong)).stderr).toMatch(
      /no study site sample-999/,
    );
  });
});
