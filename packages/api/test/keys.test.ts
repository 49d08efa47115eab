import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { describeEachDatabase } from './each-database.ts';
import {
  toEnvironment,
  runInProcess,
  createKey,
  openMigratedDatabase,
  insertSealedRequest,
} from './cli-in-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

vi.setConfig({ testTimeout: 30_000 });

test('proves which private keys open what the service seals', async () => {
  const [first, second, lost] = [await createKey(), await createKey(), await createKey()];
  const folder = temporaryFolder();
  const file = (name: string) => join(folder, name);
  for (const [name, { identity }] of Object.entries({ first, second, lost }))
    writeFileSync(file(name), identity, { mode: 0o600 });
  const environment = { AGE_RECIPIENTS: `${first.recipient},${second.recipient}`, DATA_DIR: file('none') };
  const run = (...parameters: string[]) => runInProcess(environment, 'keys', 'check', ...parameters);
  const sealed = await run('--out', file('check.jsonl'));
  expect(sealed).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Sealed a test message to 2 keys, /) as string,
  });
  expect(await run(file('check.jsonl'), '--identity', file('second'))).toEqual({
    code: 0,
    stdout: `does not open: ${first.recipient}\nopens: ${second.recipient}\n`,
    stderr: '',
  });
  expect(await run(file('check.jsonl'), '--identity', file('lost'))).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^This key opens none of them, so records .+ would be lost/) as string,
  });
});

test('finds a test message that is not sealed to the key of its line', async () => {
  const [key, other] = [await createKey(), await createKey()];
  const folder = temporaryFolder();
  const [file, identity] = [join(folder, 'check.jsonl'), join(folder, 'key')];
  writeFileSync(identity, key.identity, { mode: 0o600 });
  await runInProcess({ AGE_RECIPIENTS: key.recipient }, 'keys', 'check', '--out', file);
  writeFileSync(file, readFileSync(file, 'utf8').replace(key.recipient, other.recipient));
  const { code, stdout } = await runInProcess({}, 'keys', 'check', file, '--identity', identity);
  expect([code, stdout]).toEqual([1, `does not open: ${other.recipient}\n`]);
});

test('explains how to check keys', async () => {
  const out = join(temporaryFolder(), 'check.jsonl');
  expect(await runInProcess({}, 'keys', 'check', '--out', out)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('AGE_RECIPIENTS is not set, so there is no key to check') as string,
  });
  for (const parameters of [[], [out]])
    expect((await runInProcess({}, 'keys', 'check', ...parameters)).stderr).toBe(
      'Run keys check --out FILE on the server, then keys check FILE --identity KEY.\n',
    );
});

describeEachDatabase((createLocation) => {
  /** Three records sealed to an old key, and a folder with both keys on another machine. */
  async function createRecordsWithOldKey() {
    const location = await createLocation();
    const open = await openMigratedDatabase(location);
    const [old, next] = [await createKey(), await createKey()];
    const references = [];
    for (let i = 0; i < 3; i += 1) references.push(await insertSealedRequest(open, [old.recipient]));
    const offlineFolder = temporaryFolder();
    const file = (name: string) => join(offlineFolder, name);
    writeFileSync(file('old.txt'), old.identity, { mode: 0o600 });
    writeFileSync(file('next.txt'), next.identity, { mode: 0o600 });
    const environment = { ...toEnvironment(location), AGE_RECIPIENTS: next.recipient };
    const run = (...parameters: string[]) => runInProcess(environment, ...parameters);
    const reseal = (to: string) =>
      run(
        ...['reseal', file('export'), '--identity', file('old.txt')],
        ...['--to', to, '--out', file('resealed')],
      );
    return { open, run, reseal, references, file, old, next };
  }

  test('prints the configured keys and how many keys each record is sealed to', async () => {
    const { open, run, old, next } = await createRecordsWithOldKey();
    await insertSealedRequest(open, [old.recipient, next.recipient], { kind: 'contact' });
    expect((await run('keys', 'status')).stdout).toBe(
      `AGE_RECIPIENTS holds 1 key.\n  ${next.recipient}\n` +
        '3 records are sealed to 1 key.\n1 record is sealed to 2 keys.\n',
    );
  });

  test('opens all records with the new key only, after a change of keys', async () => {
    const { run, reseal, references, file, next } = await createRecordsWithOldKey();
    await run('requests', 'export', '--sealed', '--out', file('export'));
    const sealed = await reseal(next.recipient);
    expect(sealed).toEqual({
      code: 0,
      stdout: `Sealed 3 records to 1 key, into ${file('resealed')}.\n`,
      stderr: '',
    });
    await run('requests', 'delete', references[0] ?? '');
    const replaced = await run('keys', 'replace', file('resealed'));
    expect(replaced.stdout).toBe('Replaced 2 of 3. The others were deleted or changed since the export.\n');
    expect(replaced.stderr).toMatch(/ replaced the sealed content of 2 records\n$/);
    // A second run replaces nothing.
    expect((await run('keys', 'replace', file('resealed'))).stdout).toContain('Replaced 0 of 3.');

    await run('requests', 'export', '--sealed', '--out', file('after'));
    const open = (key: string) =>
      run('open', file('after'), '--identity', file(key), '--format', 'json', '--out', file(`opened-${key}`));
    expect(await open('next.txt')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Opened 2 records') as string,
    });
    expect(await open('old.txt')).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('Opened 0 records') as string,
    });
  });

  test('prints the reference of a record that the old key does not open, and seals the others', async () => {
    const { open, run, reseal, file, next } = await createRecordsWithOldKey();
    const foreign = await insertSealedRequest(open, [next.recipient]);
    await run('requests', 'export', '--sealed', '--out', file('export'));
    const { code, stdout, stderr } = await reseal(next.recipient);
    expect([code, stdout, stderr]).toEqual([
      1,
      expect.stringContaining('Sealed 3 records'),
      `${foreign}: cannot be opened with this key.\n`,
    ]);
  });

  test('explains what is not a key or not an export', async () => {
    const { run, reseal, file, old } = await createRecordsWithOldKey();
    await run('requests', 'export', '--sealed', '--out', file('export'));
    const wrong = await reseal(old.identity);
    expect([wrong.code, wrong.stderr]).toEqual([
      1,
      expect.stringMatching(/^AGE-SECRET-K… is not a public key/),
    ]);
    expect((await run('keys', 'replace', file('export'))).stderr).toBe(
      'Line 1 is not a line of a resealed export. Create the file with: reseal\n',
    );
  });
});
