import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { explainError } from '../src/cli/explain-error.ts';
import { createProgram } from '../src/cli/program.ts';
import { findPages } from '../src/cli/find-pages.ts';
import { CHECK_FORMATS } from '../src/reports/check-formats.ts';
import { parseOutput, removeKnown, summarizeCheck } from '../src/reports/check-output.ts';
import { row } from './evidence.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'a11y-audit-check-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('serves each HTML file of a folder, and nothing outside of it', async () => {
  mkdirSync(join(root, 'site/über uns'), { recursive: true });
  writeFileSync(join(root, 'site/index.html'), '<title>Start</title>');
  writeFileSync(join(root, 'site/über uns/index.html'), '<title>Wir</title>');
  writeFileSync(join(root, 'site/style.css'), '');
  writeFileSync(join(root, 'secret.html'), '');
  const pages = await findPages(join(root, 'site'));
  expect(pages.map(({ id }) => id)).toEqual(['index.html', 'über uns/index.html']);
  const read = async (address: string) => {
    const response = await fetch(address);
    return [response.status, response.headers.get('content-type'), await response.text()];
  };
  const [start, us] = pages.map(({ addresses }) => addresses.en);
  expect(await read(us ?? '')).toEqual([200, 'text/html; charset=utf-8', '<title>Wir</title>']);
  expect(await read(new URL('style.css', start).href)).toEqual([200, 'text/css', '']);
  expect((await read(new URL('..%2fsecret.html', start).href))[0]).toBe(404);
  expect((await read(new URL('50%', start).href))[0]).toBe(404);
});

