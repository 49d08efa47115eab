/** Compares SECURITY.md with the code. Its tables are read row by row, so a new row fails until it is compared here. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { LIFETIME_SECONDS as CHALLENGE_LIFETIME } from '../src/captcha/altcha.ts';
import { FORMS } from '../src/cli/output.ts';
import { readStaffConfiguration, readConfiguration } from '../src/config/environment.ts';
import { loadFormSecret } from '../src/config/private-file.ts';
import { VARIABLES } from '../src/config/variables.ts';
import { MAX_BODY_BYTES, MAX_FORM_BODY_BYTES } from '../src/limits/size-and-type.ts';
import { getDevelopmentKeyFile } from '../src/sealing/development-key.ts';
import { ALPHABET, RANDOM_LENGTH } from '../src/sealing/reference.ts';
import { PADDING_BYTES } from '../src/sealing/sealed-body.ts';
import { REQUEST_TIMEOUT_MS, SOCKET_TIMEOUT_MS } from '../src/service.ts';
import { getBackupFolder } from '../src/storage/backup.sqlite.ts';
import { MAX_BUSY_MS } from '../src/limits/busy-thread.ts';
import { MAX_UNANSWERED } from '../src/limits/connections.ts';
import { MAX_MINUTES_AT_LIMIT } from '../src/limits/network-totals.ts';
import { MIN_FILL_TIME_MS, LIFETIME_MS as FORM_LIFETIME } from '../src/web/form-token.ts';
import { MAX_FIELDS } from '../src/web/form-state.ts';
import { MAX_CONCURRENT_RENDERS } from '../src/web/page-renderer.ts';
import { runInProcess } from './cli-in-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

const root = join(import.meta.dirname, '../../..');
const readDocument = (path: string): string => readFileSync(join(root, path), 'utf8');
const document = readDocument('SECURITY.md');
const ALL_VARIABLES = new Set([...Object.keys(VARIABLES), 'CHAT_SCRIPT_URL', 'TAG_MANAGER_URL']);

/** The rows of the table with this heading in its first column. */
function parseTable(heading: string): Map<string, string> {
  const rows = document.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const start = rows.findIndex(([, first]) => first === heading);
  const end = rows.findIndex((cells, index) => index > start && cells.length < 3);
  return new Map(rows.slice(start + 2, end).map(([, name = '', value = '']) => [name, value]));
}

describe('settings', () => {
  const named = [...document.matchAll(/`([A-Z]+(?:_[A-Z]+)+)\b/g)].map(([, name = '']) => name);

  test('names variables that the service or the build reads', () => {
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((name) => !ALL_VARIABLES.has(name))).toEqual([]);
  });

  test('names variables that the build reads', () => {
    const build = readFileSync(join(root, 'packages/site/vite.config.ts'), 'utf8');
    for (const name of ['CHAT_SCRIPT_URL', 'TAG_MANAGER_URL']) expect(build).toContain(name);
  });

  test('states the defaults of the service', () => {
    const { host, publicUrl, dataFolder, captcha, rateLimitMax, trustedProxies, recipients } =
      readConfiguration({});
    const { retentionDays } = readStaffConfiguration({});
    const orNone = (value: string) => (value === '' ? 'none' : `\`${value}\``);
    expect(Object.fromEntries(parseTable('Default'))).toEqual({
      '`HOST`': `\`${host}\``,
      '`PUBLIC_URL`': `\`${publicUrl.origin}\``,
      '`DATA_DIR`': `\`${basename(dataFolder)}\``,
      '`CAPTCHA_PROVIDER`': `\`${captcha.provider}\``,
      '`RATE_LIMIT_MAX`': `\`${rateLimitMax}\``,
      '`TRUST_PROXY`': orNone(trustedProxies.join()),
      '`AGE_RECIPIENTS`': orNone(recipients.join()),
      '`RETENTION_DAYS`': retentionDays === null ? 'none' : String(retentionDays),
    });
  });

  test('names the default captcha provider', () => {
    expect(document).toContain(
      `the captcha of \`CAPTCHA_PROVIDER\`, by default \`${readConfiguration({}).captcha.provider}\``,
    );
    expect(document).not.toMatch(/no captcha yet/i);
  });

  test('states correctly when keys and a form secret are required', () => {
    expect(() => readConfiguration({ PUBLIC_URL: 'https://example.org' })).toThrow('AGE_RECIPIENTS');
    expect(() => readConfiguration({ DATABASE_URL: 'postgres://a:b@localhost/c' })).toThrow('FORM_SECRET');
  });
});

