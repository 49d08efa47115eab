/** Runs every command of the guide for staff, in its order, next to a running service. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REASONS, STATUSES } from '../src/storage/request-status.ts';
import { CLI_WITHOUT_SITE, sendForm, startService } from './cli-process.ts';
import { temporaryFolder, VISITOR } from './test-service.ts';

const GUIDE = readFileSync(join(import.meta.dirname, '../../../docs/guides/staff.md'), 'utf8');
const EXAMPLE = 'LC-7Q2MX-0B9K4A';
const NOTE = 'Call after 5 pm.';

/** `age-keygen`, which need not be installed for this test, and the command of the workspace. */
const KEYGEN = `
import { generateX25519Identity, identityToRecipient } from '${import.meta.resolve('age-encryption')}';
import { writeFileSync } from 'node:fs';
const identity = await generateX25519Identity();
writeFileSync(process.argv.at(-1), identity + '\\n');
console.log('Public key: ' + (await identityToRecipient(identity)));
`;
const FUNCTIONS = `
set -eu -o pipefail
npx() { shift 3; ${CLI_WITHOUT_SITE.map((part) => `'${part}'`).join(' ')} "$@"; }
age-keygen() { '${process.execPath}' keygen.mjs "$@"; }
`;

/** The blocks of the section with this heading, as language and text. */
const readBlocks = (heading: string): [string, string][] => {
  const section = GUIDE.split(/^## /m).find((text) => text.startsWith(heading)) ?? '';
  return [...section.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language = '', text = '']) => [
    language,
    text,
  ]);
};

test('the guide for staff names every status and reason', () => {
  for (const code of [...STATUSES, ...REASONS]) expect(GUIDE).toContain(`\`${code}\``);
});

test('the guide for staff takes a request from the form to REDCap', { timeout: 180_000 }, async () => {
  const folder = temporaryFolder();
  const file = (name: string) => join(folder, name);
  const environment: Record<string, string> = { DATA_DIR: file('data') };
  let reference = EXAMPLE;
  const runScript = (script: string): string =>
    execFileSync('bash', ['--norc', '-c', FUNCTIONS + script.replaceAll(EXAMPLE, reference)], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, ...environment },
      input: `${NOTE}\n`,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
  const run = (heading: string, from = 0, to = Infinity): string =>
    readBlocks(heading)
      .slice(from, to)
      .map(([language, text]) => {
        if (language === 'sh') return runScript(text);
        const today = new Date().toISOString().slice(0, 10);
        const content = text.replaceAll(EXAMPLE, reference).replaceAll('2026-11-26', today);
        writeFileSync(file('statuses.csv'), content);
        return '';
      })
      .join('');

  writeFileSync(file('keygen.mjs'), KEYGEN);
  environment.AGE_RECIPIENTS = /age1\w+/.exec(run('Once', 0, 1))?.[0] ?? '';
  expect(run('Once', 1)).toContain(`opens: ${environment.AGE_RECIPIENTS}`);
  expect(readFileSync(file('dictionary.csv'), 'utf8')).toMatch(/^Variable \/ Field Name,/);

  const service = await startService({ dataFolder: file('data'), environment });
  const submit = async () => {
    const response = await sendForm(service);
    return { status: response.status, ...((await response.json()) as { reference: string }) };
  };
  ({ reference } = await submit());

  expect(run('Monday')).toContain(`${reference}  20`);
  expect(readFileSync(file('monday.csv'), 'utf8')).toContain(VISITOR.lastName);
  expect(run('Tuesday')).toMatch(
    /\bnew\n.* {2}contacted {2}.*note, sealed\n.* {2}declined {2}travel .*\n.* {2}contacted {2}mistake /,
  );
  expect(run('Wednesday', 0, 1)).toContain('sample-001  pediatric  closed 20');
  await expect.poll(async () => (await submit()).status).toBe(422);
  run('Wednesday', 1);
  await expect.poll(async () => (await submit()).status).toBe(201);
  expect(run('Thursday')).toBe('Imported 1 change.\n');
  const friday = run('Friday');
  expect(friday).toContain('enrolled: 1\n');
  expect(friday).toMatch(/\d+ entries, unbroken\nexpected hash: that of entry \d+\n/);
  const [, row = ''] = readFileSync(file('week.csv'), 'utf8').split('\n');
  for (const text of [reference, VISITOR.lastName, 'enrolled', NOTE]) expect(row).toContain(text);
});

test('runs every block of the guide for staff', () => {
  const headings = [...GUIDE.matchAll(/^## (\w+)/gm)].map(([, heading = '']) => heading);
  expect(headings).toEqual(['Once', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);
  const blocks = headings.flatMap(readBlocks);
  expect(blocks).toHaveLength([...GUIDE.matchAll(/^```\w/gm)].length);
});