test('lists the pages of a sitemap, and of an index of sitemaps', async () => {
  const server = createServer(({ url, headers: { host } }, response) =>
    response.end(
      url === '/sitemap.xml'
        ? `<sitemapindex><sitemap><loc>http://${host}/pages.xml</loc></sitemap></sitemapindex>`
        : url === '/pages.xml'
          ? '<urlset><url><loc> https://example.org/?a=1&amp;b=2 </loc></url><url><loc><![CDATA[https://example.org/b]]></loc></url></urlset>'
          : '<html></html>',
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    expect((await findPages(`${base}/sitemap.xml`)).map(({ addresses }) => addresses.en)).toEqual([
      'https://example.org/?a=1&b=2',
      'https://example.org/b',
    ]);
    await expect(findPages(`${base}/feed.xml`)).rejects.toThrow('is no sitemap: it has no <loc>.');
  } finally {
    server.close();
  }
});

test('takes an address without the name of the command, and says what is wrong with it', async () => {
  await expect(createProgram().parseAsync(['scna'], { from: 'user' })).rejects.toThrow(
    'scna is neither a folder nor an address',
  );
  await expect(findPages(root)).rejects.toThrow('has no HTML file.');
  await expect(findPages('https://exa mple')).rejects.toThrow('https://exa mple is not an address.');
  await expect(findPages(import.meta.filename)).rejects.toThrow('is a file. Give its folder');
  await expect(findPages('http://localhost:1/index.json')).rejects.toThrow('does not respond.');
});

test('prints a message without a stack, and a fault of the program with one', () => {
  expect(explainError(new Error('There is no page or story nope.'))).toBe('There is no page or story nope.');
  expect(explainError(new TypeError('x is not a function'))).toMatch(
    /^TypeError: x is not a function\n +at /,
  );
});

test.each([
  [['x', '--timeout', 'abc'], "'--timeout <seconds>' argument 'abc' is invalid. Write a number above 0."],
  [['x', '--baseline', 'nope.json'], 'There is no file nope.json for --baseline.'],
  [['verify', '--config', 'nope.ts'], 'There is no config nope.ts.'],
  [['listen', 'no.scenario.yml'], 'There is no scenario no.scenario.yml.'],
])('exits with 2 for %j, and says why', (args, message) => {
  const main = join(import.meta.dirname, '../src/main.ts');
  writeFileSync(
    join(root, 'audit.config.ts'),
    `export default { product: { en: 'A', es: 'A' }, sources: [{ kind: 'storybook', base: 'http://localhost:1' }] };`,
  );
  const { status, stderr } = spawnSync(process.execPath, [main, ...args], { cwd: root, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining(message) as string });
  expect(stderr).not.toMatch(/^ +at /m);
});

test.each([
  [['scan', '--minutes', '0'], 'Write a number above 0.'],
  [['scan', '--base', 'localhost:3000'], 'Write an address that begins with http:// or https://.'],
  [['listen', '--base', 'http://'], 'Write an address that begins with http:// or https://.'],
])('takes no %j', async (args, message) => {
  const program = createProgram();
  for (const command of program.commands)
    command.exitOverride().configureOutput({ writeErr: () => undefined });
  await expect(program.parseAsync(args, { from: 'user' })).rejects.toThrow(message);
});

const output = summarizeCheck(
  ['home'],
  [
    row('reflow', ['1.4.10'], 'failed', { width: 320 }),
    row('reflow', ['1.4.10'], 'failed'),
    row('page-title', ['2.4.2'], 'passed'),
    row('focus-order', ['2.4.3'], 'untested', { reason: 'The page did not respond within 60 s.' }),
  ],
);

test('prints a failure of several states once, and what was not tested', () => {
  expect(CHECK_FORMATS.text(output).split('\n')).toEqual([
    'home',
    '  reflow 1.4.10 AA  html  Too wide.',
    'NOT TESTED home focus-order: The page did not respond within 60 s.',
    '1 page, 1 failure, 1 NOT TESTED.',
    'Finding none is no proof: most of WCAG needs a person.',
  ]);
  expect(JSON.parse(CHECK_FORMATS.json(output))).toEqual(output);
});

test('prints a page that does not load once, and not for each rule', () => {
  const untested = ['a', 'b', 'c', 'd'].map((rule) => ({ page: 'home', rule, reason: 'It is gone.' }));
  const text = CHECK_FORMATS.text({
    ...output,
    untested: [...untested, { page: 'home', rule: 'e', reason: 'It waits.' }],
  });
  expect(text.match(/^NOT TESTED.*/gm)).toEqual([
    'NOT TESTED home 4 rules: It is gone.',
    'NOT TESTED home e: It waits.',
  ]);
});

test('writes JUnit and HTML with the text of pages escaped', () => {
  const [failure] = output.failures;
  const seen = { ...output, failures: failure ? [{ ...failure, seen: '“<b>” & more' }] : [] };
  expect(CHECK_FORMATS.junit(seen)).toContain('<failure message="“&lt;b&gt;” &amp; more (html)"');
  expect(CHECK_FORMATS.junit(seen)).toContain('tests="2" failures="1" errors="1"');
  expect(CHECK_FORMATS.html(seen)).toContain('“&lt;b&gt;” &amp; more');
});

test('leaves out the failures of a baseline, and counts them', () => {
  const baseline = parseOutput(CHECK_FORMATS.json(output));
  expect(removeKnown(output, baseline)).toEqual({ ...output, failures: [], known: 1 });
  expect(CHECK_FORMATS.text(removeKnown(output, baseline))).toContain('1 more is in the baseline.');
});

test('writes SARIF with the rule, the page and the place', () => {
  const { version, runs } = JSON.parse(CHECK_FORMATS.sarif(output)) as {
    version: string;
    runs: { results: unknown[]; invocations: { executionSuccessful: boolean }[] }[];
  };
  expect(version).toBe('2.1.0');
  expect(runs[0]?.results).toEqual([
    {
      ruleId: 'reflow',
      level: 'error',
      message: { text: 'Too wide. (html)' },
      locations: [
        {
          physicalLocation: { artifactLocation: { uri: 'home' } },
          logicalLocations: [{ fullyQualifiedName: 'html' }],
        },
      ],
    },
  ]);
  expect(runs[0]?.invocations[0]?.executionSuccessful).toBe(false);
});
