/**
 * What SECURITY.md claims is compared with the code: people decide by it whether to trust the service with names.
 * A table of the document is read row by row, so a row that is added without a comparison here fails.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { LIFETIME_SECONDS as CHALLENGE_LIFETIME } from '../src/captcha/altcha.ts';
import { readStaffConfiguration, readConfiguration } from '../src/config/environment.ts';
import { loadFormSecret } from '../src/config/form-secret.ts';
import { VARIABLES } from '../src/config/variables.ts';
import { MAX_BODY_BYTES, MAX_FORM_BODY_BYTES } from '../src/limits/size-and-type.ts';
import { getDevelopmentKeyFile } from '../src/sealing/development-key.ts';
import { ALPHABET, RANDOM_LENGTH } from '../src/sealing/reference.ts';
import { PADDING_BYTES } from '../src/sealing/sealed-body.ts';
import { REQUEST_TIMEOUT_MS } from '../src/service.ts';
import { getBackupFolder } from '../src/storage/sqlite.ts';
import { MIN_FILL_TIME_MS, LIFETIME_MS as FORM_LIFETIME } from '../src/web/form-token.ts';
import { MAX_FIELDS } from '../src/web/form-state.ts';
import { MAX_CONCURRENT_RENDERS } from '../src/web/page-renderer.ts';
import { runCli } from './cli-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

const root = join(import.meta.dirname, '../../..');
const document = readFileSync(join(root, 'SECURITY.md'), 'utf8');

/** The rows of the table whose first column is headed so. */
function parseTable(heading: string): Map<string, string> {
  const rows = document.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const start = rows.findIndex(([, first]) => first === heading);
  const end = rows.findIndex((cells, index) => index > start && cells.length < 3);
  return new Map(rows.slice(start + 2, end).map(([, name = '', value = '']) => [name, value]));
}

describe('settings', () => {
  const all = new Set([...Object.keys(VARIABLES), 'CHAT_SCRIPT_URL', 'TAG_MANAGER_URL']);
  const named = [...document.matchAll(/`([A-Z]+(?:_[A-Z]+)+)\b/g)].map(([, name = '']) => name);

  test('some are named, and each is one that the service or the build reads', () => {
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((name) => !all.has(name))).toEqual([]);
  });

  test('the settings of the build are read there', () => {
    const build = readFileSync(join(root, 'packages/site/vite.config.ts'), 'utf8');
    for (const name of ['CHAT_SCRIPT_URL', 'TAG_MANAGER_URL']) expect(build).toContain(name);
  });

  test('each default is what the service takes when nothing is set', () => {
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

  test('the captcha that it tells of is the one that is on by default', () => {
    expect(document).toContain(
      `the captcha of \`CAPTCHA_PROVIDER\`, by default \`${readConfiguration({}).captcha.provider}\``,
    );
    expect(document).not.toMatch(/no captcha yet/i);
  });

  test('a public address needs keys, and a shared database a form secret, as it says', () => {
    expect(() => readConfiguration({ PUBLIC_URL: 'https://example.org' })).toThrow('AGE_RECIPIENTS');
    expect(() => readConfiguration({ DATABASE_URL: 'postgres://a:b@localhost/c' })).toThrow('FORM_SECRET');
  });
});

test('each limit is the one in the code', () => {
  const SECOND = 1000;
  expect(Object.fromEntries(parseTable('Limit'))).toEqual({
    'body of a JSON call': `${MAX_BODY_BYTES / 1024} KiB`,
    'body of a form without script': `${MAX_FORM_BODY_BYTES / 1024} KiB`,
    'fields of a form without script': String(MAX_FIELDS),
    'time for a request to arrive': `${REQUEST_TIMEOUT_MS / SECOND} seconds`,
    'pages rendered at once': String(MAX_CONCURRENT_RENDERS),
    'a form without script stays good for': `${FORM_LIFETIME / SECOND / 3600} hours`,
    'a form sent sooner is marked': `${MIN_FILL_TIME_MS / SECOND} seconds`,
    'a challenge of the captcha stays good for': `${CHALLENGE_LIFETIME / 60} minutes`,
    'random part of a reference': `${RANDOM_LENGTH * Math.log2(ALPHABET.length)} bits`,
    'the length of a sealed part is padded to steps of': `${PADDING_BYTES} bytes`,
  });
});

describe('files', () => {
  const links = [...document.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = '']) => path);

  test.each([...links, 'pnpm-workspace.yaml'])('%s is there', (path) => {
    expect(existsSync(join(root, path))).toBe(true);
  });

  test('those in the data folder have the names that it gives', () => {
    const folder = temporaryFolder();
    loadFormSecret(folder);
    expect(existsSync(join(folder, 'form-secret'))).toBe(true);
    for (const file of ['form-secret', getDevelopmentKeyFile(folder), getBackupFolder(folder)])
      expect(document).toContain(basename(file));
  });
});

describe('commands', () => {
  const commands = [...document.matchAll(/`longcovid-api ([^`]+)`/g)].map(([, parts = '']) =>
    parts.split(/\s+/),
  );

  test('some are named', () => {
    expect(commands.length).toBeGreaterThan(6);
  });

  test.each(commands.map((parts) => [parts.join(' '), parts] as const))(
    '%s exists',
    async (_words, parts) => {
      const name = parts.filter((word) => /^[a-z]+$/.test(word) && word !== 'csv').slice(0, 2);
      const { code, stdout } = await runCli({ dataFolder: temporaryFolder() }, ...name, '--help');
      expect(code).toBe(0);
      expect(stdout).toContain(`longcovid-api ${name.join(' ')}`);
      for (const option of parts.filter((word) => word.startsWith('--'))) expect(stdout).toContain(option);
    },
  );
});