test('states the limits of the code', () => {
  const SECOND = 1000;
  expect(Object.fromEntries(parseTable('Limit'))).toEqual({
    'body of a JSON request': `${MAX_BODY_BYTES / 1024} KiB`,
    'body of a form without script': `${MAX_FORM_BODY_BYTES / 1024} KiB`,
    'fields of a form without script': String(MAX_FIELDS),
    'time to receive a request': `${REQUEST_TIMEOUT_MS / SECOND} seconds`,
    'concurrent page renders': String(MAX_CONCURRENT_RENDERS),
    'work in one turn after which no page is rendered': `${MAX_BUSY_MS} ms`,
    'unanswered requests of a connection': String(MAX_UNANSWERED),
    'time for which a client may read nothing': `${SOCKET_TIMEOUT_MS / SECOND} seconds`,
    'submissions of a network (/24, /56) and hour': String(
      MAX_MINUTES_AT_LIMIT * readConfiguration({}).rateLimitMax,
    ),
    'a form without script is valid for': `${FORM_LIFETIME / SECOND / 3600} hours`,
    'a form sent sooner is marked': `${MIN_FILL_TIME_MS / SECOND} seconds`,
    'a challenge of the captcha is valid for': `${CHALLENGE_LIFETIME / 60} minutes`,
    'random part of a reference': `${RANDOM_LENGTH * Math.log2(ALPHABET.length)} bits`,
    'the length of a sealed part is padded to steps of': `${PADDING_BYTES} bytes`,
  });
});

describe('files', () => {
  const links = [...document.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = '']) => path);

  test.each([...links, 'pnpm-workspace.yaml'])('links to %s, which exists', (path) => {
    expect(existsSync(join(root, path))).toBe(true);
  });

  test('names the files of the data folder', () => {
    const folder = temporaryFolder();
    loadFormSecret(folder);
    expect(existsSync(join(folder, 'form-secret'))).toBe(true);
    for (const file of ['form-secret', getDevelopmentKeyFile(folder), getBackupFolder(folder)])
      expect(document).toContain(basename(file));
  });
});

describe('the guide to the settings', () => {
  const rows = [
    ...readDocument('docs/guides/environment.md').matchAll(/^\| (`[A-Z][^|]*?) +\| ([^|]*?) +\|/gm),
  ];
  const columns = rows.map((row) => row.slice(1).map((cell) => cell.replaceAll('`', '').split(', ')));

  test('lists every variable of the service and the build', () => {
    expect(columns.flatMap(([names = []]) => names).sort()).toEqual([...ALL_VARIABLES].sort());
  });

  test('states the defaults of the service', () => {
    const { port, host, publicUrl, dataFolder, captcha, rateLimitMax, drainSeconds, logLevel } =
      readConfiguration({});
    const stated = columns.flatMap(([names = [], defaults = []]) =>
      names.map((name, index) => [name, defaults[index] ?? defaults[0]]),
    );
    const created = { AGE_RECIPIENTS: 'a key in DATA_DIR', FORM_SECRET: 'created in DATA_DIR' };
    expect(Object.fromEntries(stated)).toEqual({
      ...Object.fromEntries([...ALL_VARIABLES].map((name) => [name, 'none'])),
      ...created,
      PROGRAMME_READS_SITES: readConfiguration({}).isProgrammeReader ? 'yes' : 'no',
      PORT: String(port),
      HOST: host,
      PUBLIC_URL: publicUrl.origin,
      DATA_DIR: basename(dataFolder),
      CAPTCHA_PROVIDER: captcha.provider,
      RATE_LIMIT_MAX: String(rateLimitMax),
      DRAIN_SECONDS: String(drainSeconds),
      LOG_LEVEL: logLevel,
    });
  });
});

test('the guide to incidents deletes a record of each form', () => {
  const guide = readDocument('docs/guides/incident.md');
  for (const name of Object.keys(FORMS)) expect(guide).toContain(`${name} delete`);
});

describe('commands', () => {
  const documents = ['deploy', 'keys', 'backup', 'incident', 'notifications', 'staff'].map(
    (name) => `docs/guides/${name}.md`,
  );
  const text = ['SECURITY.md', 'packages/api/README.md', ...documents].map(readDocument).join('\n');
  const named = [...text.matchAll(/longcovid-api ([a-z][^`#\n]*)/g)].map(([, command = '']) => {
    const parts = command.trim().split(/\s+/);
    const name = parts
      .filter((part) => /^[a-z]+(-[a-z]+)*$/.test(part) && !['csv', 'redcap'].includes(part))
      .slice(0, 2);
    return [name, parts.filter((part) => part.startsWith('--'))].map((list) => list.join(' ')) as [
      string,
      string,
    ];
  });
  const commands = new Map(named.map((command) => [command.join(' '), command]));

  test('names some commands', () => {
    expect(commands.size).toBeGreaterThan(10);
  });

  test.each([...commands.values()])('names an existing command: %s %s', async (name, options) => {
    const { code, stdout } = await runInProcess(
      { DATA_DIR: temporaryFolder() },
      ...name.split(' '),
      '--help',
    );
    expect(code).toBe(0);
    expect(stdout).toContain(`longcovid-api ${name}`);
    for (const option of options.split(' ')) expect(stdout).toContain(option);
  });
});
