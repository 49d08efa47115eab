import { statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigurationError, readConfiguration, readStaffConfiguration } from '../src/config/environment.ts';
import { findUnknownVariables } from '../src/config/unknown-variables.ts';
import { loadFormSecret } from '../src/config/private-file.ts';
import { temporaryFolder } from './test-service.ts';

const RECIPIENT = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p';

function getProblems(environment: Record<string, string | undefined>): readonly string[] {
  try {
    readConfiguration(environment);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
  return [];
}

test('uses development defaults for an empty environment', () => {
  expect(readConfiguration({ PORT: '' })).toEqual({
    port: 3000,
    host: 'localhost',
    dataFolder: resolve('.data'),
    databaseUrl: null,
    recipients: [],
    siteRecipientsFile: null,
    isProgrammeReader: false,
    captcha: { provider: 'altcha' },
    formSecret: null,
    rateLimitMax: 30,
    trustedProxies: [],
    publicUrl: new URL('http://localhost:3000'),
    metricsPort: null,
    drainSeconds: 0,
    webhook: null,
    logLevel: 'info',
  });
});

test('reads every variable', () => {
  expect(
    readConfiguration({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/data',
      DATABASE_URL: 'postgres://ana:secret@db.example.org/longcovid',
      METRICS_PORT: '9464',
      AGE_RECIPIENTS: `${RECIPIENT}, ${RECIPIENT}`,
      CAPTCHA_PROVIDER: 'none',
      FORM_SECRET: 'x'.repeat(32),
      RATE_LIMIT_MAX: '5',
      TRUST_PROXY: '10.0.0.1, 192.168.0.0/16 ::1 loopback',
      PUBLIC_URL: 'https://example.org',
      LOG_LEVEL: 'debug',
    }),
  ).toMatchObject({
    port: 8080,
    databaseUrl: 'postgres://ana:secret@db.example.org/longcovid',
    metricsPort: 9464,
    recipients: [RECIPIENT, RECIPIENT],
    captcha: { provider: 'none' },
    trustedProxies: ['10.0.0.1', '192.168.0.0/16', '::1', 'loopback'],
    publicUrl: new URL('https://example.org'),
  });
});

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/Zyxwv-secret'],
  ['DATABASE_URL', 'Zyxwv-secret'],
  ['RETENTION_DAYS', '0'],
  ['RETENTION_DAYS', '1.5'],
  ['RETENTION_DAYS', '1000000000'],
  ['METRICS_PORT', '-1'],
  ['DRAIN_SECONDS', '1.5'],
  ['DRAIN_SECONDS', '301'],
  ['AGE_RECIPIENTS', 'age1nonsense'],
  ['AGE_RECIPIENTS', `${RECIPIENT},ssh-ed25519 AAAA`],
  ['CAPTCHA_PROVIDER', 'hcaptcha'],
  ['FORM_SECRET', 'short-secret'],
  ['RATE_LIMIT_MAX', '0'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '10.0.0.0/99'],
  ['PUBLIC_URL', 'example.org'],
  ['PUBLIC_URL', 'ftp://localhost'],
  ['LOG_LEVEL', 'loud'],
])('rejects %s=%s: what, why, what to do, and never the value', (name, value) => {
  const given = { FORM_SECRET: 'x'.repeat(32), [name]: value };
  const [problem, ...others] = getProblems(given);
  expect(others).toEqual([]);
  expect(problem).toMatch(new RegExp(`^${name} .+, (so|and) .+\\. (Set|Leave) .+\\.$`));
  if (value.includes('secret')) expect(problem).not.toContain(value);
});

test('requires both keys of reCAPTCHA', () => {
  const provider = { CAPTCHA_PROVIDER: 'recaptcha-v3' };
  const keys = { RECAPTCHA_SITE_KEY: 'site-key-1234', RECAPTCHA_SECRET: 'secret-1234' };
  for (const given of [provider, { ...provider, RECAPTCHA_SECRET: keys.RECAPTCHA_SECRET }]) {
    expect(getProblems(given)).toEqual([
      expect.stringMatching(/^RECAPTCHA_SITE_KEY or RECAPTCHA_SECRET is missing/),
    ]);
  }
  expect(getProblems({ ...provider, ...keys, RECAPTCHA_SECRET: 'a b' })).toEqual([
    expect.stringMatching(/^RECAPTCHA_SECRET is not a reCAPTCHA secret/),
  ]);
  expect(readConfiguration({ ...provider, ...keys }).captcha).toEqual({
    provider: 'recaptcha-v3',
    siteKey: 'site-key-1234',
    secret: 'secret-1234',
  });
});

const WEBHOOK_URL = 'https://hooks.example.org/longcovid';
const WEBHOOK_SECRET = Buffer.alloc(32, 7).toString('base64');

test.each([
  ['WEBHOOK_URL', 'hooks.example.org'],
  ['WEBHOOK_URL', 'ftp://hooks.example.org'],
  ['WEBHOOK_URL', 'https://ana:secret@hooks.example.org'],
  ['WEBHOOK_SECRET', 'secret'],
  ['WEBHOOK_SECRET', 'no base64 but long enough for a secret!!'],
  ['WEBHOOK_SECRET', Buffer.alloc(65).toString('base64')],
  ['WEBHOOK_SECRET', undefined],
  ['WEBHOOK_URL', undefined],
])('does not start with %s=%s: what, why, what to do, and never the value', (name, value) => {
  const given = { WEBHOOK_URL, WEBHOOK_SECRET, [name]: value };
  const problems = getProblems(given);
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} is .+, so .+\\. Set .+\\.$`))]);
  expect(problems[0]).not.toContain('ana:secret');
});

test('reads the webhook, with the prefix that Standard Webhooks has for secrets, or from a file', () => {
  const webhook = { url: new URL(WEBHOOK_URL), secret: Buffer.alloc(32, 7) };
  const file = join(temporaryFolder(), 'secret');
  writeFileSync(file, `${WEBHOOK_SECRET}\n`);
  for (const secret of [
    { WEBHOOK_SECRET },
    { WEBHOOK_SECRET: `whsec_${WEBHOOK_SECRET}` },
    { WEBHOOK_SECRET_FILE: file },
  ])
    expect(readConfiguration({ WEBHOOK_URL, ...secret }).webhook).toEqual(webhook);
});

test('reports all problems of an environment', () => {
  const problems = getProblems({
    PORT: 'a',
    LOG_LEVEL: 'b',
    DATABASE_URL: 'c',
    PUBLIC_URL: 'https://example.org',
  });
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
    'PORT',
    'DATABASE_URL',
    'LOG_LEVEL',
    'AGE_RECIPIENTS',
    'FORM_SECRET',
  ]);
});

test.each(['http://localhost:8080', 'http://127.0.0.1', 'http://[::1]:3000'])(
  'requires no recipients for %s',
  (url) => {
    expect(getProblems({ PUBLIC_URL: url })).toEqual([]);
  },
);

test.each(['https://example.org', 'http://localhost.example.org', 'http://192.168.0.2'])(
  'requires recipients for %s',
  (url) => {
    expect(getProblems({ PUBLIC_URL: url })[0]).toMatch(/^AGE_RECIPIENTS is missing/);
    expect(getProblems({ PUBLIC_URL: url, AGE_RECIPIENTS: RECIPIENT })).toEqual([]);
  },
);

test('requires a form secret for a shared database', () => {
  const DATABASE_URL = 'postgres://localhost/longcovid';
  expect(getProblems({ DATABASE_URL })).toEqual([
    expect.stringMatching(
      /^FORM_SECRET is missing while DATABASE_URL is set, so one instance .+\. Set the same /,
    ),
  ]);
  expect(getProblems({ DATABASE_URL, FORM_SECRET: 'x'.repeat(32) })).toEqual([]);
});

test('reads secrets from files', () => {
  const folder = temporaryFolder();
  const write = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const databaseUrl = 'postgres://ana:Zyxwv-secret@db.example.org/longcovid';
  const files = {
    DATABASE_URL_FILE: write('url', `${databaseUrl}\n`),
    FORM_SECRET_FILE: write('form', `${'x'.repeat(32)}\r\n`),
    RECAPTCHA_SECRET_FILE: write('captcha', 'secret-1234'),
  };
  const captcha = { CAPTCHA_PROVIDER: 'recaptcha-v3', RECAPTCHA_SITE_KEY: 'site-key-1234' };
  expect(readConfiguration({ ...files, ...captcha })).toMatchObject({
    databaseUrl,
    formSecret: 'x'.repeat(32),
    captcha: { secret: 'secret-1234' },
  });
  expect(readStaffConfiguration({ DATABASE_URL_FILE: files.DATABASE_URL_FILE }).databaseUrl).toBe(
    databaseUrl,
  );

  const both = getProblems({ ...files, FORM_SECRET: 'y'.repeat(32) });
  expect(both).toEqual([expect.stringMatching(/^FORM_SECRET and FORM_SECRET_FILE are both set, so/)]);
  for (const file of [join(folder, 'missing'), folder, write('empty', ' \n')]) {
    const problems = getProblems({ ...files, FORM_SECRET_FILE: file });
    expect(problems).toEqual([
      expect.stringMatching(/^FORM_SECRET_FILE does not name a file .+, so .+\. Set /),
    ]);
    expect(() => readStaffConfiguration({ DATABASE_URL_FILE: file })).toThrow(/- DATABASE_URL_FILE does not/);
  }
  const short = getProblems({ FORM_SECRET_FILE: write('short', 'Zyxwv') });
  expect(short).toEqual([expect.stringMatching(/^FORM_SECRET is too short(?!.*Zyxwv)/)]);
});

test('warns of variables that look like its own and have no effect', () => {
  const warn = (name: string) =>
    findUnknownVariables({ [name]: 'Zyxwv-secret', PATH: '/bin', HOSTNAME: 'a' });
  expect(warn('WEBHOOK_HEADERS')).toEqual([
    'WEBHOOK_HEADERS is not a setting of the service, so it has no effect. Remove it, or see docs/guides/environment.md.',
  ]);
  for (const [name, similar] of [
    ['RETENTON_DAYS', 'RETENTION_DAYS'],
    ['AGE_RECIPIENT', 'AGE_RECIPIENTS'],
    ['FORM_SECRET_FLIE', 'FORM_SECRET_FILE'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ] as const)
    expect(warn(name)).toEqual([
      `${name} is not a setting of the service, so it has no effect. Did you mean ${similar}?`,
    ]);
  const known = [
    'PORT',
    'PORTS',
    'DATABASE_URL_FILE',
    'CHAT_SCRIPT_URL',
    'LANGUAGE',
    'NODE_OPTIONS',
    'HOSTTYPE',
  ];
  for (const name of known) expect(warn(name)).toEqual([]);
});

test("ignores the service's variables in staff commands", () => {
  expect(readStaffConfiguration({ DATA_DIR: '/srv/data', PORT: 'wrong', RETENTION_DAYS: '90' })).toEqual({
    dataFolder: '/srv/data',
    databaseUrl: null,
    recipients: [],
    siteRecipientsFile: null,
    isProgrammeReader: false,
    retentionDays: 90,
  });
  expect(readStaffConfiguration({ DATABASE_URL: 'postgres://x/y' }).databaseUrl).toBe('postgres://x/y');
  expect(() => readStaffConfiguration({ DATABASE_URL: 'Zyxwv' })).toThrow(
    /^(?!.*Zyxwv)[^]*- DATABASE_URL is not/,
  );
});

test('creates the form secret once, readable by its owner only', () => {
  const folder = temporaryFolder();
  const secret = loadFormSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(43);
  expect(loadFormSecret(folder)).toBe(secret);
  expect(statSync(join(folder, 'form-secret')).mode & 0o777).toBe(0o600);
  expect(loadFormSecret(temporaryFolder())).not.toBe(secret);
});

test.each(['', 'Zyxwv'])('refuses a form secret in the data folder that is too short: %j', (text) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'form-secret'), text);
  expect(() => loadFormSecret(folder)).toThrow(/^(?!.*Zyxwv).* is too short/);
});
